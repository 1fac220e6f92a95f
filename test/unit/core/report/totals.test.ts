import { describe, expect, it } from 'vitest';
import { type RunSummary, RunSummarySchema, type TierStats } from '../../../../core/contracts/index.ts';
import { totals } from '../../../../core/report/totals.ts';

function stats(tier: string, more: Partial<TierStats> = {}): TierStats {
  const none = { calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 };
  return { tier, attempts: 1, accepted: 0, succeeded: false, ...none, ...more };
}

function summary(...tiers: TierStats[]): RunSummary {
  return RunSummarySchema.parse({
    run_id: 'run-1',
    owner: 'local',
    status: 'success',
    stop_reason: 'tests_pass',
    stop_detail: '',
    pylint_baseline: 1,
    pylint_current: 1,
    tests: { passed: 1, failed: 0, errors: 0, skipped: 0, total: 1 },
    iterations: 1,
    cost_usd: 0,
    duration_s: 1,
    files_changed: [],
    tests_added: [],
    best_snapshot: 0,
    tiers,
  });
}

describe('how tiers did over many runs', () => {
  it('is success rate, attempts a run and cost per success, by tier', () => {
    const paid = { calls: 2, input_tokens: 10, output_tokens: 5, cost_usd: 0.25 };
    const { runs, tiers } = totals([
      summary(stats('builtin', { succeeded: true })),
      summary(stats('builtin', { attempts: 2 }), stats('economy', { ...paid, attempts: 3, succeeded: true })),
      summary(stats('economy', paid)),
      summary(),
    ]);
    expect(runs).toBe(4);
    expect(tiers).toEqual([
      {
        tier: 'builtin',
        runs: 2,
        successes: 1,
        success_rate: 0.5,
        average_attempts: 1.5,
        cost_usd: 0,
        cost_per_success_usd: 0,
        calls: 0,
        tokens: 0,
      },
      {
        tier: 'economy',
        runs: 2,
        successes: 1,
        success_rate: 0.5,
        average_attempts: 2,
        cost_usd: 0.5,
        cost_per_success_usd: 0.5,
        calls: 4,
        tokens: 30,
      },
    ]);
  });

  it('has no cost per success where there was none, and no tiers without runs', () => {
    expect(totals([summary(stats('economy', { cost_usd: 1 }))]).tiers[0]).toMatchObject({
      success_rate: 0,
      cost_per_success_usd: null,
    });
    expect(totals([])).toEqual({ runs: 0, tiers: [] });
  });
});
