import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import type { ModelTier } from '../../../../core/config/agents.ts';
import { loadConfig } from '../../../../core/config/load.ts';
import { LogEntrySchema } from '../../../../core/contracts/index.ts';
import { ModelCallError, type ModelErrorFacts, type ModelErrorKind } from '../../../../core/models/call-error.ts';
import { Ledger, spent } from '../../../../core/models/ledger.ts';
import type { Completion, CompletionOptions, ModelProvider } from '../../../../core/models/provider.ts';
import { ModelSession } from '../../../../core/models/session.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';
import { testAccess } from '../../../support/model-access.ts';
import { ROOT } from '../../../support/paths.ts';

const KEY = 'canary-key-4711';
const START = Date.parse('2026-03-01T10:00:00.000Z');
const PRICE = { input: 1, output: 2 };

type Reply = string | Partial<Completion> | ModelCallError;

/** Replies in order; the last one is repeated. */
class Replies implements ModelProvider {
  readonly asked: string[] = [];
  readonly options: CompletionOptions[] = [];
  private readonly replies: readonly Reply[];
  private next = 0;

  constructor(...replies: Reply[]) {
    this.replies = replies;
  }

  async complete(messages: Parameters<ModelProvider['complete']>[0], options: CompletionOptions): Promise<Completion> {
    this.options.push(options);
    const reply = this.replies[Math.min(this.next, this.replies.length - 1)] ?? '';
    this.next += 1;
    this.asked.push(messages.map((message) => message.content).join('\n'));
    if (reply instanceof ModelCallError) throw reply;
    const given = typeof reply === 'string' ? { content: reply } : reply;
    const usage = { input_tokens: 100, output_tokens: 50 };
    return { content: '', model: 'm-1', usage, finish_reason: 'stop', ...given };
  }
}

function failed(kind: ModelErrorKind, retryAfter_s?: number, facts: ModelErrorFacts = {}): ModelCallError {
  return new ModelCallError(kind, `model m gave no answer: ${kind}`, { retryAfter_s, ...facts });
}

/** A run with one tier of two models, and a clock of its own. */
function setUp(
  request: object = {},
  models: object[] = [
    { provider: 'gemini', model: 'first' },
    { provider: 'gemini', model: 'second' },
  ],
) {
  const config = loadConfig(join(ROOT, 'config'));
  const tier: ModelTier = {
    name: 'economy',
    kind: 'model',
    temperature: 0.5,
    max_tokens: 1000,
    timeout_s: 60,
    max_input_tokens: 1000,
    agents: {},
    models: models.map((model) => ({
      provider: 'gemini',
      model: 'first',
      price_per_million_tokens: PRICE,
      max_output_tokens: 4000,
      requests_per_minute: 60,
      logprobs: false,
      ...model,
    })),
  };
  const clock = { ms: START };
  const context = { store: new MemoryStore(), config, now: () => new Date(clock.ms) };
  const run = { run_id: 'run-1', owner: 'local' };
  const empty = emptyState(context, run);
  const state = { ...empty, request: { ...empty.request, ...request } };
  const keys = runKeys('local', 'run-1');
  return { context, tier, clock, state, keys, ledger: new Ledger(context.store, keys.ledger) };
}

const question = {
  agent: 'fixer' as const,
  action: 'FIX' as const,
  prompt: { name: 'fixer', version: 2 },
  messages: [
    { role: 'system' as const, content: 'You are the Fixer' },
    { role: 'user' as const, content: `the key is ${KEY}` },
  ],
};

async function openSession(set: ReturnType<typeof setUp>, providers: Record<string, ModelProvider>, more: object = {}) {
  const access = testAccess((model) => providers[model] ?? new Replies(), { GOOGLE_API_KEY: KEY }, more);
  const session = await ModelSession.open(set.context, access, set.state, { tier: set.tier, name: 'fix-1' });
  return { access, session };
}

async function entries(set: ReturnType<typeof setUp>) {
  const stored = await set.context.store.get(set.keys.activity('fix-1'));
  const record = JSON.parse(Buffer.from(stored?.body ?? '{}').toString());
  return LogEntrySchema.array().parse(record.log_entries);
}

