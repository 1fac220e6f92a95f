import { fenceFor } from '../answers/fence.ts';
import type { FixAttempt, TestOutcome, TestRun, VerifyResult } from '../contracts/index.ts';

const TRACE_LINES = 5;
const FULL_FAILURES = 8;

/**
 * What the Fixer is told of a failed attempt. The first time: test code, expected and
 * actual value, trace. The second: also what was tried before. From the third on:
 * one line a failure, and what is not worth trying again.
 */
export function errorContext(failures: readonly TestOutcome[], attempts: readonly FixAttempt[]): string {
  const tried = attempts.filter((attempt) => attempt.edits_sha256 !== '');
  if (tried.length >= 2) {
    const lines = failures.map((test) => `- ${test.nodeid}: ${firstLine(test.message)}`);
    const ways = tried.map((attempt) => attempt.summary).join('; ');
    return [`${failures.length} tests still fail.`, ...lines, `Tried: ${ways}. Try something different.`].join('\n');
  }
  const full = failures.slice(0, FULL_FAILURES).map(describeFailure);
  const left = failures.length - full.length;
  const last = tried.at(-1);
  return [
    ...full,
    ...(left > 0 ? [`${left} more tests fail.`] : []),
    ...(last
      ? [`Previous attempt: ${last.summary}. It was ${last.accepted ? 'kept' : `refused: ${last.reason}`}.`]
      : []),
  ].join('\n\n');
}

/** Failing tests of a run, in the order of their ids. */
export function failuresOf(run: TestRun | null | undefined): TestOutcome[] {
  return (run?.tests ?? [])
    .filter((test) => test.outcome === 'failed' || test.outcome === 'error')
    .sort((a, b) => (a.nodeid < b.nodeid ? -1 : 1));
}

/** The Judge's structured verdict on a round, as text. */
export function verdictText(
  verify: VerifyResult | undefined,
  scores: { current: number; baseline: number },
  failure: string | undefined,
): string {
  const run = verify?.tests;
  const score = `PYLINT_SCORE: ${scores.current.toFixed(2)}/10 (baseline: ${scores.baseline.toFixed(2)}/10)`;
  if (failure || !run) return `STATUS: FAILURE\nSUMMARY: ${failure ?? 'the tests were not reached'}\n${score}`;
  if (run.timed_out) return `STATUS: TIMEOUT\nSUMMARY: ${run.untestable_reason ?? 'the tests did not end'}\n${score}`;
  const failures = failuresOf(run);
  if (failures.length === 0 && run.collection_errors.length === 0) {
    const names = run.tests.filter((test) => test.outcome === 'passed').map((test) => test.nodeid);
    return `STATUS: SUCCESS\nSUMMARY: All ${run.passed} tests passed.\n${score}\nTESTS_PASSED: ${names.join(', ')}`;
  }
  return [
    'STATUS: FAILURE',
    `SUMMARY: ${run.passed}/${run.total} tests passed, ${run.failed + run.errors} failed.`,
    score,
    '',
    'FAILURES:',
    ...failures.map(describeFailure),
    ...run.collection_errors.map((error) => `### File: ${error.path}\n- **Message**: ${firstLine(error.message)}`),
  ].join('\n');
}

function describeFailure(test: TestOutcome): string {
  const lines = [
    `### Test: ${test.nodeid.split('::').slice(1).join('::') || test.nodeid}`,
    `- **File**: ${test.nodeid.split('::')[0]}`,
    `- **Error**: ${errorType(test)}`,
    `- **Message**: ${firstLine(test.message)}`,
    `- **Expected**: ${test.expected ?? 'see the test'}`,
    `- **Actual**: ${test.actual ?? 'see the trace'}`,
  ];
  if (test.test_code) lines.push('- **Relevant Code**:', ...fenced(test.test_code.trimEnd(), 'python'));
  if (test.trace) {
    const last = test.trace.trimEnd().split('\n').slice(-TRACE_LINES).join('\n');
    lines.push(`- **Stack Trace** (last ${TRACE_LINES} lines):`, ...fenced(last));
  }
  return lines.join('\n');
}

/** Text between fences that are longer than any in it: what code or output says stays inside. */
function fenced(text: string, language = ''): string[] {
  const fence = fenceFor(text);
  return [`${fence}${language}`, text, fence];
}

/** The exception's name, where the message begins with one. */
function errorType(test: TestOutcome): string {
  return /^[A-Za-z_][\w.]*(?=:|$)/.exec(firstLine(test.message))?.[0] ?? test.outcome;
}

/** The first line of a message that is not blank. */
export function firstLine(text: string | null | undefined): string {
  return (
    (text ?? '')
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no message'
  );
}
