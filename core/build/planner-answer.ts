import {
  type BuildPlan,
  DEFAULT_PLAN_ID,
  type PlannerInput,
  type PlannerOutput,
  PlannerOutputSchema,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { safePath } from '../workspace/safe-path.ts';
import { readOnlyJson } from './only-json.ts';

/**
 * The answer of a planner, held against its input. Throws `MalformedAnswer` for what is not
 * JSON alone, and for a plan that breaks a rule which no schema can tell.
 */
export function readPlannerAnswer(answer: string, input: Pick<PlannerInput, 'plan_id'>): PlannerOutput {
  const output = readOnlyJson(answer, PlannerOutputSchema);
  if ('tasks' in output) requirePlan(output, input);
  return output;
}

/** Throws `MalformedAnswer` where a plan's ids are not those that it must have, or a path leads elsewhere. */
export function requirePlan(plan: BuildPlan, { plan_id }: Pick<PlannerInput, 'plan_id'>): void {
  const id = plan_id ?? DEFAULT_PLAN_ID;
  if (plan.plan_id !== id) throw broken(`plan_id must be ${id}, not ${plan.plan_id}`);
  plan.tasks.forEach((task, index) => {
    if (task.id !== `T${index + 1}`) throw broken(`task ${index + 1} must have the id T${index + 1}, not ${task.id}`);
    if (new Set(task.artifacts).size !== task.artifacts.length) throw broken(`${task.id} names an artifact twice`);
    for (const path of task.artifacts) safePath(path);
  });
}

function broken(why: string): SwarmError {
  return new SwarmError('MalformedAnswer', `the plan breaks its contract: ${why}`);
}
