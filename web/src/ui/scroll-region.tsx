import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  readonly className: string;
  /** Its name; or the id of what names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** @default none */
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of the page that scrolls by itself, and can be reached and scrolled by keyboard. */
export function ScrollRegion({ className, label, labelledBy, ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll what is inside
    <section ref={ref} className={className} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}
