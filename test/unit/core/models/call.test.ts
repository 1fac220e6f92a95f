import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../../../../core/agents/empty-state.ts';
import type { ModelTier } from '../../../../core/config/agents.ts';
import { loadConfig } from '../../../../core/config/load.ts';
import { LogEntrySchema } from '../../../../core/contracts/index.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import { Ledger } from '../../../../core/models/ledger.ts';
import type { CompletionOptions, ModelProvider } from '../../../../core/models/provider.ts';
import { ModelSession } from '../../../../core/models/session.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { MemoryStore } from '../../../../core/store/memory-store.ts';
import { testAccess } from '../../../support/model-access.ts';
import { ROOT } from '../../../support/paths.ts';

function setUp(more: object = {}, tierMore: Partial<ModelTier> = {}) {
  const models = [
    {
      provider: 'gemini' as const,
      model: 'm',
      price_per_million_tokens: { input: 0, output: 0 },
      max_output_tokens: 500,
      requests_per_minute: 100,
      logprobs: false,
      ...more,
    },
  ];
  const limits = { temperature: 0, max_tokens: 1000, timeout_s: 60, max_input_tokens: 1000 };
  const tier: ModelTier = { name: 'economy', kind: 'model', ...limits, agents: {}, models, ...tierMore };
  const clock = { ms: Date.parse('2026-03-01T10:00:00.000Z') };
  const context = {
    store: new MemoryStore(),
    config: loadConfig(join(ROOT, 'config')),
    now: () => new Date(clock.ms),
  };
  const state = emptyState(context, { run_id: 'run-1', owner: 'local' });
  const keys = runKeys('local', 'run-1');
  const open = (provider: ModelProvider) =>
    ModelSession.open(context, testAccess(provider), state, { tier, name: 'work' });
  return { clock, keys, store: context.store, open, ledger: new Ledger(context.store, keys.ledger) };
}

function question(text: string) {
  const prompt = { name: 'p', version: 1 };
  return {
    agent: 'fixer' as const,
    action: 'FIX' as const,
    prompt,
    messages: [{ role: 'user' as const, content: text }],
  };
}

function said(content: string) {
  return {
    content,
    model: 'm',
    usage: { input_tokens: 1, output_tokens: 1 },
    finish_reason: 'stop' as const,
  };
}

describe('calls that are made at once', () => {
  it('and refused at once leave their model its other tries', async () => {
    const { open, ledger, clock } = setUp();
    let waiting: (() => void)[] = [];
    let busy = true;
    const provider: ModelProvider = {
      complete: async () => {
        if (!busy) return said('at last');
        await new Promise<void>((resolve) => waiting.push(resolve));
        throw new ModelCallError('rate_limited', 'busy', { status: 429, retryAfter_s: 10 });
      },
    };
    const session = await open(provider);
    const asked = ['1', '2', '3', '4'].map((text) => session.ask(question(text)).catch((error: unknown) => error));
    while (waiting.length < 4) await new Promise((resolve) => setTimeout(resolve, 1));
    // One after the other, so that each finds what the one before it left.
    for (const resolve of waiting) {
      resolve();
      await new Promise((done) => setTimeout(done, 20));
    }
    for (const outcome of await Promise.all(asked)) expect(outcome).toMatchObject({ wait_s: expect.any(Number) });
    expect((await ledger.read()).circuits['gemini/m']).toMatchObject({ failures: 1, open_until: null });
    waiting = [];
    busy = false;
    clock.ms += 11_000;
    expect((await (await open(provider)).ask(question('1'))).content).toBe('at last');
  });
});

describe('a call', () => {
  it('that no function lives long enough for is shortened, not put off for ever', async () => {
    const { open } = setUp({}, { timeout_s: 900 });
    const options: CompletionOptions[] = [];
    const session = await open({
      complete: async (_, given) => {
        options.push(given);
        return said('in time');
      },
    });
    expect((await session.ask(question('1'))).content).toBe('in time');
    expect(options[0]?.timeout_s).toBe(240);
  });

  it('asks for no longer an answer than its model can give, and is known by what was wanted', async () => {
    const { open } = setUp();
    const options: CompletionOptions[] = [];
    const provider: ModelProvider = {
      complete: async (_, given) => {
        options.push(given);
        return said('short');
      },
    };
    await (await open(provider)).ask(question('1'));
    await (await open(provider)).ask(question('1'));
    expect(options.map(({ max_tokens }) => max_tokens)).toEqual([500]);
  });
});

describe('an embedding that fails', () => {
  it('is in the record, and its model is not asked again once it is out', async () => {
    const { open, store, keys } = setUp({ embedding_model: 'e' });
    let asked = 0;
    const provider: ModelProvider = {
      complete: async () => said(''),
      embed: () => {
        asked += 1;
        return Promise.reject(new ModelCallError('rejected', 'too long a text'));
      },
    };
    const session = await open(provider);
    expect(await session.similarity('a', 'b')).toBeUndefined();
    expect(await (await open(provider)).similarity('a', 'b')).toBeUndefined();
    expect(asked).toBe(1);
    const record = JSON.parse(Buffer.from((await store.get(keys.activity('work')))?.body ?? '{}').toString());
    expect(LogEntrySchema.array().parse(record.log_entries)).toMatchObject([
      { model: 'e', status: 'FAILURE', details: { output_response: 'too long a text', tier: 'economy' } },
    ]);
  });
});
