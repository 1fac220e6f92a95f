import { describe, expect, it } from 'vitest';
import { tierStats } from '../../../../core/agents/accounts.ts';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import type { RefactoringState } from '../../../../core/contracts/index.ts';
import type { LedgerCall } from '../../../../core/models/ledger.ts';
import { fixAttempt } from '../../../support/attempts.ts';
import { RunHarness } from '../../../support/run-harness.ts';

function state(more: Partial<RefactoringState>): RefactoringState {
  const run = new RunHarness();
  return { ...emptyState(run.context, run.run), tiers: ['builtin', 'economy', 'balanced'], ...more };
}

function call(tier: string, more: Partial<LedgerCall> = {}): LedgerCall {
  return {
    id: tier,
    agent: 'fixer',
    tier,
    provider: 'gemini',
    model: 'm',
    started_at: '2026-03-01T10:00:00.000Z',
    outcome: 'answered',
    error_kind: null,
    reserved_usd: 0.5,
    cost_usd: 0.1,
    input_tokens: 10,
    output_tokens: 5,
    ...more,
  };
}

const rounds = [
  fixAttempt({ round: 1, tier: 'builtin', accepted: true }),
  fixAttempt({ round: 2, tier: 'economy', accepted: false }),
  fixAttempt({ round: 3, tier: 'economy', accepted: true }),
];

describe('how each tier did in a run', () => {
  it('is by its attempts and its calls; what was never settled counts at its most', () => {
    const open = call('economy', { outcome: 'open', cost_usd: null, input_tokens: null, output_tokens: null });
    const book = { calls: [call('economy'), open], circuits: {}, refused: {} };
    const done = state({ fix_attempts: rounds, status: 'success', best_snapshot: 2 });
    expect(tierStats(done, book)).toEqual([
      {
        tier: 'builtin',
        attempts: 1,
        accepted: 1,
        succeeded: false,
        calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        cost_usd: 0,
      },
      {
        tier: 'economy',
        attempts: 2,
        accepted: 1,
        succeeded: true,
        calls: 2,
        input_tokens: 10,
        output_tokens: 5,
        cost_usd: 0.6,
      },
    ]);
  });

  it('has the calls of a tier that only planned', () => {
    const book = { calls: [call('balanced')], circuits: {}, refused: {} };
    expect(tierStats(state({ fix_attempts: rounds.slice(0, 1) }), book).map(({ tier }) => tier)).toEqual([
      'builtin',
      'balanced',
    ]);
  });

  it('gives the success to whose snapshot is published, and to nobody where there is none', () => {
    const none = { calls: [], circuits: {}, refused: {} };
    const winner = (more: Partial<RefactoringState>) =>
      tierStats(state({ fix_attempts: rounds, ...more }), none).find(({ succeeded }) => succeeded)?.tier;
    expect(winner({ status: 'success', best_snapshot: 1 })).toBe('builtin');
    expect(winner({ status: 'failure', best_snapshot: 2 })).toBeUndefined();
    expect(winner({ status: 'success', best_snapshot: 0 })).toBe('builtin');
    expect(tierStats(state({}), none)).toEqual([]);
  });
});
