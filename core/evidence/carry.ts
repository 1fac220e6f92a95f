import type { Behaviour, EditSet, FunctionEvidence, Question, RefactoringState } from '../contracts/index.ts';
import { functionKey } from './functions.ts';

/** What the accepted attempts of a run brought, in the terms of evidence. */
export type Carried = Pick<RefactoringState, 'repaired' | 'behaviour' | 'not_gated'>;

export const NOTHING_CARRIED: Carried = { repaired: [], behaviour: [], not_gated: [] };

/** Entries of behaviour that a state may hold. */
const MOST_BEHAVIOUR = 100;

/** What is known with an accepted attempt more; of a function told again, the later word counts. */
export function withRepair(before: Carried, repair: EditSet['repair']): Carried {
  if (!repair) return before;
  const { functions, behaviour, not_gated } = repair;
  return {
    repaired: replacing(before.repaired, functions, nameOf),
    behaviour: replacing(before.behaviour, behaviour, functionOf).slice(0, MOST_BEHAVIOUR),
    not_gated: replacing(before.not_gated, not_gated, nameOf),
  };
}

/**
 * The questions that are open after an attempt. Whoever searched says anew what is open; what a model
 * did answers them all where it leaves nothing red, and none where it does not.
 */
export function questionsAfter(
  before: readonly Question[],
  { repair }: Pick<EditSet, 'repair'>,
  allGreen: boolean,
): Question[] {
  if (repair) return [...repair.questions];
  return allGreen ? [] : [...before];
}

function replacing<T>(before: readonly T[], fresh: readonly T[], keyOf: (item: T) => string): T[] {
  const later = new Map(fresh.map((item) => [keyOf(item), item]));
  return [...before.filter((item) => !later.has(keyOf(item))), ...later.values()];
}

function nameOf({ path, name }: Pick<FunctionEvidence, 'path' | 'name'>): string {
  return functionKey(path, name);
}

function functionOf({ path, function: name }: Pick<Behaviour, 'path' | 'function'>): string {
  return functionKey(path, name);
}
