import type { Edit, EditSet, RefactoringState } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { applyEdits } from '../workspace/apply-edits.ts';
import { type FileTree, sortedPaths } from '../workspace/file-tree.ts';
import { unzipStored } from '../workspace/unzip.ts';
import { zipTree } from '../workspace/zip.ts';
import type { AgentContext, RunRef } from './context.ts';

/** A snapshot unpacked. */
export async function readSnapshot(context: AgentContext, run: RunRef, number: number): Promise<FileTree> {
  const key = runKeys(run.owner, run.run_id).snapshot(number);
  const stored = await context.store.get(key);
  if (!stored) throw new SwarmError('WorkbenchFailed', `${key} is missing`);
  return unzipStored(stored.body, context.config.policies.archive);
}

/** Makes snapshot `number` out of another one and the edits of an attempt. */
export async function writeSnapshot(
  context: AgentContext,
  state: RefactoringState,
  parts: { from: number; number: number; edits: readonly Edit[] },
): Promise<void> {
  const tree = applyEdits(await readSnapshot(context, state, parts.from), parts.edits);
  const key = runKeys(state.owner, state.run_id).snapshot(parts.number);
  await context.store.put(key, zipTree(tree), { contentType: 'application/zip' });
}

/** Writes all changes from the input to a snapshot as one set of edits, for the security audit. */
export async function writeAccepted(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  snapshot: number,
): Promise<void> {
  const before = await readSnapshot(context, state, 0);
  const after = await readSnapshot(context, state, snapshot);
  const edits: Edit[] = sortedPaths(after).flatMap((path) => {
    const fresh = after.get(path)?.bytes;
    const old = before.get(path)?.bytes;
    if (!fresh || (old && Buffer.compare(old, fresh) === 0)) return [];
    return [{ path, content: Buffer.from(fresh).toString('base64'), encoding: 'base64', changes: [] }];
  });
  const set: EditSet = { edits, not_done: [], cost_usd: 0, calls: 0 };
  await writeJson(context.store, runKeys(state.owner, state.run_id).accepted(round), set);
}
