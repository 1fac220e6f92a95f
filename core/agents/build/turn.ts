import type { FixAttempt, RefactoringState, StopReason, TaskProgress } from '../../contracts/index.ts';
import { nextTurn } from '../../policy/decide.ts';
import type { AgentContext } from '../context.ts';
import { statusFor, stopDetail } from '../endings.ts';
import { currentTask, progressOf } from './orders.ts';
import { isLate } from './take-plan.ts';

/** The state after an attempt that failed: the same task again, the next tier or task, or the end. */
export function afterFailure(context: AgentContext, state: RefactoringState, attempt: FixAttempt, report: string) {
  const task = currentTask(state);
  const told = withAttempt(state, attempt, { status: 'pending' }, report);
  const ofTask = told.fix_attempts.filter((one) => one.task === task.id);
  // The bound of a task is its tiers' attempts, not the iterations of a refactoring.
  const asked = { ...told, round: 0, max_iterations: 10 };
  const turn = nextTurn(asked, ofTask, context.config, context.now(), false);
  if (turn.nextTier) return { turn, next: { ...told, tier: turn.nextTier, round: state.round + 1 } };
  const failed = withAttempt(state, attempt, { status: 'failed' }, report);
  const goesOn = turn.stop === 'no_progress' && progressOf(state).on_failure === 'continue';
  return { turn, next: goesOn ? nextTask(context, failed) : ended(failed, turn.stop ?? 'no_progress') };
}

/** The state after an attempt that passed its tests and its audit. */
export function afterSuccess(
  context: AgentContext,
  state: RefactoringState,
  attempt: FixAttempt,
  parts: { snapshot: number; report: string; test_seconds: number | null },
): RefactoringState {
  const done = withAttempt(state, attempt, { status: 'passed', snapshot: parts.snapshot }, parts.report);
  const build = { ...progressOf(done), test_seconds: parts.test_seconds };
  const tests = { passed: attempt.tests_passed, failed: 0, errors: 0, skipped: 0, total: attempt.tests_passed };
  const record = { number: parts.snapshot, tests, red: [], pylint_score: 0, doubted: false, publishable: true };
  return nextTask(context, {
    ...done,
    build,
    snapshots: [...done.snapshots, record],
    best_snapshot: parts.snapshot,
  });
}

function nextTask(context: AgentContext, state: RefactoringState): RefactoringState {
  const build = progressOf(state);
  const next = build.current + 1;
  if (next >= build.tasks.length) {
    return ended(state, build.tasks.every((task) => task.status === 'passed') ? 'tests_pass' : 'no_progress');
  }
  if (isLate(context, state)) return ended(state, 'deadline');
  return {
    ...state,
    tier: state.tiers[0] ?? state.tier,
    round: state.round + 1,
    build: { ...build, current: next, report: '' },
  };
}

function withAttempt(
  state: RefactoringState,
  attempt: FixAttempt,
  change: Pick<TaskProgress, 'status'> & Partial<TaskProgress>,
  report: string,
): RefactoringState {
  const build = progressOf(state);
  const fix_attempts = [...state.fix_attempts, attempt];
  const ofTask = fix_attempts.filter((one) => one.task === attempt.task);
  const tasks = build.tasks.map((task, index) =>
    index === build.current
      ? {
          ...task,
          attempts: ofTask.length,
          tier: attempt.tier,
          tier_attempt: ofTask.filter((one) => one.tier === attempt.tier).length,
          last_round: attempt.round,
          ...change,
        }
      : task,
  );
  return { ...state, fix_attempts, build: { ...build, tasks, report } };
}

function ended(state: RefactoringState, stop: StopReason): RefactoringState {
  const over = { ...state, stop_reason: stop, status: statusFor(stop) };
  return { ...over, stop_detail: stopDetail(stop, over) };
}
