import type { RunView } from '../../../core/contracts/api/runs.ts';

/** One column of the chart: the input, or what a round came to. */
export interface Round {
  readonly label: string;
  readonly tier: string | null;
  /** Pylint score, out of 10; null while it is not known. */
  readonly score: number | null;
  readonly red: number;
  readonly green: number;
  /** Whether the attempt was kept; the input is. */
  readonly kept: boolean;
}

/** The input and every attempt, in order. */
export function roundsOf(run: RunView): Round[] {
  const counts = run.baseline_tests;
  // An attempt says how many tests were red; how many there are does not change within a run.
  const total = ran(run.tests) || ran(counts);
  const rounds: Round[] = [];
  if (run.pylint_baseline !== null || counts) {
    const red = counts ? counts.failed + counts.errors : 0;
    const green = counts?.passed ?? 0;
    rounds.push({ label: 'Input', tier: null, score: run.pylint_baseline, red, green, kept: true });
  }
  for (const attempt of run.attempts) {
    rounds.push({
      label: String(attempt.round),
      tier: attempt.tier,
      score: attempt.pylint_score,
      red: attempt.tests_red,
      green: Math.max(0, total - attempt.tests_red),
      kept: attempt.accepted,
    });
  }
  return rounds;
}

function ran(counts: RunView['tests']): number {
  return counts ? counts.passed + counts.failed + counts.errors : 0;
}
