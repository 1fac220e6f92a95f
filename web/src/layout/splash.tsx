import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';

/** A page with nothing but the name: before anything is known, and when nothing can be. */
export function Splash({ busy = false, children }: { busy?: boolean; children?: ReactNode }) {
  return (
    <main className="splash">
      <p className="splash-name">
        <Mark /> Refactoring Swarm
      </p>
      {busy && (
        <p className="muted" role="status">
          Connecting…
        </p>
      )}
      {children}
    </main>
  );
}
