import type { RefactoringState, WorkOrder } from '../contracts/index.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { measureOrder } from './forge/orders.ts';
import { existingTestsOrder, inspectOrder } from './work-orders.ts';

/** What a run begins with. */
export interface OpeningOrders {
  readonly orders: WorkOrder[];
  /** Of a run of forge. */
  readonly measure?: WorkOrder;
}

/**
 * The orders of Intake anew, for a run whose packages are known by now: those whose results are
 * still waited for.
 */
export async function openingOrders(context: AgentContext, state: RefactoringState): Promise<OpeningOrders> {
  const keys = runKeys(state.owner, state.run_id);
  const waited = new Set(state.pending_results);
  const orders: WorkOrder[] = [];
  for (let shard = 0; shard < context.config.policies.inspect.max_shards; shard += 1) {
    if (waited.has(keys.inspectResult(shard))) orders.push(await inspectOrder(context, state, shard));
  }
  if (waited.has(keys.existingTests)) orders.push(await existingTestsOrder(context, state));
  if (!waited.has(keys.forgeBefore)) return { orders };
  return { orders, measure: await measureOrder(context, state, state.files, state.request.deadline_minutes) };
}
