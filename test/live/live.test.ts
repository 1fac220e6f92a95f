import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { modelSettingsOf } from '../../cli/local/model-settings.ts';
import { liveChoices } from '../../cli/models/live-choices.ts';
import { PROVIDERS } from '../../core/config/agents.ts';
import { ExperimentDataSchema } from '../../core/contracts/index.ts';
import { SAMPLES } from '../support/examples.ts';
import { swarm } from '../support/swarm.ts';

const BUDGET = '0.50';
const samples = SAMPLES.filter(({ name }) =>
  ['messy-calculator', 'broken-syntax', 'undocumented-inventory'].includes(name),
);

const settings = modelSettingsOf(process.env);
const live = liveChoices(settings);
/** One provider after the other, each with what the tiers use of it. */
const plans = PROVIDERS.map((provider) => {
  const used = live.filter(({ choice }) => choice.provider === provider);
  const tiers = [...new Set(used.flatMap((one) => one.tiers))];
  return { provider, tiers, models: used.map(({ choice }) => choice.model) };
});
const keyed = plans.filter(({ tiers }) => tiers.length > 0);
const scratch = mkdtempSync(join(tmpdir(), 'swarm-live-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(keyed)('runs with $provider', ({ provider, tiers, models }) => {
  const env = { LLM_PROVIDER: provider };

  it(`answers as each of ${models.join(', ')}`, async () => {
    const { stdout, stderr } = await swarm(['models', '--check', '--json'], { env });
    expect(stdout, stderr).not.toBe('');
    const { calls } = JSON.parse(stdout);
    for (const call of calls) console.log(`live: ${JSON.stringify(call)}`);
    const answering = new Set(calls.flatMap((call: { ok: boolean; tiers: string[] }) => (call.ok ? call.tiers : [])));
    expect([...answering].sort()).toEqual([...tiers].sort());
  });

  it.each(samples)('repairs $name with a model first, within the budget', async ({ name, project }) => {
    const out = join(scratch, `${provider}-${name}`);
    const order = [...tiers, 'builtin'].join(',');
    const args = ['refactor', project, '--out', out, '--json', '--tiers', order, '--budget', BUDGET];
    const { stdout, stderr } = await swarm(args, { env });
    expect(stdout, stderr).not.toBe('');
    const summary = JSON.parse(stdout);
    console.log(
      `live: ${provider}, ${name}: ${summary.status} by ${summary.stop_reason}, $${summary.cost_usd.toFixed(4)}, ${JSON.stringify(summary.tiers)}`,
    );
    expect(summary.cost_usd).toBeLessThanOrEqual(Number(BUDGET));
    expect(summary.pylint_current).toBeGreaterThanOrEqual(summary.pylint_baseline);
    const log = ExperimentDataSchema.parse(JSON.parse(readFileSync(summary.log_path, 'utf8')));
    expect(log.some(({ details, status }) => details.role !== undefined && status === 'SUCCESS')).toBe(true);
  });
});

it('says what it does, and what it would do with a key', () => {
  const keys = { gemini: 'GOOGLE_API_KEY', anthropic: 'ANTHROPIC_API_KEY', bedrock: 'LLM_PROVIDER=bedrock' };
  for (const { provider, models } of plans) {
    if (provider === 'scripted') continue;
    const work = `the smallest call to each model of the tiers, then ${samples.length} samples at most $${BUDGET} each`;
    const key = provider === 'openai-compatible' ? 'OPENAI_API_KEY or DEEPSEEK_API_KEY' : keys[provider];
    console.log(
      models.length > 0
        ? `live: ${provider} is called: ${work}`
        : `live: ${provider} is not called; with ${key} (docs/models.md): ${work}`,
    );
  }
  expect(plans.map(({ provider }) => provider)).toContain('anthropic');
});
