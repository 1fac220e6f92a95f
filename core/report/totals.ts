import type { RunSummary } from '../contracts/index.ts';

/** How a tier did over many runs. */
export interface TierTotals {
  readonly tier: string;
  /** Runs in which it was used. */
  readonly runs: number;
  /** Runs that succeeded with one of its attempts. */
  readonly successes: number;
  /** Between 0 and 1. */
  readonly success_rate: number;
  /** Attempts in a run that used it. */
  readonly average_attempts: number;
  readonly cost_usd: number;
  /** Null where it never succeeded. */
  readonly cost_per_success_usd: number | null;
  readonly calls: number;
  readonly tokens: number;
}

/** Adds up what runs say of their tiers; tiers in the order in which runs first used them. */
export function totals(summaries: readonly RunSummary[]): { runs: number; tiers: TierTotals[] } {
  const rows = summaries.flatMap((summary) => summary.tiers);
  const tiers = [...new Set(rows.map((row) => row.tier))].map((tier) => {
    const own = rows.filter((row) => row.tier === tier);
    const sum = (value: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + value(row), 0);
    const successes = own.filter((row) => row.succeeded).length;
    const cost_usd = sum((row) => row.cost_usd);
    return {
      tier,
      runs: own.length,
      successes,
      success_rate: successes / own.length,
      average_attempts: sum((row) => row.attempts) / own.length,
      cost_usd,
      cost_per_success_usd: successes === 0 ? null : cost_usd / successes,
      calls: sum((row) => row.calls),
      tokens: sum((row) => row.input_tokens + row.output_tokens),
    };
  });
  return { runs: summaries.length, tiers };
}
