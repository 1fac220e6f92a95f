import { describe, expect, it } from 'vitest';
import { roundsOf } from '../../../web/src/chart/series.ts';
import { finishedRun, runningRun } from '../../browser/support/runs.ts';

describe('the columns of the chart', () => {
  it('are the input and every attempt', () => {
    expect(roundsOf(finishedRun().view)).toMatchObject([
      { label: 'Input', score: 4.32, red: 7, green: 11, kept: true },
      { label: '1', tier: 'builtin', score: 8.1, red: 3, green: 15 },
      { label: '2', score: 9.64, red: 0, green: 18 },
    ]);
  });

  it('say which attempts were refused', () => {
    const { view } = runningRun();
    const refused = view.attempts.map((attempt) => ({ ...attempt, accepted: false }));
    expect(roundsOf({ ...view, attempts: refused })[1]?.kept).toBe(false);
  });

  it('are none before the first figures are known', () => {
    const { view } = runningRun({ pylint_baseline: null, baseline_tests: null, tests: null, attempts: [] });
    expect(roundsOf(view)).toEqual([]);
  });
});
