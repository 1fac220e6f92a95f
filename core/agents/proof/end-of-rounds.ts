import type { RefactoringState } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext } from '../context.ts';
import type { JudgeOutput, VerdictLine } from '../payload.ts';
import { mutantsOrder } from './orders.ts';

type End = Extract<JudgeOutput, { decision: 'end' }>;

/** What the Judge hands on after the last round: the end, and mutants of what is delivered where they tell something. */
export async function endOfRounds(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  verdict: VerdictLine,
): Promise<End> {
  const mutants = await mutantsOrder(context, state);
  const run = { run_id: state.run_id, owner: state.owner };
  return { decision: 'end', verdict, run, round, ...(mutants ? { orders: { mutants } } : {}) };
}

/** Keys that the steps which the end orders will write. */
export function issuedAtEnd(state: RefactoringState, { orders }: End): string[] {
  return orders ? [runKeys(state.owner, state.run_id).proof.run] : [];
}
