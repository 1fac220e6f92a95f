import type { ForgePolicy } from '../config/policies.ts';
import type { ForgeStatic, Trust } from '../contracts/index.ts';

/** How reliable a suite looks before it has run, and what speaks against it. */
export interface RatedBefore {
  readonly level: Trust;
  readonly reasons: string[];
}

const ORDER: readonly Trust[] = ['low', 'medium', 'high'];

/**
 * Rates a suite by how sure the model was of its words (mean surprise of a token in nats, where
 * it is known) and by what tools say of the text. Messages of lint take one level away.
 */
export function rateBefore(
  found: Pick<ForgeStatic, 'syntax_ok' | 'lint_issue_count' | 'complexity' | 'without_assertion'> & { tests: number },
  entropy: number | null,
  policy: ForgePolicy,
): RatedBefore {
  const reasons: string[] = [];
  let level: Trust = 'high';
  const atMost = (most: Trust, reason: string) => {
    if (ORDER.indexOf(most) < ORDER.indexOf(level)) level = most;
    reasons.push(reason);
  };
  if (!found.syntax_ok) atMost('low', 'a test file does not parse');
  if (found.tests === 0) atMost('low', 'there is no test');
  if (entropy !== null && entropy > policy.entropy.medium) {
    atMost('low', `the model was unsure of its words (${entropy.toFixed(2)} nats a token)`);
  } else if (entropy !== null && entropy > policy.entropy.high) {
    atMost('medium', `the model was not quite sure of its words (${entropy.toFixed(2)} nats a token)`);
  }
  if (found.without_assertion * 2 > found.tests) {
    atMost('low', `${found.without_assertion} of ${found.tests} tests assert nothing`);
  } else if (found.without_assertion > 0) {
    atMost('medium', `${found.without_assertion} tests assert nothing`);
  }
  if (found.complexity > policy.complexity) atMost('medium', `a test has the complexity ${found.complexity}`);
  if (found.lint_issue_count > 0) {
    level = ORDER[ORDER.indexOf(level) - 1] ?? 'low';
    reasons.push(`${found.lint_issue_count} messages of lint`);
  }
  return { level, reasons };
}

/** Mean surprise of the tokens of an answer in nats: the average of minus the log-probability; null without any. */
export function entropyOf(logprobs: readonly { readonly logprob: number }[]): number | null {
  if (logprobs.length === 0) return null;
  const sum = logprobs.reduce((total, token) => total - token.logprob, 0);
  return Math.max(0, Math.round((sum / logprobs.length) * 10_000) / 10_000);
}
