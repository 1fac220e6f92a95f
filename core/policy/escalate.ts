import type { Policies } from '../config/policies.ts';
import type { FixAttempt, Verdict } from '../contracts/index.ts';
import { sameErrorInARow } from './loops.ts';

/**
 * Why a tier is given up after its last attempt, or `none` while it may go on. The builtin
 * tier searches deeper with each attempt, so only models are given up for failing twice alike.
 *
 * @param attempts Those of the tier, oldest first.
 */
export function escalation(
  attempts: readonly FixAttempt[],
  tier: { readonly kind: 'builtin' | 'model'; readonly maxAttempts: number },
  loop: Verdict['loop'],
  policies: Policies['loop'],
): Verdict['escalation'] {
  const last = attempts.at(-1);
  if (!last) return 'none';
  if (last.failure === 'outage') return 'outage';
  if (loop !== 'none') return 'loop';
  if (tier.kind === 'model') {
    const limits = policies.escalate;
    const syntaxErrors = attempts.reduce((sum, attempt) => sum + attempt.syntax_errors, 0);
    if (last.crashed) return 'crash';
    if (syntaxErrors >= limits.syntax_errors) return 'syntax_errors';
    if (sameErrorInARow(attempts) >= limits.same_error) return 'same_error';
  }
  if (attempts.length >= tier.maxAttempts) return 'attempts';
  // A model that brought nothing once may bring something when it is asked anew; the engine will not.
  if (last.edits_sha256 === '' && (tier.kind === 'builtin' || last.failure !== 'malformed')) return 'no_answer';
  return 'none';
}
