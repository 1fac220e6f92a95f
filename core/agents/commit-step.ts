import { writeRunLog } from '../build/write-run-log.ts';
import type { RefactoringState } from '../contracts/index.ts';
import { appendEntries, type EntryDraft, logEntry, stableId } from '../log/experiment-log.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { saveState } from './state-store.ts';
import { pendingEntries } from './step-results.ts';

/** What an agent's step leaves behind. */
export interface StepRecord {
  /** Names the step within the run; a retry of it has the same name. */
  readonly step: string;
  readonly drafts: readonly EntryDraft[];
  /** Keys of results ordered in this step; their log entries are merged by a later one. */
  readonly issued?: readonly string[];
}

/**
 * Ends an agent's step: first the log, with what the workbench left and what the agent
 * says, in one append; then the state. A retry after a crash between the two adds
 * nothing twice, because entries are known by their id.
 */
export async function commitStep(
  context: AgentContext,
  state: RefactoringState,
  etag: string | undefined,
  record: StepRecord,
): Promise<string> {
  const { entries, merged } = await pendingEntries(context, state);
  const own = record.drafts.map((draft, index) =>
    logEntry(draft, context.now(), stableId(`${state.owner}/${state.run_id}/${record.step}/${index}`)),
  );
  const keys = runKeys(state.owner, state.run_id);
  const log = await appendEntries(context.store, keys.log, [...entries, ...own]);
  if (state.build) await writeRunLog(context.store, keys.runLog, log);
  const pending = state.pending_results.filter((key) => !merged.includes(key));
  return saveState(context, { ...state, pending_results: [...new Set([...pending, ...(record.issued ?? [])])] }, etag);
}
