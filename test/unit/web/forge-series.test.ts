import { describe, expect, it } from 'vitest';
import type { ForgeProgress } from '../../../core/contracts/index.ts';
import { BAR, barEnd, forgeRows, percent } from '../../../web/src/chart/forge-series.ts';
import { figures } from '../../support/forge.ts';

const FORGE: ForgeProgress = {
  unreadable: [],
  targets: { coverage: 60, mutation: 50 },
  framework: 'pytest',
  before: figures({ coverage: 25, mutation: null }),
  rounds: [
    {
      ...{
        round: 1,
        kind: 'generate',
        tier: 'builtin',
        figures: figures({ coverage: 75, mutation: 50 }),
        added: 9,
        red: 0,
      },
      ...{ lint_issue_count: 0, entropy: null, before_run: 'high', before_reasons: [], after_run: 'needs_review' },
      ...{ after_reasons: [], coverage_delta: 0, mutation_delta: 0, decision: 'FINISH', best: true },
    },
  ],
  stagnation: 0,
  best_round: 1,
};

describe('the rounds of forge on the page', () => {
  it('come behind what was there before', () => {
    expect(forgeRows(FORGE)).toMatchObject([
      { label: 'Before', figures: { coverage: 25, mutation: null } },
      { label: 'Round 1', tier: 'builtin', verdict: 'needs review', figures: { coverage: 75, mutation: 50 } },
    ]);
    const [round] = FORGE.rounds;
    if (!round) throw new Error('no round');
    const rows = forgeRows({ ...FORGE, before: null, rounds: [{ ...round, best: false }] });
    expect(rows).toMatchObject([{ verdict: 'needs review, not kept' }]);
  });

  it('are drawn to scale', () => {
    expect([null, 0, 50, 100].map((value) => barEnd(value) - BAR.left)).toEqual([0, 0, BAR.width / 2, BAR.width]);
    expect([null, 12.5].map(percent)).toEqual(['none', '12.50%']);
  });
});
