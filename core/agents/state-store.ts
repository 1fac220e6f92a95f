import { type RefactoringState, RefactoringStateSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { readJson, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext, RunRef } from './context.ts';

/** A state as read, with the tag that its next write must name. */
export interface LoadedState {
  readonly state: RefactoringState;
  readonly etag: string;
}

/** The state of a run; throws `RunNotFound` when there is none. */
export async function loadState(context: AgentContext, run: RunRef): Promise<LoadedState> {
  const loaded = await findState(context, run);
  if (!loaded) throw new SwarmError('RunNotFound', `run ${run.run_id} of ${run.owner} has no state`);
  return loaded;
}

export async function findState(context: AgentContext, run: RunRef): Promise<LoadedState | undefined> {
  const found = await readJson(context.store, runKeys(run.owner, run.run_id).state, RefactoringStateSchema);
  return found && { state: found.value, etag: found.etag };
}

/** Writes a state over the one that was read; throws `StateConflict` when another writer was faster. */
export function saveState(context: AgentContext, state: RefactoringState, etag: string | undefined): Promise<string> {
  const condition = etag === undefined ? ({ ifNoneMatch: '*' } as const) : ({ ifMatch: etag } as const);
  return writeJson(context.store, runKeys(state.owner, state.run_id).state, state, condition);
}
