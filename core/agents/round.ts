import type { RefactoringState } from '../contracts/index.ts';
import { findTier } from '../policy/tiers.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { attemptName } from './model-attempt.ts';
import { PLAN_WORK } from './model-plan.ts';
import { TESTS_WORK } from './model-tests.ts';
import { modelTier } from './model-work.ts';
import type { RoundOutput } from './payload.ts';
import { builtinFixOrder, verifyOrder } from './work-orders.ts';

/** Attempts that the current tier has made already; one that goes on where time ended counts once. */
export function attemptsOfTier(state: RefactoringState): number {
  return state.fix_attempts.filter((attempt) => attempt.tier === state.tier && !attempt.left).length;
}

/** What the state machine needs for one Fixer and Judge round with the state's tier. */
export async function orderRound(context: AgentContext, state: RefactoringState, round: number): Promise<RoundOutput> {
  const { name, kind } = findTier(context.config.agents, state.tier);
  const verify = await verifyOrder(context, state, round);
  const orders =
    kind === 'builtin'
      ? { fix: await builtinFixOrder(context, state, round, attemptsOfTier(state) + 1), verify }
      : { verify };
  const run = { run_id: state.run_id, owner: state.owner };
  return { run, round, tier: { name, kind }, join: mustJoin(context, state), orders };
}

/** Keys of what a round, and the models that join before it, will write. */
export function issuedForRound(state: RefactoringState, { round, tier, join }: RoundOutput): string[] {
  const keys = runKeys(state.owner, state.run_id);
  const joining = join ? [keys.activity(PLAN_WORK), keys.activity(TESTS_WORK)] : [];
  const fixing = tier.kind === 'model' ? [keys.activity(attemptName(round))] : [];
  return [...joining, ...fixing, keys.edits(round), keys.verify(round)];
}

/** Whether models plan and write tests before this round: once a run, as its request says. */
function mustJoin(context: AgentContext, state: RefactoringState): boolean {
  const wanted = state.request.model_tests;
  if (state.models_joined || wanted === 'never') return false;
  if (findTier(context.config.agents, state.tier).kind === 'model') return true;
  return wanted === 'always' && modelTier(context, state) !== undefined;
}
