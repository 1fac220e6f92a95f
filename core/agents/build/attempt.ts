import { requireTesterReport } from '../../build/tester.ts';
import {
  type BuildTestResult,
  BuildTestResultSchema,
  type FixAttempt,
  type RefactoringState,
} from '../../contracts/index.ts';
import { messageOf } from '../../errors.ts';
import { editsHash } from '../../policy/measure.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext } from '../context.ts';
import { readStepResult } from '../step-results.ts';
import { readCode } from './apply.ts';
import { asEdits } from './edits.ts';
import { currentTask } from './orders.ts';

const LONGEST_ERROR = 500;

/** An attempt as it came out, before it is decided what follows. */
export interface TriedTask {
  readonly attempt: FixAttempt;
  readonly test: BuildTestResult | undefined;
  /** What the coder is told next time, and the report tells. */
  readonly report: string;
}

/** Reads what a round's coder and tester left. An answer that broke its contract was never tested. */
export async function triedTask(context: AgentContext, state: RefactoringState, round: number): Promise<TriedTask> {
  const task = currentTask(state);
  const { code, refused } = await readCode(context, state, round);
  const { test, failure } =
    refused === undefined ? await readTest(context, state, round) : { test: undefined, failure: refused };
  const edits = code && refused === undefined && 'edits' in code.answer ? asEdits(code.answer, state.tier) : [];
  const report = test && 'report' in test.tester ? test.tester.report : (failure ?? '');
  const passed = test !== undefined && 'passed' in test.tester && test.tester.passed;
  const gaveUp =
    code?.failure ?? (refused === undefined ? undefined : state.tier === 'builtin' ? undefined : ('refused' as const));
  const attempt: FixAttempt = {
    round,
    task: task.id,
    tier: state.tier,
    edits_sha256: editsHash(edits),
    files: edits.map((edit) => edit.path),
    summary: edits.length > 0 ? `wrote ${edits.map((edit) => edit.path).join(', ')}` : 'nothing was written',
    error_signature: test?.signature ?? '',
    tests_red: test?.failed ?? 0,
    tests_passed: test?.passed ?? 0,
    pylint_score: 0,
    accepted: false,
    reason: passed ? 'the tests pass' : (failure ?? firstError(test)),
    proposal_sha256: code?.proposal ?? '',
    similarity: 0,
    syntax_errors: test?.nano.syntax_errors.length ?? 0,
    crashed: test?.nano.recommendation === 'escalate_tier' && test.nano.syntax_errors.length === 0,
    ...(gaveUp ? { failure: gaveUp } : {}),
    error: passed ? '' : (failure ?? firstError(test)).replace(/\s+/g, ' ').slice(0, LONGEST_ERROR),
    cost_usd: code?.cost_usd ?? 0,
    calls: code?.calls ?? 0,
  };
  return { attempt, test, report };
}

async function readTest(
  context: AgentContext,
  state: RefactoringState,
  round: number,
): Promise<{ test: BuildTestResult | undefined; failure: string | undefined }> {
  try {
    const found = await readStepResult(
      context,
      runKeys(state.owner, state.run_id).build(round).test,
      BuildTestResultSchema,
    );
    if (!found?.result) return { test: undefined, failure: found?.error ?? 'the tester left no result' };
    const { tester, pytest_exit_code } = found.result;
    requireTesterReport(tester, { task_id: currentTask(state).id, pytest_exit_code });
    if ('status' in tester) return { test: undefined, failure: tester.reason };
    return { test: found.result, failure: undefined };
  } catch (error) {
    return { test: undefined, failure: messageOf(error) };
  }
}

/** The first thing that was wrong, as one line. */
function firstError(test: BuildTestResult | undefined): string {
  if (!test) return 'it was not tested';
  const { syntax_errors, import_errors, test_failures, runtime_errors, warnings } = test.nano;
  const [placed] = [...syntax_errors, ...import_errors, ...runtime_errors];
  if (placed) return `${placed.file}:${placed.line}: ${placed.error}`;
  const [failure] = test_failures;
  return failure ? `${failure.test}: ${failure.error}` : (warnings[0] ?? `exit code ${test.pytest_exit_code}`);
}
