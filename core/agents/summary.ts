import type { RefactoringState, RunSummary, TestCounts } from '../contracts/index.ts';
import { isTestFile } from '../workspace/discovery.ts';
import type { FileDiff } from '../workspace/patch.ts';
import { buildSummary } from './build/summary.ts';
import type { ReportFacts } from './report-facts.ts';
import type { PublishedResult } from './result.ts';
import type { RunEvidence } from './run-evidence.ts';
import { toldPrograms } from './told-programs.ts';

/** What every run tells of its end. */
export function summaryOf(
  state: RefactoringState,
  result: PublishedResult,
  accounts: Pick<RunSummary, 'tiers' | 'final_report'>,
  { verdict, functions, questions }: RunEvidence,
  { programs }: Pick<ReportFacts, 'programs'>,
): RunSummary {
  const finished = Date.parse(state.finished_at ?? state.started_at);
  const best = state.snapshots.find((snapshot) => snapshot.number === state.best_snapshot);
  return {
    run_id: state.run_id,
    owner: state.owner,
    status: state.status,
    stop_reason: state.stop_reason ?? 'internal_error',
    stop_detail: state.stop_detail,
    pylint_baseline: state.pylint_baseline,
    pylint_current: state.pylint_current,
    tests: withAdded(best?.tests ?? { passed: 0, failed: 0, errors: 0, skipped: 0, total: 0 }, result),
    iterations: state.current_iteration,
    cost_usd: state.cost_usd,
    duration_s: Math.max(0, Math.round((finished - Date.parse(state.started_at)) / 100) / 10),
    files_changed: result.diffs.filter((diff) => !diff.added).map((diff) => diff.path),
    tests_added: result.diffs.filter((diff) => diff.added).map((diff) => diff.path),
    best_snapshot: state.best_snapshot,
    ...(state.python ? { python: state.python.version } : {}),
    ...(state.needs_python ? { needs_python: state.needs_python } : {}),
    ...(state.left?.length ? { left_for_time: state.left } : {}),
    ...(verdict ? { verdict } : {}),
    functions,
    questions,
    ...programsOf(state, result, programs),
    ...accounts,
    ...(result.proof?.proof ? { proof: result.proof.proof } : {}),
  };
}

/** How the programs of the project end; absent where it has none. */
function programsOf(
  state: RefactoringState,
  { generated }: PublishedResult,
  after: ReportFacts['programs'],
): Pick<RunSummary, 'programs'> {
  const programs = state.request.workflow === 'refactor' ? toldPrograms(generated?.programs ?? [], after) : [];
  return programs.length > 0 ? { programs } : {};
}

/** Counts with the tests that were added for mutants: each of them passes. */
function withAdded(tests: TestCounts, { proof }: PublishedResult): TestCounts {
  const added = proof?.outcomes.length ?? 0;
  return { ...tests, passed: tests.passed + added, total: tests.total + added };
}

/** What a run of build has besides; its new files are modules and tests. */
export function builtFields(state: RefactoringState, { diffs }: PublishedResult): Partial<RunSummary> {
  const build = buildSummary(state);
  if (!build) return {};
  const isNewTest = (diff: FileDiff) => diff.added && isTestFile(diff.path);
  return {
    build,
    files_changed: diffs.filter((diff) => !isNewTest(diff)).map((diff) => diff.path),
    tests_added: diffs.filter(isNewTest).map((diff) => diff.path),
  };
}

/** What the record of a run of refactor tells of the evidence. */
export function evidenceDetails({ verdict, functions, questions }: RunSummary): Record<string, unknown> {
  if (!verdict) return {};
  return { verdict, functions, questions: questions.map(({ id, path, input }) => ({ id, path, input })) };
}
