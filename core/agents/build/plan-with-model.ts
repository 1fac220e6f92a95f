import { formOf } from '../../answers/form.ts';
import { readPlannerAnswer } from '../../build/planner-answer.ts';
import { repoSummary } from '../../build/repo-summary.ts';
import {
  type PlannerInput,
  PlannerInputSchema,
  type PlannerOutput,
  PlannerOutputSchema,
  parseContract,
} from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import type { ModelAccess } from '../../models/access.ts';
import { ModelGaveUp } from '../../models/giving-up.ts';
import { ModelSession } from '../../models/session.ts';
import { findTier } from '../../policy/tiers.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { converse } from '../conversation.ts';
import { orWait } from '../model-work.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState, saveState } from '../state-store.ts';
import { writeAnswer } from './answers.ts';
import { planWork, progressOf } from './orders.ts';

/** A model plans. What it answers is held against the contract; a model that gives up is an error as agents say it. */
export function planWithModel(context: AgentContext, access: ModelAccess, run: RunRef) {
  return orWait(async () => {
    const { state, etag } = await loadState(context, run);
    const tier = findTier(context.config.agents, state.tier);
    if (tier.kind !== 'model') throw new SwarmError('InvalidConfig', `tier ${tier.name} has no model`);
    const { goal, plan_id } = progressOf(state);
    const session = await ModelSession.open(context, access, state, { tier, name: planWork(tier.name) });
    const asked: PlannerInput = { goal, repo_summary: repoSummary(await readSnapshot(context, run, 0)), plan_id };
    const input = parseContract(PlannerInputSchema, asked, "the planner's input", 'WorkbenchFailed');
    let answer: PlannerOutput;
    try {
      answer = await converse(context, access, session, {
        agent: 'planner',
        action: 'CODE_ANALYSIS',
        system: 'planner-system',
        task: 'planner',
        values: { input: JSON.stringify(input, null, 2), most: context.config.policies.build.max_tasks },
        form: formOf('plan', PlannerOutputSchema),
        read: (said) => ({
          value: withinLimit(readPlannerAnswer(said, input), context.config.policies.build.max_tasks),
        }),
      });
    } catch (error) {
      if (!(error instanceof ModelGaveUp)) throw error;
      answer = { status: 'error', reason: `tier ${tier.name}: ${error.message}`.slice(0, 4000) };
    }
    const spent = await session.spent();
    const notes = [...new Set([...state.notes, ...session.notes])];
    await saveState(context, { ...state, cost_usd: spent.run, notes }, etag);
    await writeAnswer(context, runKeys(run.owner, run.run_id).buildPlan(tier.name), 'build_plan', { answer });
    return { ok: 'tasks' in answer, calls: session.calls, cost_usd: spent.work };
  });
}

function withinLimit(answer: PlannerOutput, most: number): PlannerOutput {
  if ('tasks' in answer && answer.tasks.length > most) {
    throw new SwarmError('MalformedAnswer', `the plan has ${answer.tasks.length} tasks; at most ${most} are taken`);
  }
  return answer;
}
