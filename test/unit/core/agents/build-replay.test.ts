import { describe, expect, it } from 'vitest';
import { codeWithModel } from '../../../../core/agents/build/code-with-model.ts';
import { commitBuild } from '../../../../core/agents/build/commit.ts';
import { planWithModel } from '../../../../core/agents/build/plan-with-model.ts';
import { takePlan } from '../../../../core/agents/build/take-plan.ts';
import { publish } from '../../../../core/agents/publisher.ts';
import { readRunRecord } from '../../../../core/build/run-record.ts';
import type { ModelAccess } from '../../../../core/models/access.ts';
import { ModelCallError } from '../../../../core/models/call-error.ts';
import type { Completion, ModelProvider } from '../../../../core/models/provider.ts';
import { BuildHarness, edits, PLAN, tested } from '../../../support/build-harness.ts';
import { testAccess } from '../../../support/model-access.ts';
import { allTiers } from '../../../support/run-harness.ts';

/** A model that fails once, then plans and codes, a first time wrongly. */
class Model implements ModelProvider {
  private readonly answers = [
    new ModelCallError('overloaded', 'gemini model m gave no answer: overloaded (HTTP 503)', { status: 503 }),
    JSON.stringify(PLAN),
    JSON.stringify(edits('one', '7')),
    JSON.stringify(edits('one', '1')),
    JSON.stringify(edits('two', '2')),
  ];

  async complete(): Promise<Completion> {
    const answer = this.answers.shift() ?? '';
    if (answer instanceof ModelCallError) throw answer;
    const usage = { input_tokens: 100, output_tokens: 10 };
    return { content: answer, model: 'm-2026', usage, finish_reason: 'stop' };
  }
}

const unasked: ModelAccess = testAccess(() => {
  throw new Error('no provider is to be made');
}, {});

/** A run from its plan to its end; what the workbench says is the same each time. */
async function runThrough(harness: BuildHarness, access: ModelAccess, more: object, rounds = 3): Promise<string> {
  const taken = await harness.take({ tiers: ['economy'], ...more }, allTiers);
  expect(taken.ok).toBe(true);
  await planWithModel(harness.context, access, harness.run);
  await takePlan(harness.context, harness.run, 'economy');
  for (let round = 1; round <= rounds; round += 1) {
    await codeWithModel(harness.context, access, harness.run, round);
    const name = round < 3 ? 'T1' : 'T2';
    await harness.tried(round, tested(name, round === 1 ? 1 : 0, 'seven'));
  }
  await commitBuild(harness.context, harness.run);
  await publish(harness.context, { run: harness.run, workflow: 'build' });
  return harness.text(harness.keys.runLog);
}

async function replay(log: string, rounds = 3): Promise<{ harness: BuildHarness; log: string }> {
  const harness = new BuildHarness({ run_id: 'replay-1' });
  harness.minutes = 5;
  await harness.store.put(harness.keys.recorded, log);
  const { origin } = readRunRecord(log, 'the log').start;
  return { harness, log: await runThrough(harness, unasked, { replay: origin }, rounds) };
}

// The harness names its results by their keys, as no step of the workbench does.
const timeless = (log: string) => log.replace(/"ts":"[^"]*"/g, '').replaceAll(/runs\/local\/\w+-1\//g, '');

describe('a replay', () => {
  it('has the log and the commits of the run that it runs again, and asks nobody', async () => {
    const first = new BuildHarness();
    const log = await runThrough(first, testAccess(new Model()), {});
    expect(log).toContain('"type":"model_call","data":{"tier":"economy"');
    expect(log).not.toContain('key-of-the-test');
    const again = await replay(log);
    expect(timeless(again.log)).toBe(timeless(log));
    expect(again.log).not.toBe(log);
    for (const key of ['bundle', 'resultZip'] as const) {
      const [was, is] = [
        await first.store.get(first.keys[key]),
        await again.harness.store.get(again.harness.keys[key]),
      ];
      expect(is?.body).toEqual(was?.body);
    }
    expect((await again.harness.state()).cost_usd).toBe((await first.state()).cost_usd);
    const twice = await replay(again.log);
    expect(timeless(twice.log)).toBe(timeless(log));
  });

  it('says in its log what was asked beyond the record', async () => {
    const log = await runThrough(new BuildHarness(), testAccess(new Model()), {});
    const lines = log.split('\n');
    const calls = lines.flatMap((line, index) => (line.includes('"type":"model_call"') ? [index] : []));
    const cut = lines.filter((_, index) => index !== calls.at(-1)).join('\n');
    const { log: again } = await replay(cut);
    expect(again).toContain('the record holds 2 answers of the coder, and another was asked for');
    expect(again).toContain('"type":"halt"');
  });

  it('is refused without a record', async () => {
    const harness = new BuildHarness();
    const replayed = { run_id: 'r', started_at: '2026-03-01T10:00:00.000Z' };
    expect(await harness.take({ replay: replayed })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: expect.stringContaining('`swarm replay <log>`') },
    });
  });
});

describe('a record', () => {
  it('is refused by the line that is wrong', async () => {
    const log = await runThrough(new BuildHarness(), testAccess(new Model()), {});
    expect(() => readRunRecord('', 'a.log.jsonl')).toThrow(/does not begin as the log of a run of build/);
    expect(() => readRunRecord(`${log}{`, 'a.log.jsonl')).toThrow(/a\.log\.jsonl, line \d+/);
    expect(() => readRunRecord(log.replace('"request_model":"', '"other":"'), 'a.log.jsonl')).toThrow(
      /line 2 is not valid: request_model/,
    );
    expect(readRunRecord(log.split('\n').slice(0, 3).join('\n'), 'a').end).toBeUndefined();
  });
});
