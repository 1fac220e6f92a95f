import type { Policies } from '../config/policies.ts';
import type { ModelCallError } from './call-error.ts';
import type { Circuit } from './ledger.ts';

/** For so long is a model left that will not answer in this run: a wrong key, no quota. */
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
  // The next call goes without it: nothing is held against the model.
  if (error.kind === 'parameter') return before;
  const failures = before.failures + 1;
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  // A request that was refused may have been too long: the next one may not be.
  if (error.kind === 'rejected') return { failures, not_before: null, open_until: at(policies.circuit_open_s * 1000) };
  if (!error.retryable) return { failures, not_before: null, open_until: at(FOR_THE_RUN_MS) };
  // No date is so far away that it could not be written down.
  const asked = error.retryAfter_s === undefined ? undefined : Math.min(error.retryAfter_s, FOR_THE_RUN_MS / 1000);
  if (failures >= policies.tries || (asked ?? 0) > policies.longest_retry_after_s) {
    const open_s = Math.max(policies.circuit_open_s, asked ?? 0);
    return { failures, not_before: null, open_until: at(open_s * 1000) };
  }
  const longest = Math.min(policies.longest_wait_s, policies.first_wait_s * 2 ** (failures - 1));
  // A provider that names a time is taken at its word; a little is added so that not all come at once.
  const wait_s = asked === undefined ? longest * random : asked + longest * random * 0.1;
  return { failures, not_before: at(wait_s * 1000), open_until: null };
}

const AFTER_SUCCESS: Circuit = { failures: 0, not_before: null, open_until: null };

/**
 * What a failure says of a model that other calls spoke to at the same time: failures of
 * calls made together are one in a row, and the longest of their waits stands.
 *
 * @param before What was known when the call began.
 * @param current What is known now.
 * @param fail What follows from one more failure.
 */
export function besideOthers(before: Circuit, current: Circuit, fail: (known: Circuit) => Circuit): Circuit {
  const failed = fail({ ...current, failures: Math.min(before.failures, current.failures) });
  return {
    failures: Math.max(current.failures, failed.failures),
    not_before: later(current.not_before, failed.not_before),
    open_until: later(current.open_until, failed.open_until),
  };
}

/** An answer ends what was held against a model, unless another call has failed since this one began. */
export function afterSuccess(before: Circuit, current: Circuit): Circuit {
  return current.failures > before.failures ? current : AFTER_SUCCESS;
}

function later(one: string | null, other: string | null): string | null {
  return one !== null && (other === null || one > other) ? one : other;
}

/** Whether a model may be chosen at all at this moment. */
export function isOpen(circuit: Circuit, now: Date): boolean {
  return circuit.open_until !== null && Date.parse(circuit.open_until) > now.getTime();
}

/** Seconds until a model may be asked; 0 when it may now. */
export function waitOf(circuit: Circuit, now: Date): number {
  return circuit.not_before === null ? 0 : Math.max(0, (Date.parse(circuit.not_before) - now.getTime()) / 1000);
}
