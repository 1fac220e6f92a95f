import { describe, expect, it } from 'vitest';
import { circuitOf, Ledger, type Reservation, type Settlement, spent } from '../../../../core/models/ledger.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';

const AT = Date.parse('2026-03-01T10:00:00.000Z');

function booking(id: string, more: { usd?: number; at?: number; model?: string; budget?: number; rate?: number } = {}) {
  const { usd = 0.1, at = 0, model = 'm', budget = 1, rate = 60 } = more;
  const started_at = new Date(AT + at * 1000).toISOString();
  const call = { id, agent: 'fixer' as const, tier: 'economy', provider: 'gemini', model, started_at };
  return {
    call: { ...call, reserved_usd: usd },
    budget_usd: budget,
    requests_per_minute: rate,
  } satisfies Reservation;
}

const settled = (cost_usd: number): Settlement => ({
  outcome: 'answered',
  error_kind: null,
  cost_usd,
  input_tokens: 1,
  output_tokens: 2,
});

const open = () => new Ledger(new MemoryStore(), 'ledger.json');

describe('the ledger of a run', () => {
  it('never books more than the budget, and all of it', async () => {
    const ledger = open();
    for (let n = 0; n < 10; n += 1)
      expect(await ledger.reserve(booking(`${n}`))).toEqual({ admitted: true, ordinal: n });
    const refused = await ledger.reserve(booking('10'));
    expect(refused).toMatchObject({ admitted: false, over_budget_usd: expect.closeTo(0.1, 9) });
    expect(spent(await ledger.read())).toBeCloseTo(1, 9);
    await ledger.settle('3', settled(0.02), (now) => now);
    expect(await ledger.reserve(booking('10', { usd: 0.08 }))).toMatchObject({ admitted: true });
  });

  it('lets what costs nothing through, also when the money is gone', async () => {
    const ledger = open();
    await ledger.reserve(booking('a', { usd: 1 }));
    expect(await ledger.reserve(booking('b', { usd: 0 }))).toMatchObject({ admitted: true });
    expect(await ledger.reserve(booking('c', { usd: 1e-6 }))).toMatchObject({ admitted: false });
  });

  it('counts a call that was cut short as if it had been paid', async () => {
    const ledger = open();
    await ledger.reserve(booking('a', { usd: 0.7 }));
    expect(await ledger.reserve(booking('b', { usd: 0.7 }))).toMatchObject({ admitted: false });
    expect(spent(await ledger.read())).toBe(0.7);
  });

  it('keeps to a rate by model, within any minute', async () => {
    const ledger = open();
    await ledger.reserve(booking('a', { rate: 2 }));
    await ledger.reserve(booking('b', { rate: 2, at: 10 }));
    expect(await ledger.reserve(booking('c', { rate: 2, at: 30 }))).toEqual({ admitted: false, wait_s: 30 });
    expect(await ledger.reserve(booking('d', { rate: 2, at: 30, model: 'other' }))).toMatchObject({ admitted: true });
    expect(await ledger.reserve(booking('e', { rate: 2, at: 60 }))).toMatchObject({ admitted: true });
    expect(await ledger.reserve(booking('f', { rate: 2, at: 61 }))).toEqual({ admitted: false, wait_s: 9 });
  });

  it('loses no booking of writers at the same time', async () => {
    const store = new MemoryStore();
    const booked = await Promise.all(
      Array.from({ length: 4 }, (_, n) => new Ledger(store, 'l').reserve(booking(`${n}`, { usd: 0.3 }))),
    );
    expect(booked.filter(({ admitted }) => admitted)).toHaveLength(3);
    expect((await new Ledger(store, 'l').read()).calls).toHaveLength(3);
  });

  it('changes a circuit as it stands when the call ends', async () => {
    const ledger = open();
    await ledger.reserve(booking('a'));
    await ledger.reserve(booking('b'));
    const failed = { failures: 1, not_before: null, open_until: null };
    expect(await ledger.settle('a', settled(0), () => failed)).toEqual(failed);
    const seen: unknown[] = [];
    await ledger.settle('b', settled(0), (now) => {
      seen.push(now);
      return { ...now, failures: 2 };
    });
    expect(seen).toEqual([failed]);
    const book = await ledger.read();
    expect(circuitOf(book, { provider: 'gemini', model: 'm' }).failures).toBe(2);
    expect(circuitOf(book, { provider: 'gemini', model: 'other' }).failures).toBe(0);
  });

  it('takes no notice of the end of a call that it does not know', async () => {
    const ledger = open();
    await ledger.settle('x', settled(5), (now) => ({ ...now, failures: 9 }));
    expect(await ledger.read()).toEqual({ calls: [], circuits: {}, refused: {} });
  });
});
