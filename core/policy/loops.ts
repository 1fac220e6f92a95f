import type { FixAttempt, Verdict } from '../contracts/index.ts';

export interface LoopLimits {
  /** The same failures this often in a row are a loop. */
  readonly same_error_limit: number;
  /** Two attempts in a row that are more alike than this are a loop. */
  readonly similarity: number;
}

/** Signs that a tier goes round in circles, on the attempts of one tier, oldest first. */
export function detectLoop(attempts: readonly FixAttempt[], limits: LoopLimits): Verdict['loop'] {
  const last = attempts.at(-1);
  if (!last) return 'none';
  const earlier = attempts.slice(0, -1);
  // What was proposed counts, also where it was not carried out because it was known.
  const proposed = last.edits_sha256 || last.proposal_sha256;
  if (proposed !== '') {
    if (earlier.at(-1)?.edits_sha256 === proposed) return 'same_edit';
    if (earlier.some((attempt) => attempt.edits_sha256 === proposed)) return 'back_and_forth';
  }
  if (earlier.length > 0 && last.similarity > limits.similarity) return 'similar';
  return sameErrorInARow(attempts) >= limits.same_error_limit ? 'same_error' : 'none';
}

/** How many of the newest attempts failed in the very same way. */
export function sameErrorInARow(attempts: readonly FixAttempt[]): number {
  const last = attempts.at(-1);
  if (!last || last.error_signature === '') return 0;
  const other = attempts.findLastIndex((attempt) => attempt.error_signature !== last.error_signature);
  return attempts.length - 1 - other;
}
