import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WIRE_PROVIDERS, type WireProvider } from '../../cli/dev/model-server/environment.ts';
import { type ModelServer, startModelServer } from '../../cli/dev/model-server/server.ts';
import { callableChecks } from '../../cli/doctor/models.ts';
import { modelSettingsOf } from '../../cli/local/model-settings.ts';
import { liveChoices } from '../../cli/models/live-choices.ts';
import { swarm } from '../support/swarm.ts';

// Each starts the command line, up to three times.
vi.setConfig({ testTimeout: 90_000 });

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ scenarios: [{}] });
});
afterAll(() => server.close());

/** What a user sets to reach the server by one provider alone. */
function environment(provider: WireProvider): Record<string, string> {
  return { ...server.environment(provider), LLM_PROVIDER: provider };
}

/** The names that a provider has in the tiers, as its own list spells them. */
function namesOf(provider: WireProvider): string[] {
  const names = liveChoices(modelSettingsOf(environment(provider))).map(({ choice }) => choice.model);
  return names.map((name) => name.replace(/^global\./, ''));
}

describe.each(WIRE_PROVIDERS)('with a key of %s', (provider) => {
  it('swarm models lists what is offered, what the tiers use of it and at what price', async () => {
    const [first = '', ...others] = namesOf(provider);
    server.setScript({ scenarios: [{}], models: [...others, 'unused-model'] });
    const { stdout, stderr, code } = await swarm(['models'], { env: environment(provider) });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${provider} at http://127\\.0\\.0\\.1:\\d+\\S*: \\d+ models$`, 'm'));
    const row = (name: string) => stdout.split('\n').find((line) => line.trim().startsWith(`${name} `)) ?? '';
    expect(row(first)).toMatch(/economy.*\$[\d.]+ \/ \$[\d.]+.*NO: the next model/);
    expect(row('unused-model')).toMatch(/ - +- +yes$/);
    const used = stdout.split('\n').filter((line) => /(?:balanced|frontier).*yes$/.test(line));
    expect(used.length).toBeGreaterThan(0);
    expect(server.calls).toEqual([]);
  });

  it('swarm doctor says in one line a tier whether a call would work', async () => {
    const [first = '', ...others] = namesOf(provider);
    server.setScript({ scenarios: [{}], models: others });
    const checks = await callableChecks(environment(provider));
    const tier = (name: string) => checks.find((check) => check.name === `Tier ${name}`);
    expect(tier('balanced')).toMatchObject({ ok: true, detail: expect.stringMatching(/^a call would work: /) });
    // Gemini's alias takes the place of the first; the others have one model in this tier.
    const instead = provider === 'gemini';
    expect(tier('economy')).toMatchObject({
      ok: instead,
      detail: expect.stringMatching(
        instead ? /^a call would work: gemini gemini-flash-lite-latest/ : /^a call would not work/,
      ),
    });
    expect(tier('economy')?.detail).toContain(`not offered: ${first}`);
    expect(server.calls).toEqual([]);
  });
});

describe('swarm models --check', () => {
  it('calls each live model once, and tells latency, tokens and cost, or why not', async () => {
    server.reset();
    const gone = { status: 404, message: 'not found; please use gemini-9-flash-lite instead' };
    server.setScript({
      scenarios: [
        { model: 'gemini-3.5-flash-lite', any: [gone] },
        { repeat_last: true, any: [{ content: 'OK', input_tokens: 1000, output_tokens: 100 }] },
      ],
    });
    const { stdout, code } = await swarm(['models', '--check'], { env: environment('gemini') });
    expect(code).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toMatch(
      /^no {4}gemini gemini-3\.5-flash-lite \(economy\): [\d.]+ s, .*gone \(HTTP 404\); the provider names gemini-9-flash-lite in its place$/,
    );
    expect(lines[1]).toMatch(
      /^ok {4}gemini gemini-flash-lite-latest \(economy\): [\d.]+ s, 1000 \+ 100 tokens, \$0\.000550$/,
    );
    expect(lines).toHaveLength(5);
    expect(server.calls.map(({ model }) => model)).toEqual(new Array(5).fill(0).map((_, at) => namesOf('gemini')[at]));
    expect(server.calls.every(({ params }) => params.temperature === undefined)).toBe(true);
  });

  it('fails where a tier has no model that answers', async () => {
    server.setScript({ scenarios: [{ repeat_last: true, any: [{ status: 401 }] }] });
    const { stdout, code } = await swarm(['models', '--check', '--json'], { env: environment('anthropic') });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).calls).toMatchObject([{ ok: false, model: 'claude-haiku-5-5' }, {}, {}]);
    expect(stdout).not.toContain('model-server');
  });

  it('says what to set where no key is', async () => {
    const { stdout, code } = await swarm(['models', '--check']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('no key is set')]);
  });
});

describe('a provider that tells nothing', () => {
  it('is said to refuse the key, or not to be there, and the key is in no line', async () => {
    const closed = await startModelServer({ scenarios: [{}] });
    await closed.close();
    const env = { ANTHROPIC_API_KEY: 'canary-4711', ANTHROPIC_BASE_URL: closed.url };
    const { stdout, code } = await swarm(['models'], { env });
    expect([code, stdout]).toEqual([0, expect.stringContaining('nobody answers there')]);
    const [economy] = (await callableChecks(env)).filter(({ name }) => name === 'Tier economy');
    expect(economy).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/would not work; .*nobody answers there/),
    });
    expect(stdout + JSON.stringify(economy)).not.toContain('canary');
  });
});
