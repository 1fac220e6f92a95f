import { type CoderEdits, type Edit, EditSetSchema, type RefactoringState } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import { applyEdits } from '../../workspace/apply-edits.ts';
import type { FileTree } from '../../workspace/file-tree.ts';
import type { AgentContext } from '../context.ts';
import { readSnapshot } from '../snapshots.ts';
import { readStepResult } from '../step-results.ts';
import { workingSnapshot } from '../work-orders.ts';
import { progressOf } from './orders.ts';

/** What a coder answered, as edits of the project. */
export function asEdits({ edits }: CoderEdits, tier: string): Edit[] {
  const kind = tier === 'builtin' ? ('repair' as const) : ('model' as const);
  return edits.map(({ path, content }) => ({
    path,
    content,
    encoding: 'utf-8',
    changes: [{ path, line: 0, rule: tier, kind, message: `Written by tier ${tier}` }],
  }));
}

/** What the attempts before have left of the current task: whole files, the newest of each. */
export async function editsSoFar(context: AgentContext, state: RefactoringState): Promise<Edit[]> {
  const build = progressOf(state);
  const round = build.tasks[build.current]?.last_round ?? 0;
  if (round === 0) return [];
  const found = await readStepResult(context, runKeys(state.owner, state.run_id).edits(round), EditSetSchema);
  return found?.result?.edits ?? [];
}

/** The last good snapshot with what the attempts at the current task have left. */
export async function workedOn(context: AgentContext, state: RefactoringState): Promise<FileTree> {
  const tree = await readSnapshot(context, state, workingSnapshot(state));
  return applyEdits(tree, await editsSoFar(context, state));
}

/** Edits with newer ones laid over them, sorted by path. */
export function merged(older: readonly Edit[], newer: readonly Edit[]): Edit[] {
  const byPath = new Map([...older, ...newer].map((edit) => [edit.path, edit]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
