import type { ForgeRun, FunctionEvidence, Mutant, Question } from '../contracts/index.ts';

/** Lines that a run changed, by path. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Whether a mutant is in a changed line, or at most so many lines beside one. */
export function isNear(
  mutant: Pick<Mutant, 'path' | 'line' | 'end_line'>,
  changed: ChangedLines,
  near: number,
): boolean {
  const lines = changed.get(mutant.path);
  if (!lines) return false;
  for (let line = mutant.line - near; line <= mutant.end_line + near; line += 1) if (lines.has(line)) return true;
  return false;
}

/** Mutants near a repaired line that no test detects: each asks for a test. */
export function askingMutants(run: ForgeRun, changed: ChangedLines, near: number): Mutant[] {
  return (run.mutation?.survivors ?? []).filter((mutant) => isNear(mutant, changed, near));
}

/**
 * Whether evidence says what the function of a mutant should do. A test of what another one does
 * now would hold it to what may be wrong.
 *
 * @param functions - Of the input; where there are none, nothing is known and every mutant counts.
 */
export function isEvident(
  mutant: Pick<Mutant, 'path' | 'function'>,
  functions: readonly FunctionEvidence[],
  questions: readonly Question[],
): boolean {
  const same = (one: { path: string }, name: string) =>
    one.path === mutant.path && plainName(name) === plainName(mutant.function);
  if (functions.length === 0) return true;
  if (questions.some((question) => same(question, question.function))) return false;
  return functions.some((one) => same(one, one.name) && (one.evidence === 'shown' || one.evidence === 'specified'));
}

/** A name as the clean-up leaves it comparable: it may rename `findMaximum` to `find_maximum`. */
function plainName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
