import type { Critique, Decision } from '../contracts/index.ts';

/** What the router looks at. */
export type RouterFacts = Pick<Critique, 'no_progress' | 'compile_error' | 'low_coverage' | 'low_mutation'>;

/** Whether another round is made. The first row that applies decides. */
export function decide(critique: RouterFacts, roundsDone: number, maxRounds: number): Decision {
  if (roundsDone >= maxRounds) return 'FINISH';
  if (critique.no_progress) return 'FINISH';
  if (critique.compile_error) return 'ENHANCE';
  if (!critique.low_coverage && !critique.low_mutation) return 'FINISH';
  return 'ENHANCE';
}
