import { type BuildProgress, DEFAULT_PLAN_ID, type RunRequest } from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import type { AgentContext } from '../context.ts';

/** What a run of build begins with. Throws `InvalidRequest` where its goal is missing, or named and not known. */
export function initialBuild(context: AgentContext, request: RunRequest): BuildProgress {
  return {
    goal: goalOf(context, request.goal),
    plan_id: request.plan_id ?? DEFAULT_PLAN_ID,
    planned_by: '',
    plan: null,
    tasks: [],
    current: 0,
    on_failure: request.on_failure ?? context.config.policies.build.on_failure,
    report: '',
    test_seconds: null,
    warnings: [],
    dependencies: [],
    branch: null,
    commit: null,
  };
}

function goalOf(context: AgentContext, goal: string | undefined): string {
  if (goal === undefined || goal.trim() === '') {
    throw new SwarmError('InvalidRequest', 'goal: workflow build needs to be told what is wanted');
  }
  if (!/^@\S+$/.test(goal.trim())) return goal;
  const { tasks } = context.config;
  const named = tasks[goal.trim().slice(1)];
  if (named) return named.goal;
  throw new SwarmError(
    'InvalidRequest',
    `goal: ${goal} is not in config/tasks.yaml, which has ${Object.keys(tasks)
      .map((name) => `@${name}`)
      .join(', ')}`,
  );
}
