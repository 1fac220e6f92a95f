import type { SuiteProof } from '../contracts/index.ts';
import { percent } from './forge-rows.ts';

/** The mutation score in a line; how it was without the tests that were added, where some were. */
export function proofLine(proof: SuiteProof): string {
  const { mutation_error, score_before, mutants, detected, not_run, added } = proof;
  const sample = mutation_error === null ? '' : ` ± ${mutation_error.toFixed(2)}`;
  const rest = not_run === 0 ? '' : `, ${not_run} more were not run`;
  const more =
    score_before === null
      ? ''
      : `; ${percent(score_before)} before ${added.length} ${added.length === 1 ? 'test was' : 'tests were'} added`;
  return `${percent(proof.mutation_score)}${sample}: ${detected} of ${mutants} mutants detected${rest}${more}`;
}

export const SURVIVOR_HEADS = ['Place', 'What no test notices', 'Near a repair'];

/** Undetected mutants, those near a repaired line first. */
export function survivorRows({ survivors }: SuiteProof): string[][] {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
  return survivors.map((one) => [
    `${one.path}:${one.line} ${one.function}`,
    `${short(one.before)} becomes ${short(one.after)}`,
    one.near_repair ? 'yes' : 'no',
  ]);
}
