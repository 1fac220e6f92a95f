import { Component, type ReactNode } from 'react';
import { Splash } from '../layout/splash.tsx';

/** Shown instead of a blank page when the page itself has a fault. */
export class Crash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Splash>
        <div role="alert" className="failure">
          <p className="failure-title">The page has a fault: {error.message}</p>
          <p>
            Your runs go on. <a href="/">Load the page again</a>; if it happens again, report it with this text.
          </p>
        </div>
      </Splash>
    );
  }
}
