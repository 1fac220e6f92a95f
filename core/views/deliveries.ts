import type { Notifications, RunView } from '../contracts/index.ts';

/** Who was told that a run ended, and how that went; of an address no more than its origin. */
export function deliveryViews(notifications: Notifications | undefined): RunView['deliveries'] {
  return (notifications?.attempts ?? []).map(({ origin, attempt, at, status, outcome }) => ({
    endpoint: origin,
    attempt,
    at,
    status,
    delivered: outcome === 'delivered',
  }));
}
