import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

interface NavLinkProps {
  readonly to: string;
  readonly className: string;
  /** Its name where the text is not enough. @default the text */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that says when it is the page one is on. */
export function NavLink({ to, className, label, children }: NavLinkProps) {
  const [path] = useLocation();
  return (
    <Link href={to} className={className} aria-label={label} aria-current={path === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