describe('a question to a model', () => {
  it('is answered, paid for and logged, without the key', async () => {
    const set = setUp();
    const first = new Replies(`answer with ${KEY}`);
    const { session, access } = await openSession(set, { first });
    const answer = await session.ask(question);
    expect(answer).toMatchObject({ model: 'm-1', finish_reason: 'stop', choice: { model: 'first' } });
    expect(session.mask.show(answer.content)).toBe(`answer with ${KEY}`);
    expect(first.asked[0]).not.toContain(KEY);
    expect(await session.spent()).toEqual({ run: 0.0002, work: 0.0002 });
    const [entry] = await entries(set);
    expect(entry).toMatchObject({ agent: 'Fixer', model: 'm-1', action: 'FIX', status: 'SUCCESS' });
    expect(entry?.details).toMatchObject({
      prompt: 'fixer',
      prompt_version: 2,
      input_tokens: 100,
      output_tokens: 50,
      cost_usd: 0.0002,
    });
    for (const [key, { body }] of set.context.store.objects)
      expect(Buffer.from(body).toString(), key).not.toContain(KEY);
    expect(access.events).toMatchObject([{ operation: 'chat', tier: 'economy', input_tokens: 100, cost_usd: 0.0002 }]);
    expect(JSON.stringify(access.events)).not.toContain('answer with');
  });

  it('is not put twice: work that is taken up again has its answers', async () => {
    const set = setUp();
    const first = new Replies('one', 'two');
    const before = await openSession(set, { first });
    expect((await before.session.ask(question)).content).toBe('one');
    const again = await openSession(set, { first });
    expect((await again.session.ask(question)).content).toBe('one');
    expect((await again.session.ask({ ...question, max_tokens: 2000 })).content).toBe('two');
    expect(first.asked).toHaveLength(2);
    expect(again.session.calls).toBe(2);
  });

  it('that failed waits outside the function as long as the provider asks, then is put again', async () => {
    const set = setUp();
    const first = new Replies(failed('rate_limited', 7), 'now');
    const one = await openSession(set, { first });
    await expect(one.session.ask(question)).rejects.toMatchObject({ wait_s: 7.05 });
    set.clock.ms += 7050;
    const two = await openSession(set, { first });
    expect((await two.session.ask(question)).content).toBe('now');
    const [failure, success] = await entries(set);
    expect(failure).toMatchObject({
      status: 'FAILURE',
      details: { error_kind: 'rate_limited', retry_in_s: 7.05, cost_usd: 0 },
    });
    expect(success?.status).toBe('SUCCESS');
    expect((await set.ledger.read()).circuits['gemini/first']).toMatchObject({ failures: 0 });
  });

  it('that keeps failing goes to the next model of the tier, and back to none', async () => {
    const set = setUp();
    const first = new Replies(failed('overloaded'));
    const second = new Replies(failed('credentials'));
    const providers = { first, second };
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { session } = await openSession(set, providers);
      const outcome = await session.ask(question).catch((error: { wait_s?: number; kind?: string }) => error);
      if ('wait_s' in outcome && outcome.wait_s !== undefined) {
        waits.push(outcome.wait_s);
        set.clock.ms += outcome.wait_s * 1000;
      } else expect(outcome).toMatchObject({ name: 'ModelGaveUp', kind: 'outage' });
    }
    // Full jitter of 1, 2 and 4 s at random 0.5; the first is short enough to be waited for in the function.
    expect(waits).toEqual([1, 2]);
    expect(first.asked).toHaveLength(4);
    expect(second.asked).toHaveLength(1);
    const log = await entries(set);
    expect(log.map((entry) => entry.details.error_kind)).toEqual([...Array(4).fill('overloaded'), 'credentials']);
    expect(log.at(-1)?.details).toMatchObject({ next_step: 'the next model of the tier' });
  });

  it.each<[kind: ModelErrorKind, asked: number]>([
    ['credentials', 1],
    ['quota', 1],
    ['rejected', 1],
  ])('that is refused for %s is not put to the same model again', async (kind, asked) => {
    const set = setUp();
    const first = new Replies(failed(kind));
    const { session } = await openSession(set, { first, second: new Replies('from the second') });
    expect((await session.ask(question)).content).toBe('from the second');
    expect(first.asked).toHaveLength(asked);
  });

  it('is not put when it could cost more than is left', async () => {
    const set = setUp({ budget_usd: 0.001 });
    const first = new Replies('never');
    const { session } = await openSession(set, { first });
    await expect(session.ask(question)).rejects.toMatchObject({ name: 'ModelGaveUp', kind: 'budget' });
    expect(first.asked).toEqual([]);
  });

  it("asks for the provider's own count before it is refused for its price", async () => {
    const set = setUp({ budget_usd: 0.00205 });
    const first = Object.assign(new Replies('cheap enough'), { countTokens: async () => 50 });
    const { session } = await openSession(set, { first });
    expect((await session.ask(question)).content).toBe('cheap enough');
  });

  it('never spends more than the budget, however many are put at once', async () => {
    const set = setUp({ budget_usd: 0.01 });
    const first = new Replies({ content: 'x', usage: { input_tokens: 60, output_tokens: 1000 } });
    const { session } = await openSession(set, { first });
    const many = Array.from({ length: 20 }, (_, index) =>
      session.ask({ ...question, messages: [{ role: 'user', content: `question ${index}` }] }).then(
        () => 'answered',
        (error: { kind: string }) => error.kind,
      ),
    );
    const outcomes = await Promise.all(many);
    expect(outcomes).toContain('budget');
    expect(outcomes).toContain('answered');
    const book = await set.ledger.read();
    expect(spent(book)).toBeLessThanOrEqual(0.01);
    expect(book.calls).toHaveLength(outcomes.filter((outcome) => outcome === 'answered').length);
  });

  it('keeps to the rate of its provider, over all calls of the run', async () => {
    const set = setUp({}, [{ requests_per_minute: 2 }]);
    const first = new Replies('a', 'b', 'c');
    const { session } = await openSession(set, { first });
    const put = (text: string) => session.ask({ ...question, messages: [{ role: 'user', content: text }] });
    await put('1');
    set.clock.ms += 20_000;
    await put('2');
    await expect(put('3')).rejects.toMatchObject({ wait_s: 40 });
    set.clock.ms += 40_000;
    expect((await put('3')).content).toBe('c');
  });

  it('is not begun after the deadline, nor when the wait would end after it', async () => {
    const set = setUp({ deadline_minutes: 1 });
    const first = new Replies(failed('rate_limited', 90));
    const { session } = await openSession(set, { first });
    await expect(session.ask(question)).rejects.toMatchObject({ kind: 'deadline' });
    set.clock.ms += 60_000;
    await expect((await openSession(set, { first })).session.ask(question)).rejects.toMatchObject({ kind: 'deadline' });
    expect(first.asked).toHaveLength(1);
  });

  it('is left to the next call of the function when this one would end before the answer', async () => {
    const set = setUp();
    const first = new Replies('late');
    const { session } = await openSession(set, { first }, { timeLeft_ms: () => 30_000 });
    await expect(session.ask(question)).rejects.toMatchObject({ wait_s: 1 });
    expect(first.asked).toEqual([]);
  });

  it('goes on without a price, and says so', async () => {
    const set = setUp({}, [{ price_per_million_tokens: undefined }]);
    const { session } = await openSession(set, { first: new Replies('free?') });
    await session.ask(question);
    expect([...session.notes]).toEqual(['The price of gemini first is not known: its calls count as $0']);
    expect((await session.spent()).run).toBe(0);
  });

  it('counts what a provider does not count at its most', async () => {
    const set = setUp();
    const nothing = { input_tokens: null, output_tokens: null };
    const { session } = await openSession(set, { first: new Replies({ content: 'four', usage: nothing }) });
    await session.ask({ ...question, messages: [{ role: 'user', content: 'ééé' }] });
    expect((await session.spent()).run).toBeCloseTo((6 + 16) / 1e6 + (4 * 2) / 1e6, 12);
  });

  it('that may have been paid for counts as paid', async () => {
    const set = setUp();
    const { session } = await openSession(set, { first: new Replies(failed('timeout')), second: new Replies('ok') });
    await expect(session.ask(question))
      .rejects.toMatchObject({ wait_s: undefined })
      .catch(() => undefined);
    const [call] = (await set.ledger.read()).calls;
    expect(call).toMatchObject({ outcome: 'failed', error_kind: 'timeout' });
    expect(call?.cost_usd).toBe(call?.reserved_usd);
  });
});

