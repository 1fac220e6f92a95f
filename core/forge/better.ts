import type { ForgeFigures, VerdictOfSuite } from '../contracts/index.ts';

/** What suites are compared by. */
export interface Rank {
  readonly after_run: VerdictOfSuite;
  readonly red: number;
  readonly figures: ForgeFigures;
}

const LEVELS: readonly VerdictOfSuite[] = ['discard', 'needs_review', 'trusted'];

/**
 * Whether a suite is better than the best until now: by how far it can be trusted, then by
 * coverage and mutation together, then by fewer red tests. One that is to be discarded is never the best.
 */
export function isBetter(suite: Rank, best: Rank | undefined): boolean {
  if (suite.after_run === 'discard') return false;
  if (!best) return true;
  const levels = LEVELS.indexOf(suite.after_run) - LEVELS.indexOf(best.after_run);
  if (levels !== 0) return levels > 0;
  const gain = reached(suite.figures) - reached(best.figures);
  return gain === 0 ? suite.red < best.red : gain > 0;
}

function reached({ coverage, mutation }: ForgeFigures): number {
  return coverage + (mutation ?? 0);
}
