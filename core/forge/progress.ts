import type { ForgePolicy } from '../config/policies.ts';
import type { ForgeFigures } from '../contracts/index.ts';

/** Percentage points between two rounds. */
export interface Deltas {
  readonly coverage: number;
  readonly mutation: number;
}

/** How far a round went beyond the one before; nothing where it is the first. */
export function deltasOf(now: ForgeFigures, before: ForgeFigures | undefined): Deltas {
  if (!before) return { coverage: 0, mutation: 0 };
  // A score that is there for the first time is all gain; one that is gone tells nothing.
  const mutation = now.mutation === null ? 0 : now.mutation - (before.mutation ?? 0);
  return { coverage: points(now.coverage - before.coverage), mutation: points(mutation) };
}

/** Whether a round has come on, by coverage or by mutants. */
export function isProgress(deltas: Deltas, { progress }: ForgePolicy): boolean {
  return deltas.coverage >= progress.coverage || deltas.mutation >= progress.mutation;
}

/** Rounds in a row without progress while a target is missed. The first round has nothing to be held against. */
export function nextStagnation(
  stagnation: number,
  round: { readonly first: boolean; readonly progress: boolean; readonly missesTarget: boolean },
): number {
  if (round.progress || round.first) return 0;
  return round.missesTarget ? stagnation + 1 : stagnation;
}

/** Differences of percentages that have two decimals have two as well. */
function points(value: number): number {
  return Math.round(value * 100) / 100;
}
