import { type DeliveryAttempt, type Notifications, NotificationsSchema, type RunFinished } from '../contracts/index.ts';
import { readJson, updateWithRetry, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { type Endpoint, endpointId } from './endpoints.ts';

type Run = Pick<RunFinished, 'owner' | 'run_id'>;

/** Endpoints that are still to be told of a run; an event that comes again finds those that were told. */
export async function endpointsToTell(store: ObjectStore, run: Run, endpoints: readonly Endpoint[]): Promise<string[]> {
  const known = (await readJson(store, runKeys(run.owner, run.run_id).notifications, NotificationsSchema))?.value;
  const done = new Set((known?.attempts ?? []).filter((one) => one.outcome !== 'again').map((one) => one.endpoint));
  return endpoints
    .filter((endpoint) => endpoint.owner === undefined || endpoint.owner === run.owner)
    .map(endpointId)
    .filter((id) => !done.has(id));
}

/** Adds an attempt to the run's record; the same attempt again takes its place. */
export async function recordAttempt(store: ObjectStore, run: Run, attempt: DeliveryAttempt): Promise<void> {
  const key = runKeys(run.owner, run.run_id).notifications;
  await updateWithRetry(async () => {
    const found = await readJson(store, key, NotificationsSchema);
    const others = (found?.value.attempts ?? []).filter(
      (one) => one.endpoint !== attempt.endpoint || one.attempt !== attempt.attempt,
    );
    const next: Notifications = { attempts: [...others, attempt] };
    await writeJson(store, key, next, found ? { ifMatch: found.etag } : { ifNoneMatch: '*' });
  });
}
