import { describe, expect, it } from 'vitest';
import { type DeliveryAttempt, NotificationsSchema } from '../../../../core/contracts/index.ts';
import { endpointsToTell, recordAttempt } from '../../../../core/notify/deliveries.ts';
import { endpointId } from '../../../../core/notify/endpoints.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';

const RUN = { owner: 'team', run_id: 'run-1' };
const secret = 'whsec_x';
const ALL = { url: 'https://a.example/', secret };
const OWN = { url: 'https://b.example/', secret, owner: 'team' };
const OTHER = { url: 'https://c.example/', secret, owner: 'others' };

function attempt(url: string, number: number, more: Partial<DeliveryAttempt> = {}): DeliveryAttempt {
  return {
    endpoint: endpointId({ url }),
    origin: url,
    attempt: number,
    at: '2026-03-01T10:00:00.000Z',
    status: 500,
    error: '',
    outcome: 'again',
    ...more,
  };
}

async function recorded(store: MemoryStore): Promise<DeliveryAttempt[]> {
  const stored = await store.get(runKeys('team', 'run-1').notifications);
  return NotificationsSchema.parse(JSON.parse(new TextDecoder().decode(stored?.body))).attempts;
}

describe('who is to be told of a run', () => {
  it('are those for all runs, and those for its owner', async () => {
    expect(await endpointsToTell(new MemoryStore(), RUN, [ALL, OWN, OTHER])).toEqual([ALL, OWN].map(endpointId));
  });

  it('are not those that were told, or did not want to be, when the event comes again', async () => {
    const store = new MemoryStore();
    const [a, b, c] = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
    await recordAttempt(store, RUN, attempt(a, 1));
    await recordAttempt(store, RUN, attempt(b, 1, { status: 200, outcome: 'delivered' }));
    await recordAttempt(store, RUN, attempt(c, 1, { status: 410, outcome: 'given_up' }));
    const left = await endpointsToTell(
      store,
      RUN,
      [a, b, c].map((url) => ({ url, secret })),
    );
    expect(left).toEqual([endpointId({ url: a })]);
  });
});

describe('the record of attempts', () => {
  it('keeps each once, in the order in which they were made', async () => {
    const store = new MemoryStore();
    await recordAttempt(store, RUN, attempt('https://a.example/', 1));
    await recordAttempt(store, RUN, attempt('https://a.example/', 2, { status: null, error: 'ECONNRESET' }));
    await recordAttempt(store, RUN, attempt('https://a.example/', 2, { status: 200, outcome: 'delivered' }));
    expect((await recorded(store)).map((one) => [one.attempt, one.status])).toEqual([
      [1, 500],
      [2, 200],
    ]);
  });

  it('loses none when several are written at once', async () => {
    const store = new MemoryStore();
    const numbers = [1, 2, 3, 4, 5];
    await Promise.all(numbers.map((number) => recordAttempt(store, RUN, attempt('https://a.example/', number))));
    expect((await recorded(store)).map((one) => one.attempt).sort()).toEqual(numbers);
  });
});
