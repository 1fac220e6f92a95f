import type { RefactoringState, TierStats } from '../contracts/index.ts';
import { type LedgerBook, spent } from '../models/ledger.ts';

/** How each tier did that was used in a run: attempts from the state, calls and dollars from the ledger. */
export function tierStats(state: RefactoringState, book: LedgerBook): TierStats[] {
  const used = new Set([...state.fix_attempts.map((attempt) => attempt.tier), ...book.calls.map((call) => call.tier)]);
  const winner = state.status === 'success' ? winnerOf(state) : undefined;
  return state.tiers
    .filter((tier) => used.has(tier))
    .map((tier) => {
      const attempts = state.fix_attempts.filter((attempt) => attempt.tier === tier);
      const calls = book.calls.filter((call) => call.tier === tier);
      const sum = (value: (call: (typeof calls)[number]) => number | null) =>
        calls.reduce((total, call) => total + (value(call) ?? 0), 0);
      return {
        tier,
        attempts: attempts.length,
        accepted: attempts.filter((attempt) => attempt.accepted).length,
        succeeded: tier === winner,
        calls: calls.length,
        input_tokens: sum((call) => call.input_tokens),
        output_tokens: sum((call) => call.output_tokens),
        cost_usd: spent({ ...book, calls }),
      };
    });
}

/** The tier of the attempt that the published snapshot came from; of an input that was right already, the first that looked. */
function winnerOf(state: RefactoringState): string | undefined {
  const accepted = state.fix_attempts.filter((attempt) => attempt.accepted);
  return accepted[state.best_snapshot - 1]?.tier ?? state.fix_attempts.find((attempt) => !attempt.failure)?.tier;
}
