import type { ForgeRun, Mutant } from '../../core/contracts/index.ts';
import { forgeRun, type RunParts } from './forge.ts';

/** A mutant of `a.py` that survived. */
export function mutant(more: Partial<Mutant> = {}): Mutant {
  const line = more.line ?? 2;
  return {
    id: `a.py:mean:${line}`,
    path: 'a.py',
    function: 'mean',
    line,
    column: 4,
    end_line: line,
    end_column: 9,
    operator: 'arithmetic',
    before: 'sum(v) / len(v)',
    after: 'sum(v) * len(v)',
    status: 'survived',
    killed_by: null,
    ...more,
  };
}

/** A run of a suite with these survivors. */
export function mutantsRun(survivors: readonly Mutant[], parts: RunParts = {}): ForgeRun {
  const run = forgeRun({ mutation: 60, ...parts });
  return run.mutation ? { ...run, mutation: { ...run.mutation, survivors: [...survivors] } } : run;
}
