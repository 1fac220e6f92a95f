import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';

interface ActionButtonProps extends Omit<ButtonProps, 'className' | 'children'> {
  /** @default 'plain' */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly children: ReactNode;
}

/** A button of the page; while pending it takes no press and says so. */
export function ActionButton({ kind = 'plain', children, ...props }: ActionButtonProps) {
  return (
    <Button {...props} className={`button button-${kind}`}>
      {children}
    </Button>
  );
}
