import type { Policies } from '../config/policies.ts';
import type { ModelCallError } from './call-error.ts';
import type { Circuit } from './ledger.ts';

/** For so long is a model left that will not answer in this run: a wrong key, no quota, an unknown name. */
const FOR_THE_RUN_MS = 24 * 3_600_000;

/**
 * What is known of a model after one more failed call: when it may be asked again, or that
 * it is left for the next of its tier.
 *
 * @param random Between 0 and 1: full jitter of the wait.
 */
export function afterFailure(
  before: Circuit,
  error: ModelCallError,
  policies: Policies['models'],
  now: Date,
  random: number,
): Circuit {
  const failures = before.failures + 1;
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  if (!error.retryable) return { failures, not_before: null, open_until: at(FOR_THE_RUN_MS) };
  const asked = error.retryAfter_s;
  if (failures >= policies.tries || (asked ?? 0) > policies.longest_retry_after_s) {
    const open_s = Math.max(policies.circuit_open_s, asked ?? 0);
    return { failures, not_before: null, open_until: at(open_s * 1000) };
  }
  const longest = Math.min(policies.longest_wait_s, policies.first_wait_s * 2 ** (failures - 1));
  // A provider that names a time is taken at its word; a little is added so that not all come at once.
  const wait_s = asked === undefined ? longest * random : asked + longest * random * 0.1;
  return { failures, not_before: at(wait_s * 1000), open_until: null };
}

export const AFTER_SUCCESS: Circuit = { failures: 0, not_before: null, open_until: null };

/** Whether a model may be chosen at all at this moment. */
export function isOpen(circuit: Circuit, now: Date): boolean {
  return circuit.open_until !== null && Date.parse(circuit.open_until) > now.getTime();
}

/** Seconds until a model may be asked; 0 when it may now. */
export function waitOf(circuit: Circuit, now: Date): number {
  return circuit.not_before === null ? 0 : Math.max(0, (Date.parse(circuit.not_before) - now.getTime()) / 1000);
}
