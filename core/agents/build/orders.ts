import type { BuildProgress, BuildTask, RefactoringState, WorkOrder } from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import { findTier } from '../../policy/tiers.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { existingTestsOrder, workingSnapshot, workOrder } from '../work-orders.ts';

interface Tier {
  readonly name: string;
  readonly kind: 'builtin' | 'model';
}

/** What the state machine does next: ids, counters and work orders, never code. */
export type BuildNext =
  | {
      readonly decision: 'plan';
      readonly run: RunRef;
      readonly tier: Tier;
      readonly orders: { plan?: WorkOrder; baseline?: WorkOrder };
    }
  | {
      readonly decision: 'code';
      readonly run: RunRef;
      readonly round: number;
      readonly task: string;
      readonly tier: Tier;
      readonly orders: { code?: WorkOrder; test: WorkOrder };
    }
  | {
      readonly decision: 'audit';
      readonly run: RunRef;
      readonly round: number;
      readonly orders: { security: WorkOrder };
    }
  | { readonly decision: 'end'; readonly run: RunRef };

/** The progress of a run of build; throws `WorkbenchFailed` for a run of something else. */
export function progressOf(state: RefactoringState): BuildProgress {
  if (!state.build) throw new SwarmError('WorkbenchFailed', `run ${state.run_id} builds nothing`);
  return state.build;
}

/** The task that is worked on. */
export function currentTask(state: RefactoringState): BuildTask {
  const build = progressOf(state);
  const task = build.plan?.tasks[build.current];
  if (!task) throw new SwarmError('WorkbenchFailed', `run ${state.run_id} has no task ${build.current + 1}`);
  return task;
}

/** Name of a model's work within its run. */
export const planWork = (tier: string) => `build-plan-${tier}`;
export const codeWork = (round: number) => `build-code-${round}`;

/** The planner of the state's tier; `first` of all the tests that are there are run. */
export async function orderPlan(context: AgentContext, state: RefactoringState, first = false): Promise<BuildNext> {
  const run = runOf(state);
  const tier = tierOf(context, state);
  const { goal, plan_id } = progressOf(state);
  const keys = runKeys(run.owner, run.run_id);
  const baseline = first ? { baseline: await existingTestsOrder(context, run) } : {};
  if (tier.kind === 'model') return { decision: 'plan', run, tier, orders: baseline };
  const plan = await workOrder(context, run, {
    step: 'build_plan',
    snapshot: 0,
    inputs: { baseline: keys.existingTests },
    result: keys.buildPlan(tier.name),
    params: { goal, plan_id },
  });
  return { decision: 'plan', run, tier, orders: { plan, ...baseline } };
}

/** Keys that a plan will be written to. */
export function issuedForPlan(state: RefactoringState, tier: string): string[] {
  const keys = runKeys(state.owner, state.run_id);
  return [keys.activity(planWork(tier)), keys.buildPlan(tier)];
}

/** One attempt at the current task, with the state's tier. */
export async function orderCode(context: AgentContext, state: RefactoringState): Promise<BuildNext> {
  const run = runOf(state);
  const tier = tierOf(context, state);
  const { round } = state;
  const build = progressOf(state);
  const task = currentTask(state);
  const keys = runKeys(run.owner, run.run_id);
  const { build: policy } = context.config.policies;
  const before = build.tasks[build.current]?.last_round ?? 0;
  const snapshot = workingSnapshot(state);
  const attempt = state.fix_attempts.filter((one) => one.task === task.id && one.tier === tier.name).length + 1;
  const test = await workOrder(context, run, {
    step: 'build_test',
    snapshot,
    inputs: { edits: keys.edits(round), baseline: keys.existingTests },
    result: keys.build(round).test,
    params: { task, ...(build.test_seconds === null ? {} : { test_seconds: build.test_seconds }) },
    limits: { tests_timeout_s: policy.test_s },
  });
  const named = { decision: 'code', run, round, task: task.id, tier } as const;
  if (tier.kind === 'model') return { ...named, orders: { test } };
  const code = await workOrder(context, run, {
    step: 'build_code',
    snapshot,
    inputs: before > 0 ? { edits: keys.edits(before) } : {},
    result: keys.build(round).code,
    params: { task, attempt, deadline_s: policy.code_s },
  });
  return { ...named, orders: { code, test } };
}

/** Keys that an attempt will write log entries to. */
export function issuedForCode(state: RefactoringState): string[] {
  const keys = runKeys(state.owner, state.run_id);
  const { code, test } = keys.build(state.round);
  return [keys.activity(codeWork(state.round)), code, test];
}

/** The audit of what an attempt changed, against the last good snapshot. */
export async function orderAudit(context: AgentContext, state: RefactoringState, round: number): Promise<BuildNext> {
  const run = runOf(state);
  const keys = runKeys(run.owner, run.run_id);
  const security = await workOrder(context, run, {
    step: 'security',
    snapshot: workingSnapshot(state),
    inputs: { edits: keys.edits(round) },
    result: keys.security(round),
  });
  return { decision: 'audit', run, round, orders: { security } };
}

/** What follows, by the state: the next attempt or task, or the end. */
export function orderNext(context: AgentContext, state: RefactoringState): Promise<BuildNext> {
  return state.stop_reason ? Promise.resolve({ decision: 'end', run: runOf(state) }) : orderCode(context, state);
}

export function runOf({ run_id, owner }: RunRef): RunRef {
  return { run_id, owner };
}

function tierOf(context: AgentContext, state: RefactoringState): Tier {
  const { name, kind } = findTier(context.config.agents, state.tier);
  return { name, kind };
}
