import type { RefactoringState } from '../contracts/index.ts';
import { findTier } from '../policy/tiers.ts';
import type { AgentContext } from './context.ts';
import type { RoundOutput } from './payload.ts';
import { builtinFixOrder, verifyOrder } from './work-orders.ts';

/** Attempts that the current tier has made already. */
export function attemptsOfTier(state: RefactoringState): number {
  return state.fix_attempts.filter((attempt) => attempt.tier === state.tier).length;
}

/** What the state machine needs for one Fixer and Judge round with the state's tier. */
export async function orderRound(context: AgentContext, state: RefactoringState, round: number): Promise<RoundOutput> {
  const { name, kind } = findTier(context.config.agents, state.tier);
  const verify = await verifyOrder(context, state, round);
  const orders =
    kind === 'builtin'
      ? { fix: await builtinFixOrder(context, state, round, attemptsOfTier(state) + 1), verify }
      : { verify };
  return { run: { run_id: state.run_id, owner: state.owner }, round, tier: { name, kind }, orders };
}
