import { formOf } from '../../answers/form.ts';
import { readCoderAnswer } from '../../build/coder-answer.ts';
import { contextFiles } from '../../build/context-files.ts';
import {
  BuildCodeResultSchema,
  type BuildTask,
  type CoderInput,
  CoderInputSchema,
  type CoderOutput,
  CoderOutputSchema,
  parseContract,
  type RefactoringState,
} from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import type { ModelAccess } from '../../models/access.ts';
import { ModelGaveUp } from '../../models/giving-up.ts';
import { ModelSession } from '../../models/session.ts';
import { editsHash } from '../../policy/measure.ts';
import { findTier } from '../../policy/tiers.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { converse, type Reading } from '../conversation.ts';
import { orWait } from '../model-work.ts';
import { clipped } from '../sizing.ts';
import { loadState, saveState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { writeAnswer } from './answers.ts';
import { asEdits, workedOn } from './edits.ts';
import { codeWork, currentTask, progressOf } from './orders.ts';

/** Shares of a prompt that the report, and what was tried before, may take. */
const REPORT_SHARE = 0.12;
const HISTORY_SHARE = 0.05;

/** A model does one task: at first it implements, later it mends by the tester's report. */
export function codeWithModel(context: AgentContext, access: ModelAccess, run: RunRef, round: number) {
  return orWait(async () => {
    const { state, etag } = await loadState(context, run);
    const { code } = runKeys(run.owner, run.run_id).build(round);
    if (await readStepResult(context, code, BuildCodeResultSchema)) return { ok: true, calls: 0, cost_usd: 0 };
    const tier = findTier(context.config.agents, state.tier);
    if (tier.kind !== 'model') throw new SwarmError('InvalidConfig', `tier ${tier.name} has no model`);
    const session = await ModelSession.open(context, access, state, { tier, name: codeWork(round) });
    const { answer, failure, proposal } = await ask(context, access, session, state);
    const spent = await session.spent();
    const notes = [...new Set([...state.notes, ...session.notes])];
    await saveState(context, { ...state, cost_usd: spent.run, notes }, etag);
    const told = { answer, failure, proposal, cost_usd: spent.work, calls: session.calls };
    await writeAnswer(context, code, 'build_code', told);
    return { ok: 'edits' in answer, calls: session.calls, cost_usd: spent.work, failure: failure ?? null };
  });
}

async function ask(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  state: RefactoringState,
): Promise<{ answer: CoderOutput; failure?: ModelGaveUp['kind']; proposal?: string }> {
  const task = currentTask(state);
  const { values, again } = await questionOf(context, session, state, task);
  const tried = new Set(state.fix_attempts.filter((one) => one.task === task.id).map((one) => one.edits_sha256));
  try {
    const answer = await converse<CoderOutput>(context, access, session, {
      agent: 'coder',
      action: 'CODE_GEN',
      system: 'coder-system',
      task: again ? 'coder-fix' : 'coder-implement',
      values,
      form: formOf('edits', CoderOutputSchema),
      read: (said): Reading<CoderOutput> => {
        const output = readCoderAnswer(said, task);
        const proposal = 'edits' in output ? editsHash(asEdits(output, session.tier.name)) : '';
        if (!tried.has(proposal) || proposal === '') return { value: output };
        return { unusable: { kind: 'repeated', why: 'the same edits were proposed again', proposal } };
      },
    });
    return { answer };
  } catch (error) {
    if (!(error instanceof ModelGaveUp)) throw error;
    const reason = `tier ${session.tier.name}: ${error.message}`.slice(0, 4000);
    return { answer: { status: 'error', reason }, failure: error.kind, proposal: error.proposal_sha256 };
  }
}

async function questionOf(
  context: AgentContext,
  session: ModelSession,
  state: RefactoringState,
  task: BuildTask,
): Promise<{ again: boolean; values: Readonly<Record<string, string>> }> {
  const { context_share, knowledge_share } = context.config.policies.build;
  const most = session.limits('coder').max_input_tokens;
  const tree = await workedOn(context, state);
  const room = { files: Math.floor(most * context_share), knowledge: Math.floor(most * knowledge_share) };
  const asked: CoderInput = { task, context_files: contextFiles(tree, task, room) };
  const input = JSON.stringify(parseContract(CoderInputSchema, asked, "the coder's input", 'WorkbenchFailed'), null, 2);
  const past = state.fix_attempts.filter((one) => one.task === task.id && one.tier !== 'builtin');
  if (past.length === 0) return { again: false, values: { input } };
  const history = past.map((one) => `- ${one.tier}: ${one.summary}; ${one.reason}${one.error ? `; ${one.error}` : ''}`);
  return {
    again: true,
    values: {
      input,
      report: clipped(progressOf(state).report, most * REPORT_SHARE) || 'There is none.',
      history: clipped(history.join('\n'), most * HISTORY_SHARE),
    },
  };
}
