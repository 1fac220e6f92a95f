import { describe, expect, it } from 'vitest';
import { fixWithModel } from '../../../../core/agents/fixer.ts';
import { clipped, forCalls } from '../../../../core/agents/sizing.ts';
import { EditSetSchema, type TestRun, WorkResultSchema } from '../../../../core/contracts/index.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import type { Message, ModelProvider } from '../../../../core/models/provider.ts';
import { ScriptedProvider } from '../../../../core/models/scripted.ts';
import { estimateTokens } from '../../../../core/prompts/estimate.ts';
import { testRun } from '../../../support/inspection.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const GOOD = 'def mean(v):\n    return sum(v) / len(v)\n';

function block(path: string, text: string): string {
  return `### FILE: ${path}\n\`\`\`python\n${text}\`\`\`\n`;
}

async function begun(
  files: Record<string, string>,
  baseline: TestRun = ran(['t::g'], ['t::r']),
  tweak = (_: RunHarness) => {},
) {
  const run = new RunHarness();
  tweak(run);
  const request = { tiers: ['economy'], model_tests: 'never' };
  await run.begin({ files, baseline, request, available: allTiers });
  return run;
}

async function edits(run: RunHarness, round: number) {
  return EditSetSchema.parse(WorkResultSchema.parse(await run.json(run.keys.edits(round))).result);
}

const usage = { input_tokens: 1, output_tokens: 1 };

describe('an attempt of a model', () => {
  it.each<[what: string, embed: () => Promise<number[][]>, price: number]>([
    ['costs more than is left', async () => [[1], [1]], 1e9],
    ['fails', () => Promise.reject(new ModelCallError('quota', 'no money')), 0],
  ])('keeps its edits when comparing them %s', async (_, embed, price) => {
    const run = await begun({ 'a.py': 'def mean(v):\n    return sum(v)\n' }, undefined, ({ context }) => {
      const tier = context.config.agents.tiers.find(({ name }) => name === 'economy');
      if (tier?.kind === 'model') tier.models = tier.models.map((model) => ({ ...model, embedding_model: 'e' }));
      const facts = { read: '2026-01-01', source: 'https://example.com', context_tokens: 1000, max_output_tokens: 1 };
      context.config.agents.models.e = {
        ...facts,
        thinking_tokens: 0,
        parameters: [],
        price: { input: price, output: 0 },
      };
    });
    let turn = 0;
    const provider: ModelProvider = {
      complete: async (messages) => {
        const hint = messages[0]?.content.startsWith('You are the Judge');
        if (!hint) turn += 1;
        const content = hint ? 'Look at the divisor.' : block('a.py', `${GOOD}# ${turn}\n`);
        return { content, model: 'm', usage, finish_reason: 'stop' };
      },
      embed,
    };
    for (const round of [1, 2]) {
      await fixWithModel(run.context, testAccess(provider), run.run, round);
      expect(await edits(run, round)).toMatchObject({ edits: [{ path: 'a.py' }] });
      if (round === 1) {
        await run.verified(1, { tests: ran(['t::g'], ['t::r2', 't::r']) });
        await run.judge(1);
      }
    }
    expect((await edits(run, 2)).failure).toBeUndefined();
  });

  it('stays within the limits of a prompt, however many tests fail and whatever they say', async () => {
    const failing = Array.from({ length: 1500 }, (_, n) => ({
      nodeid: `tests/test_a.py::test_with_a_long_name_${n}`,
      outcome: 'failed' as const,
      message: `assert ${'x'.repeat(1000)}`,
      trace: 'y'.repeat(4000),
    }));
    const tests = testRun([{ nodeid: 't::g' }, ...failing]);
    const run = await begun({ 'a.py': 'def mean(v):\n    return sum(v)\n' }, tests);
    const asked: (readonly Message[])[] = [];
    const provider: ModelProvider = {
      complete: async (messages) => {
        asked.push(messages);
        const content = block('a.py', `${GOOD}# ${asked.length}\n`);
        return { content, model: 'm', usage, finish_reason: 'stop' };
      },
    };
    for (const round of [1, 2, 3]) {
      await fixWithModel(run.context, testAccess(provider), run.run, round);
      await run.verified(round, { tests: testRun([{ nodeid: 't::g' }, ...failing.slice(round)]) });
      await run.judge(round);
    }
    expect(asked.length).toBeGreaterThan(3);
    for (const messages of asked) {
      expect(estimateTokens(messages.map(({ content }) => content).join('\n'))).toBeLessThan(24_000);
    }
  });

  it('tells in one line what it left for a later one', async () => {
    const long = (name: string) => `def ${name}(v):\n${'    v = v + 1\n'.repeat(700)}    return v\n`;
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`m${n}.py`, long(`f${n}`)]));
    const run = await begun(files);
    const provider: ModelProvider = {
      complete: async (messages) => {
        const [, path = ''] = /### FILE: (\S+)/.exec(messages[1]?.content ?? '') ?? [];
        const content = block(path, (files[path] ?? '').replace('v + 1', 'v + 2'));
        return { content, model: 'm', usage, finish_reason: 'stop' };
      },
    };
    await fixWithModel(run.context, testAccess(provider), run.run, 1);
    const { edits: changed, not_done } = await edits(run, 1);
    expect(changed.length).toBeLessThanOrEqual(8);
    expect(not_done).toHaveLength(1);
    expect(not_done[0]?.path).toMatch(/^m\d+\.py, .* and \d+ more$/);
  });

  it('sends no blank turn back when an answer was cut before it began', async () => {
    const run = await begun({ 'a.py': 'def mean(v):\n    return sum(v)\n' });
    const asked: (readonly Message[])[] = [];
    const provider: ModelProvider = {
      complete: async (messages) => {
        asked.push(messages);
        if (asked.length === 1) return { content: ' \n', model: 'm', usage, finish_reason: 'length' };
        return { content: block('a.py', GOOD), model: 'm', usage, finish_reason: 'stop' };
      },
    };
    await fixWithModel(run.context, testAccess(provider), run.run, 1);
    expect((await edits(run, 1)).edits).toHaveLength(1);
    for (const { content } of asked.flat()) expect(content.trim()).not.toBe('');
  });

  it('that is called late, after the run has moved on, answers what it did', async () => {
    const run = await begun({ 'a.py': 'def mean(v):\n    return sum(v)\n' });
    await fixWithModel(run.context, testAccess(new ScriptedProvider([block('a.py', GOOD)])), run.run, 1);
    const state = await run.state();
    await run.store.put(run.keys.state, JSON.stringify({ ...state, tier: 'builtin', round: 2 }));
    const again = await fixWithModel(run.context, testAccess(new ScriptedProvider([])), run.run, 1);
    expect(again).toMatchObject({ ok: true, files: 1, wait_s: 0 });
  });
});

