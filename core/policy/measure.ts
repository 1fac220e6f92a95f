import { createHash } from 'node:crypto';
import type { Edit, SnapshotRecord, TestCounts, TestRun } from '../contracts/index.ts';

/** What a snapshot was seen to do. */
export interface Measured {
  readonly tests: TestCounts;
  readonly red: readonly string[];
  readonly passed: readonly string[];
  readonly untestable: string | undefined;
  /** Test functions that stand in `red` and `passed` for all of their cases: the ids of these do not last. */
  readonly unstable: readonly string[];
}

/**
 * Outcomes of a test run; a suite that was cut short is not taken for green.
 *
 * @param unstable Test functions that count as a whole. @default those that the run tells
 */
export function measure(run: TestRun | null | undefined, unstable: readonly string[] = run?.unstable ?? []): Measured {
  if (!run) {
    const tests = { passed: 0, failed: 0, errors: 0, skipped: 0, total: 0 };
    return { tests, red: [], passed: [], untestable: 'the tests were not reached', unstable };
  }
  const red = run.tests.filter((test) => (test.outcome === 'failed' || test.outcome === 'error') && !test.flaky);
  const passed = run.tests.filter((test) => test.outcome === 'passed' || test.flaky);
  const broken = run.collection_errors.map((error) => error.path);
  const names = (tests: TestRun['tests']) => tests.map((test) => test.nodeid);
  const notGreen = byFunction([...names(red), ...broken], unstable);
  const bad = new Set(notGreen);
  const { failed, errors, skipped, total } = run;
  return {
    tests: { passed: run.passed, failed, errors, skipped, total },
    red: notGreen,
    passed: byFunction(names(passed), unstable).filter((name) => !bad.has(name)),
    unstable,
    untestable: run.untestable_reason ?? (run.timed_out ? 'the tests did not end in time' : undefined),
  };
}

/**
 * Ids, each once and sorted, where those of functions without lasting ids are the functions' own:
 * by their ids, tests that passed would be gone, and others new, in each run.
 */
export function byFunction(ids: readonly string[], unstable: readonly string[]): string[] {
  const whole = new Set(unstable);
  const name = (id: string) => (whole.has(functionOf(id)) ? functionOf(id) : id);
  return [...new Set(ids.map(name))].sort();
}

function functionOf(nodeid: string): string {
  return nodeid.split('[', 1)[0] ?? nodeid;
}

/** The same edits have the same hash, whatever their order. */
export function editsHash(edits: readonly Edit[]): string {
  if (edits.length === 0) return '';
  const hash = createHash('sha256');
  for (const edit of [...edits].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(JSON.stringify([edit.path, edit.encoding, edit.content]));
  }
  return hash.digest('hex');
}

/** The same failures have the same signature; addresses and times in messages do not matter. */
export function errorSignature(run: TestRun | null | undefined): string {
  const failures = (run?.tests ?? [])
    .filter((test) => test.outcome === 'failed' || test.outcome === 'error')
    .map((test) => [test.nodeid, (test.message ?? '').replace(/0x[0-9a-f]+|\d+\.\d+s/gi, '')]);
  const broken = (run?.collection_errors ?? []).map((error) => [error.path, error.message]);
  if (failures.length + broken.length === 0) return '';
  return createHash('sha256')
    .update(JSON.stringify([failures, broken]))
    .digest('hex');
}

/**
 * Negative when `a` is better than `b`: more tests pass (a module that can be imported
 * again brings tests with it, red ones too), then fewer are red, then the score is higher.
 */
export function compareSnapshots(a: Quality, b: Quality): number {
  return b.tests.passed - a.tests.passed || a.red.length - b.red.length || b.pylint_score - a.pylint_score;
}

/** What snapshots are compared by. */
export type Quality = Pick<SnapshotRecord, 'tests' | 'pylint_score'> & { readonly red: readonly string[] };

/**
 * The snapshot to publish: the best that is not worse than the input; 0 is the input itself.
 * Where style was not asked for, the score decides nothing, and of equals the newer one is it.
 */
export function bestSnapshot(snapshots: readonly SnapshotRecord[], style = true): number {
  const [first, ...others] = snapshots.filter((snapshot) => snapshot.publishable);
  if (!first) return 0;
  const better = (next: SnapshotRecord, best: SnapshotRecord) => {
    const order = compareSnapshots(next, style ? best : { ...best, pylint_score: next.pylint_score });
    return order < 0 || (order === 0 && (style ? best.doubted && !next.doubted : best.doubted || !next.doubted));
  };
  return others.reduce((best, next) => (better(next, best) ? next : best), first).number;
}
