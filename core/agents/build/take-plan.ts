import { requirePlan } from '../../build/planner-answer.ts';
import {
  type BuildPlan,
  BuildPlanResultSchema,
  type PlannerOutput,
  type RefactoringState,
  type TaskProgress,
} from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import { findTier } from '../../policy/tiers.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { statusFor, stopDetail } from '../endings.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { eventDraft } from './events.ts';
import { type BuildNext, issuedForCode, issuedForPlan, orderNext, orderPlan, progressOf, runOf } from './orders.ts';

/** Takes the plan of a tier; where it has none, the next tier plans, or the run ends as not planned. */
export async function takePlan(context: AgentContext, run: RunRef, tier: string): Promise<BuildNext> {
  const { state, etag } = await loadState(context, run);
  const build = progressOf(state);
  if (build.plan || state.stop_reason) return orderNext(context, state);
  if (state.tier !== tier) return orderPlan(context, state);

  const answer = await answerOf(context, state, tier);
  const event = { role: 'planner', type: 'tasks' in answer ? 'plan' : 'error', data: { ...answer } } as const;
  const draft = eventDraft(event, build.goal, JSON.stringify(answer), 'tasks' in answer ? 'SUCCESS' : 'FAILURE');
  if ('tasks' in answer) {
    const next = planned(context, state, tier, answer);
    await writeJson(context.store, runKeys(run.owner, run.run_id).planJson, answer);
    await commitStep(context, next, etag, { step: 'take-plan', drafts: [draft], issued: issuedForCode(next) });
    return orderNext(context, next);
  }
  const later = state.tiers[state.tiers.indexOf(tier) + 1];
  const told = { ...state, build: { ...build, report: answer.reason.slice(0, 4000) } };
  if (later !== undefined && !isLate(context, state)) {
    const next = { ...told, tier: later };
    await commitStep(context, next, etag, {
      step: `take-plan-${tier}`,
      drafts: [draft],
      issued: issuedForPlan(next, later),
    });
    return orderPlan(context, next);
  }
  const stop = isLate(context, state) ? 'deadline' : 'not_planned';
  const ended: RefactoringState = { ...told, status: statusFor(stop), stop_reason: stop };
  ended.stop_detail = stopDetail(stop, ended);
  await commitStep(context, ended, etag, { step: `take-plan-${tier}`, drafts: [draft] });
  return { decision: 'end', run: runOf(run) };
}

/** What the planner answered; an answer that is missing or breaks its contract is an error as agents say it. */
async function answerOf(context: AgentContext, state: RefactoringState, tier: string): Promise<PlannerOutput> {
  const key = runKeys(state.owner, state.run_id).buildPlan(tier);
  try {
    const found = await readStepResult(context, key, BuildPlanResultSchema);
    const answer = found?.result?.answer;
    if (!answer) return { status: 'error', reason: found?.error ?? 'the planner left no answer' };
    if ('tasks' in answer) requirePlan(answer, progressOf(state));
    return answer;
  } catch (error) {
    if (error instanceof SwarmError && ['MalformedAnswer', 'UnsafePath', 'WorkbenchFailed'].includes(error.name)) {
      return { status: 'error', reason: error.message.slice(0, 4000) };
    }
    throw error;
  }
}

/** The state with a plan. What a model planned is coded by models: the engine might do less than it asks for. */
function planned(context: AgentContext, state: RefactoringState, tier: string, plan: BuildPlan): RefactoringState {
  const kind = findTier(context.config.agents, tier).kind;
  const tiers = state.tiers.filter(
    (name) => kind === 'builtin' || findTier(context.config.agents, name).kind === 'model',
  );
  const tasks: TaskProgress[] = plan.tasks.map(({ id, title }) => ({
    id,
    title,
    status: 'pending',
    attempts: 0,
    tier: '',
    tier_attempt: 0,
    snapshot: null,
    last_round: 0,
  }));
  const counts = { passed: 0, failed: 0, errors: 0, skipped: 0, total: 0 };
  return {
    ...state,
    tiers,
    tier: tiers[0] ?? tier,
    round: 1,
    snapshots: [{ number: 0, tests: counts, red: [], pylint_score: 0, doubted: false, publishable: true }],
    build: { ...progressOf(state), planned_by: tier, plan, tasks, report: '' },
  };
}

export function isLate(context: AgentContext, state: RefactoringState): boolean {
  return context.now().getTime() >= Date.parse(state.started_at) + state.request.deadline_minutes * 60_000;
}
