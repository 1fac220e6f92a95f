import {
  OwnerSchema,
  type RefactoringState,
  type RunSummary,
  RunSummarySchema,
  type StopReason,
  type Workflow,
} from '../contracts/index.ts';
import { ERRORS, messageOf } from '../errors.ts';
import type { EntryDraft } from '../log/experiment-log.ts';
import { Ledger, spent } from '../models/ledger.ts';
import type { EventBus } from '../notify/event-bus.ts';
import { runFinished } from '../notify/run-finished.ts';
import { readJson, updateWithRetry, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { tierStats } from './accounts.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { emptyState } from './empty-state.ts';
import { statusFor, stopDetail } from './endings.ts';
import { finalReport } from './final-report.ts';
import { forgeModel, type MutationScript, tryMeasurements } from './forge/outputs.ts';
import { forgeSummary, publishedSuite } from './forge/published-suite.ts';
import type { NamedError } from './payload.ts';
import { reportFacts } from './report-facts.ts';
import { publishedResult, refactorModel, writeOutputs } from './result.ts';
import { endSentence, runEvidence } from './run-evidence.ts';
import { findState } from './state-store.ts';
import { builtFields, evidenceDetails, summaryOf } from './summary.ts';

export interface PublishInput {
  readonly run: RunRef;
  /** @default refactor */
  readonly workflow?: Workflow;
  /** Draws the mutants of a run of forge. @default there is no such page */
  readonly mutationScript?: MutationScript;
  /** Why the run ends here, when a step failed or the input was refused. */
  readonly error?: NamedError;
  /** Key of the upload that started the run: a report is put beside it. @default there is none */
  readonly upload?: string;
}

/** Error names of Step Functions for an execution that somebody or a limit ended. */
const STOPPED = new Set(['ABORTED', 'Stopped']);
const TIMED_OUT = new Set(['TIMED_OUT']);

/**
 * Ends a run in a named state, whatever happened: writes the best snapshot, patch,
 * reports, log and summary. A run that has ended already is answered as it ended. An agent
 * whose execution was stopped may still be at work: what it writes meanwhile is taken in.
 */
export function publish(context: AgentContext, input: PublishInput, events?: EventBus): Promise<RunSummary> {
  return updateWithRetry(() => publishOnce(context, input, events));
}

async function publishOnce(context: AgentContext, input: PublishInput, events?: EventBus): Promise<RunSummary> {
  const run = { run_id: input.run.run_id, owner: OwnerSchema.parse(input.run.owner) };
  const keys = runKeys(run.owner, run.run_id);
  const loaded = await findState(context, run);
  const over = loaded?.state.finished_at ? loaded.state : undefined;
  if (over) {
    const told = await readJson(context.store, keys.summary, RunSummarySchema);
    if (told?.value.stop_reason === over.stop_reason) return told.value;
  }
  const book = await new Ledger(context.store, keys.ledger).read();
  const reached =
    over ?? ended(context, loaded?.state ?? emptyState(context, run, input.workflow), input.error, spent(book));
  const forged = reached.request.workflow === 'forge' ? await publishedSuite(context, reached) : undefined;
  const result = forged ?? (await publishedResult(context, reached));
  const facts = await reportFacts(context, reached);
  const evidence = runEvidence(reached, result, facts);
  const state: RefactoringState = { ...reached, stop_detail: over?.stop_detail ?? endSentence(reached, evidence) };
  const report = result.tree.size > 0 && !forged ? await finalReport(context, state) : null;
  const accounts = { tiers: tierStats(state, book), final_report: report };
  const summary: RunSummary = {
    ...summaryOf(state, result, accounts, evidence, facts),
    ...(forged ? { forge: forgeSummary(state, forged) } : {}),
    ...builtFields(state, result),
  };
  if (report) await writeJson(context.store, keys.finalReport, report);
  const model = forged ? forgeModel(state, forged, summary) : refactorModel(state, result, summary, facts, evidence);
  const lost = forged ? await tryMeasurements(context, state, input.mutationScript) : [];
  await writeOutputs(context, state, result, { ...model, notes: [...model.notes, ...lost] }, input.upload);
  await writeJson(context.store, keys.summary, summary);
  // Two were publishing at a time: what the slower one had written over is put right by now.
  if (over) return summary;
  const untold = events ? await tell(events, state, summary, result.tree.size > 0) : [];
  await commitStep(context, state, loaded?.etag, {
    step: 'publish',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        // How the run ended was decided, whatever it was; a failure is that a step failed.
        status: state.stop_reason === 'internal_error' ? 'FAILURE' : 'SUCCESS',
        details: {
          input_prompt: 'publish the best snapshot',
          output_response: `${state.status}: ${state.stop_detail}`,
          decision: 'end',
          stop_reason: state.stop_reason,
          best_snapshot: state.best_snapshot,
          files_changed: summary.files_changed,
          ...evidenceDetails(summary),
          ...(input.error ? { error: `${input.error.name}: ${input.error.message}` } : {}),
          ...(state.build ? { event: reportEvent(state) } : {}),
        },
      },
      ...untold,
    ],
  });
  return summary;
}

