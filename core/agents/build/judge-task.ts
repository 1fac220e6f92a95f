import { shortened } from '../../build/tester.ts';
import type { BuildTestResult, FixAttempt, RefactoringState } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { loadState } from '../state-store.ts';
import { triedTask } from './attempt.ts';
import { eventDraft } from './events.ts';
import { type BuildNext, currentTask, issuedForCode, orderAudit, orderNext, progressOf } from './orders.ts';
import { afterFailure } from './turn.ts';

/** The attempt as the execution's history shows it. */
export interface AttemptLine {
  readonly accepted: boolean;
  readonly reason: string;
  readonly tests_passed: number;
  readonly tests_red: number;
}

export type JudgeTaskOutput = BuildNext & { readonly verdict?: AttemptLine };

/** Judges an attempt by the tester's word: one that passed is audited, one that failed is followed by what the policy says. */
export async function judgeTask(context: AgentContext, run: RunRef, round: number): Promise<JudgeTaskOutput> {
  const { state, etag } = await loadState(context, run);
  if (state.fix_attempts.some((one) => one.round === round)) return orderNext(context, state);
  const { attempt, test, report } = await triedTask(context, state, round);
  const passed = test !== undefined && 'passed' in test.tester && test.tester.passed;
  const warned = withFindings(state, test);
  const verdict = lineOf(attempt, passed);
  const drafts = [patchDraft(state, attempt), ...(test ? [testDraft(state, test)] : [])];
  if (passed) {
    const told = { ...warned, build: { ...progressOf(warned), report: shortened(report) } };
    const security = runKeys(run.owner, run.run_id).security(round);
    await commitStep(context, told, etag, { step: `judge-${round}`, drafts, issued: [security] });
    return { ...(await orderAudit(context, told, round)), verdict };
  }
  const { turn, next } = afterFailure(context, warned, attempt, shortened(report));
  drafts.push(turnDraft(state, turn, next));
  const issued = next.stop_reason ? [] : issuedForCode(next);
  await commitStep(context, next, etag, { step: `judge-${round}`, drafts, issued });
  return { ...(await orderNext(context, next)), verdict };
}

export function lineOf(attempt: FixAttempt, accepted: boolean): AttemptLine {
  const { reason, tests_passed, tests_red } = attempt;
  return { accepted, reason: reason.slice(0, 1000), tests_passed, tests_red };
}

function withFindings(state: RefactoringState, test: BuildTestResult | undefined): RefactoringState {
  const build = progressOf(state);
  const warnings = [...new Set([...build.warnings, ...(test?.nano.warnings ?? [])])];
  const dependencies = [...new Set([...build.dependencies, ...(test?.missing ?? [])])].sort();
  return { ...state, build: { ...build, warnings, dependencies } };
}

function patchDraft(state: RefactoringState, attempt: FixAttempt) {
  const { id, title } = currentTask(state);
  const written = attempt.edits_sha256 !== '';
  const data = {
    task_id: id,
    tier: attempt.tier,
    files: attempt.files,
    ...(written ? {} : { status: 'error', reason: attempt.reason }),
  };
  const event = { role: 'coder', type: written ? 'patch' : 'error', data } as const;
  return eventDraft(event, `${id}: ${title}`, attempt.summary, written ? 'SUCCESS' : 'FAILURE');
}

function testDraft(state: RefactoringState, test: BuildTestResult) {
  const { id, title } = currentTask(state);
  const { tester, nano, pytest_exit_code } = test;
  const event = { role: 'tester', type: 'test_result', data: { ...tester, pytest_exit_code, nano } } as const;
  // The tester's word: a suite that is red has an entry of its own, by the run of pytest.
  return eventDraft(event, `test ${id}: ${title}`, JSON.stringify(tester), 'SUCCESS');
}

/** Why the run goes where it goes after an attempt that failed. */
export function turnDraft(
  state: RefactoringState,
  turn: { readonly loop: string; readonly escalation: string; readonly nextTier: string | null },
  next: RefactoringState,
) {
  const { id } = currentTask(state);
  const data = {
    task_id: id,
    loop: turn.loop,
    escalation: turn.escalation,
    next_tier: next.stop_reason ? null : next.tier,
    stop_reason: next.stop_reason,
  };
  const decision = next.stop_reason
    ? 'halt'
    : turn.nextTier === state.tier
      ? 'fix'
      : turn.nextTier
        ? 'escalate'
        : 'next_task';
  const event = { role: 'orchestrator', type: decision, data } as const;
  const draft = eventDraft(
    event,
    `what follows the attempt at ${id}?`,
    `${decision}: ${JSON.stringify(data)}`,
    'SUCCESS',
  );
  return { ...draft, details: { ...draft.details, decision, loop: turn.loop, escalation: turn.escalation } };
}
