import type { ForgeRun, Mutant } from '../contracts/index.ts';

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
