import type { RunSummary } from '../../core/contracts/index.ts';
import type { Cycle } from '../../core/report/cycle.ts';

const TESTS = { passed: 5, failed: 0, errors: 0, skipped: 0, total: 5 };

/** A run that succeeded, with what a test wants to be otherwise. */
export function cycle(summary: Partial<RunSummary> = {}, rest: Partial<Omit<Cycle, 'summary'>> = {}): Cycle {
  const attempt = {
    round: 1,
    tier: 'builtin',
    edits_sha256: '',
    files: [],
    summary: '',
    error_signature: '',
    tests_red: 0,
    tests_passed: 0,
  };
  const more = { pylint_score: 9, accepted: true, reason: '', proposal_sha256: '', similarity: 0, syntax_errors: 0 };
  return {
    summary: {
      run_id: 'cli-1',
      owner: 'local',
      status: 'success',
      stop_reason: 'tests_pass',
      stop_detail: 'Every test passes.',
      pylint_baseline: 4,
      pylint_current: 9.17,
      tests: TESTS,
      iterations: 3,
      cost_usd: 0,
      duration_s: 4,
      files_changed: ['a.py'],
      tests_added: ['tests/__init__.py', 'tests/test_a.py'],
      best_snapshot: 1,
      tiers: [
        { tier: 'builtin', attempts: 1, accepted: 1, succeeded: true, calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 },
      ], // biome-ignore format: a row reads best as a line
      final_report: null,
      functions: [],
      questions: [],
      ...summary,
    },
    testsBefore: { ...TESTS, passed: 3, failed: 2 },
    plan: undefined,
    changes: [],
    attempts: [{ ...attempt, ...more, crashed: false, error: '', cost_usd: 0, calls: 0 }],
    notes: [],
    evidence: { behaviour: [], suspicions: [], not_gated: [] },
    ...rest,
  };
}
