import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { MODEL_AGENTS, type ModelAgent, type ModelProvider } from '../../core/models/provider.ts';
import { answerFor, ScriptSchema, scenarioFor } from '../../core/models/script.ts';
import { ScriptedProvider } from '../../core/models/scripted.ts';
import { ROOT } from '../support/paths.ts';
import { CONVERSATION, failureOf, OPTIONS } from './wires.ts';

type Input = z.input<typeof ScriptSchema>['scenarios'][number];

const asking = (provider: ScriptedProvider, agent: ModelAgent, ordinal: number) =>
  provider.complete(CONVERSATION, { ...OPTIONS, call: { agent, ordinal } });

function scripted(...scenarios: Input[]): ScriptedProvider {
  return new ScriptedProvider(ScriptSchema.parse({ scenarios }));
}

describe('a script', () => {
  it.each<[what: string, value: unknown, path: string]>([
    ['without scenarios', {}, 'scenarios'],
    ['with none', { scenarios: [] }, 'scenarios'],
    ['with an unknown role', { scenarios: [{ painter: ['x'] }] }, 'scenarios.0'],
    ['with an unknown field', { scenarios: [{ any: [{ says: 'x' }] }] }, 'scenarios.0.any.0'],
    ['with an answer that says nothing', { scenarios: [{ any: [{}] }] }, 'scenarios.0.any.0'],
    ['with a status of success', { scenarios: [{ any: [{ status: 200 }] }] }, 'scenarios.0.any.0.status'],
    ['with half a token', { scenarios: [{ any: [{ content: 'x', input_tokens: 0.5 }] }] }, 'scenarios.0.any.0'],
    ['that fits on nothing', { scenarios: [{ match: '' }] }, 'scenarios.0.match'],
  ])('%s is refused', (_, value, path) => {
    const { error } = ScriptSchema.safeParse(value);
    expect(error?.issues[0]?.path.join('.')).toBe(path);
  });

  it('that was parsed is a script, with the same meaning', () => {
    const script = ScriptSchema.parse({ scenarios: [{ any: ['x', { status: 500 }], repeat_last: true }] });
    expect(ScriptSchema.parse(script)).toEqual(script);
  });

  it('answers by the first scenario that fits', () => {
    const script = ScriptSchema.parse({ scenarios: [{ match: 'no such' }, { match: 'test_mean' }, {}] });
    expect(scenarioFor(script, CONVERSATION)?.index).toBe(1);
    expect(scenarioFor(script, [])?.index).toBe(2);
    expect(scenarioFor(ScriptSchema.parse({ scenarios: [{ match: 'x' }] }), [])).toBeUndefined();
  });

  it('gives every answer once and in order, then none, or the last for ever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.boolean(),
        fc.constantFrom(...MODEL_AGENTS),
        (texts, repeat_last, agent) => {
          const [scenario] = ScriptSchema.parse({ scenarios: [{ [agent]: texts, repeat_last }] }).scenarios;
          if (!scenario) throw new Error('no scenario');
          const given = texts.map((_, ordinal) => answerFor(scenario, agent, ordinal)?.content);
          expect(given).toEqual(texts);
          const after = answerFor(scenario, agent, texts.length + 3)?.content;
          expect(after).toBe(repeat_last ? texts.at(-1) : undefined);
        },
      ),
    );
  });

  it('has answers for any role that has none of its own', () => {
    const [scenario] = ScriptSchema.parse({ scenarios: [{ any: ['any'], judge: ['judge'], fixer: [] }] }).scenarios;
    if (!scenario) throw new Error('no scenario');
    const [auditor, judge, fixer, nobody] = (['auditor', 'judge', 'fixer', undefined] as const).map((agent) =>
      answerFor(scenario, agent, 0),
    );
    expect([auditor?.content, judge?.content, fixer?.content, nobody?.content]).toEqual([
      'any',
      'judge',
      undefined,
      'any',
    ]);
  });

  it('of the documentation is one', () => {
    const text = readFileSync(join(ROOT, 'docs/examples/model-script.yaml'), 'utf8');
    const { scenarios } = ScriptSchema.parse(parse(text));
    expect(scenarios.map(({ match }) => match)).toEqual(['prices.py', 'bad_days.py', undefined]);
    expect(scenarios[0]?.fixer?.[1]?.content).toContain('### FILE: prices.py\n```python\n');
  });
});

describe('the scripted provider', () => {
  it('answers a list in order, whoever asks', async () => {
    const provider = new ScriptedProvider(['one', 'two']);
    expect((await provider.complete(CONVERSATION, OPTIONS)).content).toBe('one');
    expect((await asking(provider, 'judge', 7)).content).toBe('two');
    expect(await failureOf(provider.complete(CONVERSATION, OPTIONS))).toMatchObject({
      name: 'ModelCallFailed',
      kind: 'rejected',
      message: 'the script has no further answer',
    });
    expect(provider.calls).toHaveLength(3);
    expect(provider.calls[0]).toEqual({ messages: CONVERSATION, options: OPTIONS });
  });

  it('finds its place by who asks, and by how often they did', async () => {
    const provider = scripted({ fixer: ['f0', 'f1'], judge: ['j0'] });
    expect((await asking(provider, 'fixer', 1)).content).toBe('f1');
    expect((await asking(provider, 'judge', 0)).content).toBe('j0');
    expect((await asking(provider, 'fixer', 0)).content).toBe('f0');
    expect((await failureOf(asking(provider, 'security', 0))).kind).toBe('rejected');
  });

  it('answers those who do not say who they are in order', async () => {
    const provider = scripted({ any: ['a', 'b'] });
    expect((await provider.complete([], OPTIONS)).content).toBe('a');
    expect((await provider.complete([], OPTIONS)).content).toBe('b');
  });

  it('says what the answer says', async () => {
    const provider = scripted({
      fixer: [{ content: 'cut', finish_reason: 'length', input_tokens: 3, output_tokens: 2 }],
    });
    expect(await asking(provider, 'fixer', 0)).toEqual({
      content: 'cut',
      model: 'scripted',
      usage: { input_tokens: 3, output_tokens: 2 },
      finish_reason: 'length',
    });
  });

  it('fails as the answer says', async () => {
    const answers = [
      { status: 429, retry_after_s: 3 },
      { status: 500 },
      { disconnect: true },
      { body: 'x' },
      { hang: true },
    ];
    const provider = scripted({ fixer: [...answers, { content: 'late', delay_s: 9 }] });
    const options = { ...OPTIONS, timeout_s: 0.05 };
    const failures = [];
    for (const ordinal of [0, 1, 2, 3, 4, 5]) {
      const call = provider.complete(CONVERSATION, { ...options, call: { agent: 'fixer', ordinal } });
      failures.push(await failureOf(call));
    }
    expect(failures).toMatchObject([
      { kind: 'rate_limited', status: 429, retryAfter_s: 3 },
      { kind: 'overloaded', status: 500 },
      { kind: 'network' },
      { kind: 'unreadable' },
      { kind: 'timeout' },
      { kind: 'timeout' },
    ]);
  });

  it('has neither counts nor vectors', () => {
    const provider: ModelProvider = scripted({});
    expect([provider.countTokens, provider.embed]).toEqual([undefined, undefined]);
  });
});
