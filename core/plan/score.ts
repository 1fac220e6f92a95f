import type { ScoreCounts } from '../contracts/index.ts';

/** Nothing counted yet. */
export const NO_COUNTS: ScoreCounts = { statement: 0, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 0 };

export function addCounts(a: ScoreCounts, b: ScoreCounts): ScoreCounts {
  return {
    statement: a.statement + b.statement,
    fatal: a.fatal + b.fatal,
    error: a.error + b.error,
    warning: a.warning + b.warning,
    refactor: a.refactor + b.refactor,
    convention: a.convention + b.convention,
  };
}

/**
 * pylint's own score, from 0.0 to 10.0, of counts summed over files: each error weighs
 * five messages, relative to the number of statements; a fatal message gives 0.
 * Without a statement there is nothing to score: 0.0.
 *
 * @see pylint's `evaluation` option, whose default formula this is.
 */
export function pylintScore(counts: ScoreCounts): number {
  if (counts.fatal > 0 || counts.statement === 0) return 0;
  const weight = 5 * counts.error + counts.warning + counts.refactor + counts.convention;
  return Math.max(0, 10 - (weight / counts.statement) * 10);
}

/** The score of a project: files that do not parse have messages, but no statements. */
export function projectScore(files: readonly { pylint: { score_counts: ScoreCounts } }[]): number {
  return round2(pylintScore(files.map((file) => file.pylint.score_counts).reduce(addCounts, NO_COUNTS)));
}

/** Two decimals, as pylint prints them. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