describe('a text that is cut to fit', () => {
  it('keeps whole lines, closes what is fenced, and says what is missing', () => {
    expect(clipped('short', 10)).toBe('short');
    const text = `one\n\`\`\`\n${'a line of a trace\n'.repeat(100)}\`\`\`\nend`;
    const cut = clipped(text, 40);
    expect(cut).toMatch(/^one\n```\n(a line of a trace\n)+```\n\(\d+ more lines were left out\)$/);
    expect(estimateTokens(cut)).toBeLessThan(60);
  });
});

describe('the files that some calls are about', () => {
  const sources = new Map(Array.from({ length: 10 }, (_, n) => [`${n}.py`, 'x'.repeat(330)]));
  const bounds = { calls: 2, budgetTokens: 250, outputTokens: 1000 };

  it('are as many as fit, in their order, each once', () => {
    const { now, later } = forCalls(sources, ['3.py', '3.py', 'gone.py', ...sources.keys()], bounds);
    expect(now).toEqual(['3.py', '0.py', '1.py', '2.py', '4.py']);
    expect(later).toEqual(['5.py', '6.py', '7.py', '8.py', '9.py']);
  });

  it('are all of a small project, and at least one', () => {
    expect(forCalls(sources, ['1.py'], bounds)).toEqual({ now: ['1.py'], later: [] });
    expect(forCalls(sources, ['1.py', '2.py'], { ...bounds, calls: 1, budgetTokens: 1 }).now).toEqual(['1.py']);
  });
});
