import type { FixAttempt, Verdict } from '../contracts/index.ts';

/** Signs that a tier goes round in circles, on the attempts of one tier, oldest first. */
export function detectLoop(attempts: readonly FixAttempt[], sameErrorLimit: number): Verdict['loop'] {
  const last = attempts.at(-1);
  if (!last) return 'none';
  const earlier = attempts.slice(0, -1);
  if (last.edits_sha256 !== '') {
    if (earlier.at(-1)?.edits_sha256 === last.edits_sha256) return 'same_edit';
    if (earlier.some((attempt) => attempt.edits_sha256 === last.edits_sha256)) return 'back_and_forth';
  }
  const recent = attempts.slice(-sameErrorLimit);
  const stuck =
    last.error_signature !== '' &&
    recent.length === sameErrorLimit &&
    recent.every((attempt) => attempt.error_signature === last.error_signature);
  return stuck ? 'same_error' : 'none';
}
