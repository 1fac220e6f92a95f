import type { FixAttempt, ForgeRound, ForgeSuite, RefactoringState } from '../../contracts/index.ts';

/** A round of forge as an attempt of its tier, so that every view of a run can show it. */
export function forgeAttempt(
  state: RefactoringState,
  round: ForgeRound,
  suite: ForgeSuite,
  cost_usd: number,
): FixAttempt {
  const { figures } = round;
  const mutation = figures.mutation === null ? 'no mutation score' : `mutation score ${figures.mutation.toFixed(2)}%`;
  const first = round.after_reasons[0] ?? '';
  return {
    round: round.round,
    tier: round.tier,
    edits_sha256: '',
    files: Object.keys(suite.files).sort(),
    summary: `${round.added} tests added, coverage ${figures.coverage.toFixed(2)}%, ${mutation}`,
    error_signature: '',
    tests_red: round.red,
    tests_passed: figures.passed,
    pylint_score: state.pylint_baseline,
    accepted: round.best,
    reason: round.best ? 'the best suite until then' : `not better than the best before: ${round.after_run}`,
    proposal_sha256: '',
    similarity: 0,
    syntax_errors: 0,
    crashed: false,
    error: round.after_run === 'trusted' ? '' : first,
    cost_usd,
    calls: 0,
  };
}
