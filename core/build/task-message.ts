import type { BuildTask, TaskProgress } from '../contracts/index.ts';
import { oneLine } from '../report/cycle.ts';

/** What Git's own tools show of a subject without cutting it. */
const SUBJECT_LENGTH = 72;

/** What a task's commit tells besides. */
export interface TaskOrigin {
  readonly run_id: string;
  readonly plan_id: string;
}

/** The message of the commit of a task that passed: what was done, by which tier, at which attempt. */
export function taskMessage(task: BuildTask, progress: TaskProgress, origin: TaskOrigin): string {
  const end = ` (tier ${progress.tier}, attempt ${progress.tier_attempt})`;
  return [subject('feat', task.title, end), '', ...body(task, progress, origin)].join('\n');
}

/** The message of a commit that keeps the last attempt at a task that failed. */
export function wipTaskMessage(task: BuildTask, progress: TaskProgress, origin: TaskOrigin): string {
  return [subject('WIP', task.title, ' (needs manual review)'), '', ...body(task, progress, origin)].join('\n');
}

function subject(type: string, title: string, end: string): string {
  const room = SUBJECT_LENGTH - type.length - 2 - end.length;
  const text = oneLine(title);
  return `${type}: ${text.length <= room ? text : `${text.slice(0, room - 3).trimEnd()}...`}${end}`;
}

function body(task: BuildTask, progress: TaskProgress, { run_id, plan_id }: TaskOrigin): string[] {
  return [
    oneLine(task.rationale),
    '',
    `Acceptance: ${oneLine(task.acceptance)}`,
    `Attempts: ${progress.attempts}`,
    '',
    `Swarm-Run: ${run_id}`,
    `Swarm-Task: ${task.id} of ${plan_id}`,
    '',
  ];
}
