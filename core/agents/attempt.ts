import type { FixAttempt, RefactoringState } from '../contracts/index.ts';
import type { RoundFacts } from './candidate.ts';
import { failuresOf, firstLine } from './error-context.ts';

/** Characters of an error that are kept of each attempt: prompts and reports repeat it. */
const LONGEST_ERROR = 500;

/** What is kept of a round in the state, so that nothing is tried twice and every try is counted. */
export function attemptOf(
  state: RefactoringState,
  facts: RoundFacts,
  accepted: boolean,
  refused: string | undefined,
): FixAttempt {
  const { editSet, candidate, verify } = facts;
  const changes = editSet.edits.flatMap((edit) => edit.changes);
  const kinds = [...new Set(changes.map((change) => change.rule))].sort();
  const why = editSet.failure ? `${refused ?? 'there was nothing to change'}: ${editSet.failure.message}` : refused;
  return {
    round: state.round,
    tier: state.tier,
    edits_sha256: candidate.hash,
    files: editSet.edits.map((edit) => edit.path),
    summary:
      kinds.length > 0 ? `${changes.length} changes (${kinds.join(', ')})` : `${candidate.edits} files rewritten`,
    error_signature: candidate.error_signature,
    tests_red: candidate.measured.red.length,
    tests_passed: candidate.measured.passed.length,
    pylint_score: candidate.pylint_score,
    accepted,
    reason: why ?? 'nothing that was right got worse',
    proposal_sha256: editSet.proposal_sha256 ?? '',
    similarity: facts.similarity,
    syntax_errors: verify?.syntax.ok === false ? verify.syntax.errors.length : 0,
    crashed: verify?.tests?.crashed ?? false,
    ...(editSet.failure ? { failure: editSet.failure.kind } : {}),
    error: firstError(facts).replace(/\s+/g, ' ').slice(0, LONGEST_ERROR),
    cost_usd: editSet.cost_usd,
    calls: editSet.calls,
    ...((accepted || candidate.edits === 0) && editSet.left?.length ? { left: editSet.left.length } : {}),
  };
}

/** The first thing that was wrong, as one line; empty when nothing was. */
function firstError({ candidate, verify }: RoundFacts): string {
  if (candidate.failure) return candidate.failure;
  const [failure] = failuresOf(verify?.tests);
  if (failure) return `${failure.nodeid}: ${firstLine(failure.message)}`;
  const [broken] = verify?.tests?.collection_errors ?? [];
  return broken ? `${broken.path}: ${firstLine(broken.message)}` : '';
}
