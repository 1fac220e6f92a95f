import { z } from 'zod';
import { StatusSchema, StopReasonSchema } from '../../core/contracts/index.ts';
import { type HiddenResult, HiddenResultSchema } from './hidden-tests.ts';

/** What became of a case: by its hidden tests, before the run and after it. */
export const OUTCOMES = ['repaired', 'harmed', 'right', 'unrepaired'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const CaseResultSchema = z.object({
  name: z.string(),
  outcome: z.enum(OUTCOMES),
  status: StatusSchema,
  stop_reason: StopReasonSchema,
  before: HiddenResultSchema,
  after: HiddenResultSchema,
  cost_usd: z.number().min(0),
  duration_s: z.number().min(0),
  calls: z.record(z.string(), z.int().min(0)).describe('Calls of models by tier.'),
});
export type CaseResult = z.infer<typeof CaseResultSchema>;

const TotalsSchema = z.object({
  cases: z.int(),
  repaired: z.int(),
  harmed: z.int(),
  right: z.int(),
  unrepaired: z.int(),
  cost_usd: z.number(),
  duration_s: z.number(),
  calls: z.record(z.string(), z.int()),
});
export type EvalTotals = z.infer<typeof TotalsSchema>;

/** What `swarm eval --json` prints and `--out` writes. */
export const EvalResultSchema = z.object({
  version: z.literal(1),
  set: z.string(),
  tiers: z.array(z.string()).nullable().describe('Null where those of the configuration were used.'),
  cases: z.array(CaseResultSchema),
  totals: TotalsSchema,
});
export type EvalResult = z.infer<typeof EvalResultSchema>;

/** Harm comes first: a repair that breaks what was right is none. */
export function outcomeOf(before: HiddenResult, after: HiddenResult): Outcome {
  if (brokenTests(before, after).length > 0) return 'harmed';
  if (allPass(before)) return 'right';
  return allPass(after) ? 'repaired' : 'unrepaired';
}

/** Hidden tests that passed before and do not now. */
export function brokenTests(before: HiddenResult, after: HiddenResult): string[] {
  return Object.keys(before).filter((test) => before[test] && !after[test]);
}

function allPass(tests: HiddenResult): boolean {
  return Object.values(tests).every(Boolean);
}

export function totalsOf(cases: readonly CaseResult[]): EvalTotals {
  const count = (outcome: Outcome) => cases.filter((one) => one.outcome === outcome).length;
  const calls: Record<string, number> = {};
  for (const one of cases) {
    for (const [tier, number] of Object.entries(one.calls)) calls[tier] = (calls[tier] ?? 0) + number;
  }
  return {
    cases: cases.length,
    repaired: count('repaired'),
    harmed: count('harmed'),
    right: count('right'),
    unrepaired: count('unrepaired'),
    cost_usd: cases.reduce((sum, one) => sum + one.cost_usd, 0),
    duration_s: cases.reduce((sum, one) => sum + one.duration_s, 0),
    calls,
  };
}

/** How good an outcome is, for telling better from worse. */
const WORTH: Record<Outcome, number> = { harmed: 0, unrepaired: 1, repaired: 2, right: 2 };

/** One case that came out otherwise than in an earlier result. */
export interface Difference {
  readonly name: string;
  readonly before: Outcome;
  readonly now: Outcome;
  readonly better: boolean;
}

/** A result beside an earlier one: only cases that both have are compared, in sums too. */
export function compared(earlier: EvalResult, now: EvalResult) {
  const shared = new Map(earlier.cases.map((one) => [one.name, one]));
  const cases = now.cases.filter(({ name }) => shared.has(name));
  const differences = cases.flatMap((one): Difference[] => {
    const before = shared.get(one.name)?.outcome;
    if (before === undefined || before === one.outcome) return [];
    return [{ name: one.name, before, now: one.outcome, better: WORTH[one.outcome] > WORTH[before] }];
  });
  const names = new Set(cases.map(({ name }) => name));
  return {
    differences,
    before: totalsOf(earlier.cases.filter(({ name }) => names.has(name))),
    now: totalsOf(cases),
    only_now: now.cases.map(({ name }) => name).filter((name) => !names.has(name)),
    only_before: earlier.cases.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}
