import type { ForgeFigures, ForgeRun, TestCounts } from '../contracts/index.ts';

/** What is known of a suite once it has run; of a run that never answered, that it did not. */
export interface Measured {
  readonly figures: ForgeFigures;
  /** Tests of the suite, without those of the project, that were red, each with its message. */
  readonly red: readonly { readonly nodeid: string; readonly message: string }[];
  readonly flaky: number;
  readonly sideEffects: number;
  /** Why the run says nothing; empty where it does. */
  readonly error: string;
}

const NOTHING: ForgeFigures = {
  tests: 0,
  passed: 0,
  coverage: 0,
  branch_coverage: 0,
  mutation: null,
  mutants: 0,
  mutation_error: null,
};

/** @param own Node ids of the suite; tests of the project may be red without it being the suite's fault. */
export function measuredOf(run: ForgeRun | undefined, own: ReadonlySet<string>, failure = ''): Measured {
  if (!run) return { figures: NOTHING, red: [], flaky: 0, sideEffects: 0, error: failure || 'the run never answered' };
  const tests = run.tests.filter((test) => own.has(test.nodeid));
  const red = tests.filter((test) => test.outcome === 'failed' || test.outcome === 'error');
  return {
    figures: figuresOf(run),
    red: red.map(({ nodeid, message }) => ({ nodeid, message: firstLine(message ?? '') })),
    flaky: tests.filter((test) => test.flaky).length,
    sideEffects: tests.filter((test) => test.side_effects.length > 0).length,
    error: errorOf(run, own),
  };
}

export function figuresOf(run: ForgeRun): ForgeFigures {
  const { mutation, coverage } = run;
  return {
    tests: run.counts.total,
    passed: run.counts.passed,
    coverage: coverage?.percent ?? 0,
    branch_coverage: coverage?.branch_percent ?? 0,
    mutation: mutation?.score ?? null,
    mutants: mutation ? mutation.killed + mutation.timeout + mutation.survived + mutation.no_coverage : 0,
    mutation_error: mutation?.sampling_error ?? null,
  };
}

/** Counts in the form that every run has; suspected bugs that failed as expected are skipped ones. */
export function countsOf({ counts }: ForgeRun): TestCounts {
  const { passed, failed, errors, skipped, xfailed, total } = counts;
  return { passed, failed, errors, skipped: skipped + xfailed, total };
}

function errorOf(run: ForgeRun, own: ReadonlySet<string>): string {
  if (run.untestable_reason) return run.untestable_reason;
  if (run.timed_out) return 'the run took too long';
  if (run.crashed) return 'the run ended with a crash';
  const files = new Set([...own].map((nodeid) => nodeid.split('::')[0]));
  const broken = run.collection_errors.find((item) => files.has(item.path));
  return broken ? `${broken.path}: ${firstLine(broken.message)}` : '';
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