describe('a model that is gone', () => {
  it('is left for the next of the tier for the whole run, and the report names what its provider names', async () => {
    const set = setUp();
    const gone = failed('gone', undefined, { status: 404, replacement: 'gemini-9' });
    const first = new Replies(gone);
    const { session } = await openSession(set, { first, second: new Replies('from the second') });
    expect((await session.ask(question)).choice.model).toBe('second');
    expect([...session.notes]).toEqual([
      expect.stringMatching(
        /does not know gemini first, and names gemini-9 in its place: the next model of tier economy/,
      ),
    ]);
    const [failure] = await entries(set);
    expect(failure).toMatchObject({
      status: 'FAILURE',
      details: { error_kind: 'gone', replacement: 'gemini-9', next_step: 'the next model of the tier', cost_usd: 0 },
    });
    set.clock.ms += 20 * 60_000;
    const later = await openSession(set, { first, second: new Replies('again') });
    await later.session.ask({ ...question, messages: [{ role: 'user', content: 'another' }] });
    expect(first.asked).toHaveLength(1);
  });

  it('is told of by work that waited since, too', async () => {
    const set = setUp();
    const first = new Replies(failed('gone'));
    const second = new Replies(failed('rate_limited', 7), 'now');
    const one = await openSession(set, { first, second });
    await expect(one.session.ask(question)).rejects.toMatchObject({ wait_s: 7.05 });
    set.clock.ms += 7050;
    const two = await openSession(set, { first, second });
    expect((await two.session.ask(question)).content).toBe('now');
    expect([...two.session.notes]).toEqual([expect.stringContaining('does not know gemini first')]);
  });

  it('never brings a secret into the report', async () => {
    const set = setUp();
    const first = new Replies(failed('gone', undefined, { replacement: `gemini-${KEY}` }));
    const { session } = await openSession(set, { first, second: new Replies('x') });
    await session.ask(question);
    expect([...session.notes].join()).toMatch(/HIDDEN_VALUE/);
    expect([...session.notes].join()).not.toContain(KEY);
  });

  it('has its place taken by an alias, which is not asked where its provider only fails', async () => {
    const alias = 'gemini-flash-lite-latest';
    const models = [
      { provider: 'gemini', model: 'first' },
      { provider: 'gemini', model: alias },
    ];
    const standIn = new Replies('from the alias');
    const gone = await openSession(setUp({}, models), { first: new Replies(failed('gone')), [alias]: standIn });
    expect((await gone.session.ask(question)).content).toBe('from the alias');
    const failing = setUp({}, models);
    const first = new Replies(failed('rejected'));
    const { session } = await openSession(failing, { first, [alias]: standIn });
    await expect(session.ask(question)).rejects.toMatchObject({ name: 'ModelGaveUp' });
    expect(standIn.asked).toHaveLength(1);
  });

  it('ends the tier, not the run, where there is no other', async () => {
    const set = setUp({}, [{ model: 'first' }]);
    const { session } = await openSession(set, { first: new Replies(failed('gone')) });
    await expect(session.ask(question)).rejects.toMatchObject({ name: 'ModelGaveUp', kind: 'outage' });
  });
});

