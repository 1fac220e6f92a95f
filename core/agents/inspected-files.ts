import {
  type InspectedFile,
  InspectResultSchema,
  type RefactoringState,
  type TestRun,
  type VerifyResult,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { readStepResult } from './step-results.ts';

/** All files of all shards; a shard that failed is named, its files are left out of the score. */
export async function inspectedFiles(
  context: AgentContext,
  state: RefactoringState,
): Promise<{ files: InspectedFile[]; missing: string[] }> {
  const keys = runKeys(state.owner, state.run_id);
  const files: InspectedFile[] = [];
  const missing: string[] = [];
  for (let shard = 0; shard < context.config.policies.inspect.max_shards; shard += 1) {
    const key = keys.inspectResult(shard);
    const found = await readStepResult(context, key, InspectResultSchema);
    if (found?.result) files.push(...found.result.files);
    else if (found || state.pending_results.includes(key)) {
      missing.push(`Inspection of shard ${shard + 1} failed: ${found?.error ?? 'it never answered'}`);
    }
  }
  if (files.length === 0) throw new SwarmError('WorkbenchFailed', `nothing was inspected. ${missing.join('. ')}`);
  return { files, missing };
}

/** What the report has to say about files that were only partly worked on. */
export function notesOn(
  files: readonly InspectedFile[],
  existing: Pick<TestRun, 'untestable_reason'> | undefined,
): string[] {
  const notes: string[] = [];
  for (const file of files) {
    if (file.pylint.unlinted) notes.push(`${file.path}: ${file.pylint.unlinted}; the file has no score`);
    const error = file.import_error;
    const missing = file.facts?.missing_imports ?? [];
    if (missing.length > 0) {
      notes.push(`${file.path}: not run, because ${missing.join(', ')} is not installed; linted and documented only`);
    } else if (error?.circular) {
      notes.push(`${file.path}: circular import (${error.message})`);
    } else if (error && file.parses) {
      notes.push(`${file.path}: importing it ends with ${error.type}: ${error.message}`);
    }
  }
  if (existing?.untestable_reason) notes.push(`The project's own tests are untestable: ${existing.untestable_reason}`);
  return notes;
}

/** Files that were linted before an attempt, and not after it: how they score is not known to be worse. */
export function unlintedNotes(verify: VerifyResult | undefined): string[] {
  const files = verify?.pylint?.files ?? [];
  return files.flatMap(({ path, unlinted }) => (unlinted ? [`${path}: after the changes, ${unlinted}`] : []));
}

/** Files of a large project that the clean-up did not come to. */
export function leftForTime({ left = [] }: Pick<RefactoringState, 'left'>): string[] {
  if (left.length === 0) return [];
  return [`${left.length} files were not cleaned up, since the time did not suffice: ${left.join(', ')}`];
}
