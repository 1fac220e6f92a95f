import { setTimeout as sleep } from 'node:timers/promises';

/** How long a stack that does not answer is waited for. */
const PATIENCE_MS = 10 * 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

const NETWORK_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH',
  'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL',
]); // biome-ignore format: a list reads best as a block
const PASSING_NAMES = new Set(['TimeoutError', 'RequestTimeout', 'RequestExpired', 'ThrottlingException']);

/** What waiting for a stack takes. */
export interface Patience {
  readonly signal?: AbortSignal;
  /** Whether waiting can help at all; asked before each wait. */
  readonly mayComeBack: () => Promise<boolean>;
  /** Told once for each time that the stack stops answering. */
  readonly onSilence: () => void;
  /** Longest wait in milliseconds of time awake; default: 10 minutes. */
  readonly limitMs?: number;
}

/** Whether a call may succeed later as it is: the network was gone, or the service was. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_CODES.has(code) || PASSING_NAMES.has(error.name) || statusOf(error) >= 500;
}

/**
 * Makes a call again and again until it is answered: a laptop may be closed, a network be
 * gone for a while. Throws the last error when it would not help, or after the limit.
 */
export async function patiently<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  // A clock that stands still while the machine sleeps, where the system has one.
  const until = performance.now() + (patience.limitMs ?? PATIENCE_MS);
  let wait = FIRST_WAIT_MS;
  let silent = false;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      patience.signal?.throwIfAborted();
      if (!isPassing(error) || performance.now() + wait > until || !(await patience.mayComeBack())) throw error;
    }
    if (!silent) patience.onSilence();
    silent = true;
    await sleep(wait, undefined, { signal: patience.signal });
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

function statusOf(error: Error): number {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return 0;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : 0;
}
