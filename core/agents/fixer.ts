import { type EditSet, EditSetSchema, type WorkResult } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelGaveUp } from '../models/giving-up.ts';
import { ModelSession } from '../models/session.ts';
import { findTier } from '../policy/tiers.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext, RunRef } from './context.ts';
import { findFocus } from './focus.ts';
import { injectionNotes } from './injection-notes.ts';
import { attemptName, ModelAttempt } from './model-attempt.ts';
import { orWait, sourceTexts } from './model-work.ts';
import { readSnapshot } from './snapshots.ts';
import { loadState, saveState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { workingSnapshot } from './work-orders.ts';

/**
 * One attempt of a model tier: asks, checks the answers, writes them as edits for Verify. A
 * retry of an attempt that has written its edits asks nothing.
 */
export function fixWithModel(context: AgentContext, access: ModelAccess, run: RunRef, round: number) {
  return orWait(async () => {
    const { state, etag } = await loadState(context, run);
    const keys = runKeys(run.owner, run.run_id);
    const done = await readStepResult(context, keys.edits(round), EditSetSchema);
    if (done?.result) return told(done.result);
    const tier = findTier(context.config.agents, state.tier);
    if (tier.kind !== 'model') throw new SwarmError('InvalidConfig', `tier ${tier.name} has no model`);
    const session = await ModelSession.open(context, access, state, { tier, name: attemptName(round) });
    const tree = await readSnapshot(context, run, workingSnapshot(state));
    const input = await readSnapshot(context, run, 0);
    const focus = await findFocus(context, state);
    const sources = sourceTexts(state, tree);
    const attempt = new ModelAttempt(context, access, session, state, { tree, input, sources, focus });
    const editSet = await attempted(attempt, tier.name);
    const spent = await session.spent();
    const whole: EditSet = { ...editSet, cost_usd: spent.work, calls: session.calls };
    const signs = injectionNotes(sources, focus.failures);
    const notes = [...new Set([...state.notes, ...session.notes, ...signs])];
    await saveState(context, { ...state, cost_usd: spent.run, notes }, etag);
    const result: WorkResult = {
      ok: true,
      step: 'fix',
      result: JSON.parse(JSON.stringify(whole)),
      // The entries of the calls are in the record of the work.
      log_entries: [],
      isolation: '',
      timings: {},
    };
    await writeJson(context.store, keys.edits(round), result);
    return told(whole);
  });
}

async function attempted(attempt: ModelAttempt, tier: string): Promise<Omit<EditSet, 'cost_usd' | 'calls'>> {
  try {
    const { edits, left_out, failures, similarity } = await attempt.run();
    const failed = failures.map((failure) => ({ path: '(some files)', reason: `tier ${tier}: ${failure.message}` }));
    const like = similarity === undefined ? {} : { similarity };
    return { edits: [...edits], not_done: [...left_out, ...failed], ...like };
  } catch (error) {
    if (!(error instanceof ModelGaveUp)) throw error;
    const { kind, message, proposal_sha256 } = error;
    return {
      edits: [],
      not_done: [{ path: '(all files)', reason: `tier ${tier}: ${message}` }],
      failure: { kind, message },
      ...(proposal_sha256 ? { proposal_sha256 } : {}),
    };
  }
}

function told({ edits, failure, cost_usd, calls }: EditSet) {
  return { ok: failure === undefined, files: edits.length, calls, cost_usd, failure: failure?.kind ?? null };
}
