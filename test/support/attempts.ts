import type { FixAttempt, SnapshotRecord } from '../../core/contracts/index.ts';

/** One attempt of the builtin tier that changed something and was taken. */
export function fixAttempt(more: Partial<FixAttempt> = {}): FixAttempt {
  return {
    round: 1,
    tier: 'builtin',
    edits_sha256: 'a',
    files: ['a.py'],
    summary: '1 changes (docstring)',
    error_signature: '',
    tests_red: 0,
    tests_passed: 2,
    pylint_score: 5,
    accepted: true,
    reason: 'nothing that was right got worse',
    proposal_sha256: '',
    similarity: 0,
    syntax_errors: 0,
    crashed: false,
    error: '',
    cost_usd: 0,
    calls: 0,
    ...more,
  };
}

/** A snapshot on which so many tests pass and these are red. */
export function snapshot(
  number: number,
  passed: number,
  red: readonly string[] = [],
  more: Partial<SnapshotRecord> = {},
): SnapshotRecord {
  const tests = { passed, failed: red.length, errors: 0, skipped: 0, total: passed + red.length };
  return { number, tests, red: [...red], pylint_score: 5, doubted: false, publishable: true, ...more };
}
