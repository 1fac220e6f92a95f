import type { RunFinished } from '../contracts/index.ts';

/** Where it is told that a run has ended; injected, so that core knows no AWS. */
export interface EventBus {
  /** The address at which others may read an object. */
  addressOf(key: string): string;
  runFinished(event: RunFinished): Promise<void>;
}
