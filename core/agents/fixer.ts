import { type EditSet, EditSetSchema, type WorkResult } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { logEntry } from '../log/experiment-log.ts';
import { findTier } from '../policy/tiers.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext, RunRef } from './context.ts';
import { type FixerTools, ModelAttempt } from './model-attempt.ts';
import { readSnapshot } from './snapshots.ts';
import { loadState, saveState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { workingSnapshot } from './work-orders.ts';

/**
 * One attempt of a model tier: asks, checks the answer, writes it as edits for Verify. A
 * retry of an attempt that has written its edits asks nothing.
 */
export async function fixWithModel(context: AgentContext, tools: FixerTools, run: RunRef, round: number) {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const tier = findTier(context.config.agents, state.tier);
  if (tier.kind !== 'model') throw new SwarmError('InvalidConfig', `tier ${tier.name} has no model`);
  const done = await readStepResult(context, keys.edits(round), EditSetSchema);
  if (done?.result) return { ok: true, files: done.result.edits.length, cost_usd: 0 };
  const attempt = new ModelAttempt(
    context,
    state,
    tier,
    tools,
    await readSnapshot(context, run, workingSnapshot(state)),
  );
  let editSet: EditSet = { edits: [], not_done: [] };
  let failure: string | undefined;
  try {
    editSet = await attempt.run();
  } catch (error) {
    if (!(error instanceof SwarmError)) throw error;
    failure = error.message;
    editSet = { edits: [], not_done: [{ path: '(all files)', reason: `tier ${tier.name}: ${failure}` }] };
  }
  const result: WorkResult = {
    ok: true,
    step: 'fix',
    result: JSON.parse(JSON.stringify(editSet)),
    log_entries: attempt.drafts.map((draft) => logEntry(draft, context.now())),
    isolation: '',
    timings: {},
  };
  // The money first: should the second write fail, the retry asks again, and pays again.
  await saveState(context, { ...state, cost_usd: state.cost_usd + attempt.cost }, etag);
  await writeJson(context.store, keys.edits(round), result);
  return { ok: failure === undefined, files: editSet.edits.length, cost_usd: attempt.cost };
}