describe('a parameter that a model refuses', () => {
  it('is not sent again in the run, and holds nothing against the model', async () => {
    const set = setUp();
    const first = new Replies(failed('parameter', undefined, { status: 400, parameter: 'temperature' }), 'yes');
    const { session } = await openSession(set, { first });
    expect((await session.ask(question)).content).toBe('yes');
    const another = await openSession(set, { first });
    await another.session.ask({ ...question, messages: [{ role: 'user', content: 'another' }] });
    expect(first.options.map(({ temperature }) => temperature)).toEqual([0.5, undefined, undefined]);
    const [refused, answered] = await entries(set);
    expect(refused?.details).toMatchObject({
      error_kind: 'parameter',
      refused_parameter: 'temperature',
      temperature: 0.5,
      retry_in_s: 0,
      cost_usd: 0,
    });
    expect(answered?.details).not.toHaveProperty('temperature');
    expect([...session.notes]).toEqual([expect.stringContaining('gemini first does not take temperature')]);
    const book = await set.ledger.read();
    expect(book.refused).toEqual({ 'gemini/first': ['temperature'] });
    expect(book.circuits['gemini/first']).toMatchObject({ failures: 0, open_until: null });
  });

  it('is none where the table says so, and thinking has tokens of its own', async () => {
    const set = setUp({}, [{ parameters: [], thinking_tokens: 700 }]);
    const first = new Replies('yes');
    const { session, access } = await openSession(set, { first });
    await session.ask({ ...question, form: { name: 'f', schema: {} } });
    expect(first.options[0]).toMatchObject({ max_tokens: 1700, logprobs: false });
    expect(first.options[0]).not.toHaveProperty('temperature');
    expect(first.options[0]?.json_schema).toBeUndefined();
    expect(access.events[0]?.temperature).toBeUndefined();
  });
});

