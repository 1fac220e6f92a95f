import { join } from 'node:path';
import { loadConfig } from '../../core/config/load.ts';
import {
  type ForgedTest,
  type ForgeFigures,
  type ForgeRun,
  ForgeRunSchema,
  type ForgeSuite,
  type ForgeTestRun,
} from '../../core/contracts/index.ts';
import type { Measured } from '../../core/forge/measured.ts';
import { ROOT } from './paths.ts';

export const POLICY = loadConfig(join(ROOT, 'config')).policies.forge;

/** Figures that meet the targets. */
export function figures(more: Partial<ForgeFigures> = {}): ForgeFigures {
  return {
    tests: 10,
    passed: 10,
    coverage: 80,
    branch_coverage: 75,
    mutation: 70,
    mutants: 40,
    mutation_error: null,
    ...more,
  };
}

/** A suite that ran well. */
export function measured(more: Partial<Measured> = {}): Measured {
  return { figures: figures(), red: [], flaky: 0, sideEffects: 0, error: '', ...more };
}

export function forgedTest(nodeid: string, more: Partial<ForgedTest> = {}): ForgedTest {
  return {
    nodeid,
    module: 'a',
    function: 'f',
    intent: 'observed',
    confidence: 0.7,
    drives_repair: false,
    reason: '',
    evidence: 'suspected',
    author: 'builtin',
    path: 'a.py',
    origin: 'coverage',
    trust: 'high',
    kills: 1,
    ...more,
  };
}

export function suiteOf(names: readonly string[], more: Partial<ForgeSuite> = {}): ForgeSuite {
  const text = names.map((name) => `def ${name}():\n    assert f() == 1\n`).join('\n\n');
  return {
    files: { 'tests/test_a.py': text },
    tests: names.map((name) => forgedTest(`tests/test_a.py::${name}`)),
    suspected_bugs: [],
    dropped: [],
    modules: [],
    added: names.length,
    ...more,
  };
}

export interface RunParts {
  readonly tests?: readonly Partial<ForgeTestRun>[];
  readonly coverage?: number;
  readonly mutation?: number | null;
  readonly missing?: readonly number[];
  readonly more?: Partial<ForgeRun>;
}

/** A run of a suite of one module, a.py. */
export function forgeRun({
  tests = [{}],
  coverage = 80,
  mutation = 70,
  missing = [],
  more = {},
}: RunParts = {}): ForgeRun {
  const all = tests.map((test, index) => ({
    nodeid: `tests/test_a.py::test_${index}`,
    outcome: 'passed' as const,
    covered_lines: 3,
    kills: 1,
    ...test,
  }));
  const of = (outcome: string) => all.filter((test) => test.outcome === outcome).length;
  const counts = { statements: 100, covered_statements: Math.floor(coverage), branches: 0, covered_branches: 0 };
  const percents = { percent: coverage, line_percent: coverage, branch_percent: coverage };
  const verdicts = { timeout: 0, no_coverage: 0, not_run: 0, equivalent: 0, duplicate: 0 };
  const score = { score: mutation, killed: mutation ?? 0, survived: 100 - (mutation ?? 0), ...verdicts };
  return ForgeRunSchema.parse({
    suite: 'all',
    counts: {
      passed: of('passed'),
      failed: of('failed'),
      errors: of('error'),
      skipped: 0,
      xfailed: 0,
      total: all.length,
      flaky: 0,
      side_effects: 0,
    },
    shuffles: 3,
    tests: all,
    coverage: {
      ...counts,
      ...percents,
      modules: [{ path: 'a.py', ...counts, ...percents, missing_lines: missing, missing_branches: [] }],
    },
    mutation:
      mutation === null
        ? null
        : {
            ...score,
            sampled: false,
            sampling_error: null,
            seconds: 1,
            per_second: 100,
            reused: 0,
            modules: [{ path: 'a.py', ...score }],
            survivors: [],
            verdicts: {},
          },
    ...more,
  });
}