/** The last line of the log of a run of build. */
function reportEvent({ status, stop_reason, stop_detail, build }: RefactoringState) {
  const tasks = (build?.tasks ?? []).map((task) => ({
    id: task.id,
    passed: task.status === 'passed',
    attempts: task.attempts,
  }));
  return { role: 'orchestrator', type: 'report', data: { status, stop_reason, stop_detail, tasks } };
}

/**
 * Tells others that the run has ended, before the run is marked as such: a Publish that is
 * called again tells again, rather than never. That nobody could be told does not fail a run.
 */
async function tell(
  events: EventBus,
  state: RefactoringState,
  summary: RunSummary,
  published: boolean,
): Promise<EntryDraft[]> {
  const finished_at = state.finished_at ?? state.started_at;
  try {
    await events.runFinished(runFinished(summary, { finished_at, published }, (key) => events.addressOf(key)));
    return [];
  } catch (error) {
    const details = { input_prompt: 'tell others that the run has ended', output_response: messageOf(error) };
    return [{ agent: 'Judge', action: 'CODE_ANALYSIS', status: 'FAILURE', details }];
  }
}

/** The state as it stands at the end of the run. */
function ended(
  context: AgentContext,
  state: RefactoringState,
  given: NamedError | undefined,
  cost_usd: number,
): RefactoringState {
  // A run that had come to its end, and was ended while its tests were measured, ends as it had.
  const cut = given !== undefined && (STOPPED.has(given.name) || TIMED_OUT.has(given.name));
  const error = cut && state.stop_reason !== null ? undefined : given;
  const stop: StopReason = error ? reasonOf(error) : (state.stop_reason ?? 'internal_error');
  const best = state.snapshots.find((snapshot) => snapshot.number === state.best_snapshot);
  return {
    ...state,
    status: statusFor(stop),
    stop_reason: stop,
    stop_detail: error ? `${stopDetail(stop, state)} ${error.name}: ${error.message}` : stopDetail(stop, state),
    pylint_current: best?.pylint_score ?? state.pylint_baseline,
    // A run of forge has no wrap-up of its own.
    current_iteration: state.build
      ? Math.min(state.round, state.max_iterations)
      : Math.min(state.current_iteration + (state.forge ? 0 : 1), state.max_iterations),
    finished_at: context.now().toISOString(),
    cost_usd,
    error_logs: error ? [...state.error_logs, `${error.name}: ${error.message}`] : state.error_logs,
  };
}

function reasonOf(error: NamedError): StopReason {
  if (STOPPED.has(error.name)) return 'stopped';
  if (TIMED_OUT.has(error.name)) return 'deadline';
  const known = Object.entries(ERRORS).find(([name]) => name === error.name)?.[1];
  return known?.exitCode === 2 ? 'invalid_input' : 'internal_error';
}

/** The message of a failure that Step Functions caught, out of its error output. */
export function causeMessage(cause: string): string {
  try {
    const parsed: unknown = JSON.parse(cause);
    if (typeof parsed === 'object' && parsed !== null && 'errorMessage' in parsed) return String(parsed.errorMessage);
  } catch (error) {
    return cause || messageOf(error);
  }
  return cause;
}
