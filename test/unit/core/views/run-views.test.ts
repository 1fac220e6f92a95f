import { describe, expect, it } from 'vitest';
import { type RefactoringState, RunRequestSchema } from '../../../../core/contracts/index.ts';
import { runListItem, runView } from '../../../../core/views/run-views.ts';
import { figures } from '../../../support/forge.ts';

const ENTRY = { run_id: 'run-1', started_at: '2026-01-01T00:00:00.000Z' };
const AROUND = { owner: 'ann', entry: ENTRY, steps: [], tier_stats: [], deliveries: [] };

function decided(finished_at: string | null): RefactoringState {
  return {
    version: 1,
    target_dir: '.',
    files: ['a.py'],
    plan: '# Plan',
    generated_tests: [],
    pylint_baseline: 1,
    pylint_current: 9,
    current_iteration: 1,
    max_iterations: 10,
    test_results: '',
    error_logs: [],
    status: 'success',
    run_id: ENTRY.run_id,
    owner: AROUND.owner,
    request: RunRequestSchema.parse({ source: { sample: 'messy-calculator' }, owner: AROUND.owner }),
    started_at: ENTRY.started_at,
    finished_at,
    stop_reason: 'tests_pass',
    stop_detail: 'all green',
    tier: 'builtin',
    tiers: ['builtin'],
    round: 1,
    fix_attempts: [],
    cost_usd: 0,
    best_snapshot: 1,
    snapshots: [],
    security_findings: [],
    security_reviews: 0,
    models_joined: false,
    handover: [],
    questions: [],
    repaired: [],
    behaviour: [],
    not_gated: [],
    notes: [],
    pending_results: [],
  };
}

describe('a run on which the Judge has decided', () => {
  it('goes on until Publish has written what it gives', () => {
    expect(runListItem(ENTRY, decided(null))).toMatchObject({ status: 'in_progress', stop_reason: null });
    const view = runView(decided(null), AROUND);
    expect(view).toMatchObject({ status: 'in_progress', stop_detail: '' });
    expect(view.artefacts).toEqual(['plan', 'log']);
  });

  it('has ended once its results are there', () => {
    const view = runView(decided('2026-01-01T00:00:09.000Z'), AROUND);
    expect(view).toMatchObject({ status: 'success', stop_reason: 'tests_pass', stop_detail: 'all green' });
    expect(view.artefacts).toEqual(['plan', 'report', 'diff', 'result', 'log']);
  });

  it.each([
    ['with mutants', 70, ['coverage', 'mutation']],
    ['without a mutant that has a verdict', null, ['coverage']],
  ])('has coverage and mutants of a forged suite %s', (_, mutation, more) => {
    const round = { round: 2, figures: figures({ mutation }) };
    const forge = { best_round: 2, rounds: [round] } as unknown as RefactoringState['forge'];
    const ended = { ...decided('2026-01-01T00:00:09.000Z'), forge };
    const only = (state: RefactoringState) =>
      runView(state, AROUND).artefacts.filter((one) => one === 'coverage' || one === 'mutation');
    expect(only(ended)).toEqual(more);
    expect(only({ ...ended, finished_at: null })).toEqual([]);
    expect(only({ ...ended, forge: { ...forge, best_round: null } as RefactoringState['forge'] })).toEqual([]);
  });
});