describe('an answer of another model', () => {
  const facts = { read: '2026-01-01', source: 'https://example.com', context_tokens: 9, max_output_tokens: 9 };

  it('costs what that model costs, and the report says so', async () => {
    const set = setUp();
    const price = { input: 10, output: 20 };
    set.context.config.agents.models['m-2'] = { ...facts, thinking_tokens: 0, parameters: [], price };
    const { session } = await openSession(set, { first: new Replies({ content: 'x', model: 'm-2' }) });
    await session.ask(question);
    expect((await session.spent()).run).toBeCloseTo((100 * 10 + 50 * 20) / 1e6, 12);
    expect([...session.notes]).toEqual(['gemini first was answered by m-2, at the price of that model']);
  });

  it('counts as that of an alias where its price is not known', async () => {
    const set = setUp();
    const alias = { ...facts, thinking_tokens: 0, parameters: [], alias_of: 'first-1', price: PRICE };
    set.context.config.agents.models.first = alias;
    const { session } = await openSession(set, { first: new Replies({ model: 'second-9' }, { model: 'first-1-002' }) });
    await session.ask(question);
    expect([...session.notes]).toEqual([
      'gemini first was answered by second-9, whose price is not known: that of first counts',
    ]);
    const other = setUp();
    other.context.config.agents.models.first = alias;
    const next = await openSession(other, { first: new Replies({ model: 'first-1-002' }) });
    await next.session.ask(question);
    expect([...next.session.notes]).toEqual([]);
  });

  it('counts tokens of a cache at their price, and the log tells them', async () => {
    const set = setUp({}, [{ price_per_million_tokens: { ...PRICE, cache_read: 0.1 } }]);
    const usage = { input_tokens: 100, output_tokens: 50, cache_read_tokens: 80 };
    const { session } = await openSession(set, { first: new Replies({ content: 'x', usage }) });
    await session.ask(question);
    expect((await session.spent()).run).toBeCloseTo((20 * 1 + 80 * 0.1 + 50 * 2) / 1e6, 12);
    expect((await entries(set))[0]?.details).toMatchObject({ input_tokens: 100, cache_read_tokens: 80 });
  });
});

describe('how alike two attempts are', () => {
  it('is asked of an embedding model where the tier has one, once', async () => {
    const set = setUp({}, [{ embedding_model: 'e' }]);
    let asked = 0;
    const first = Object.assign(new Replies(), {
      embed: async () => {
        asked += 1;
        return [
          [1, 0],
          [1, 1],
        ];
      },
    });
    const { session } = await openSession(set, { first });
    expect(await session.similarity('a', 'b')).toBeCloseTo(Math.SQRT1_2, 10);
    expect(await (await openSession(set, { first })).session.similarity('a', 'b')).toBeCloseTo(Math.SQRT1_2, 10);
    expect(asked).toBe(1);
    const plain = setUp();
    expect(await (await openSession(plain, { first })).session.similarity('a', 'b')).toBeUndefined();
  });
});
