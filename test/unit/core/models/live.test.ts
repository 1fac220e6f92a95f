import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ModelTier } from '../../../../core/config/agents.ts';
import { loadConfig } from '../../../../core/config/load.ts';
import { liveModels, tierAvailability } from '../../../../core/models/live.ts';
import { type ModelSettings, secretsOf } from '../../../../core/models/settings.ts';
import { ROOT } from '../../../support/paths.ts';

const { agents } = loadConfig(join(ROOT, 'config'));
const AWS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-central-1' };

function live(settings: ModelSettings): Record<string, string[]> {
  const tiers = agents.tiers.filter((tier): tier is ModelTier => tier.kind === 'model');
  return Object.fromEntries(
    tiers.map((tier) => [
      tier.name,
      liveModels(agents, settings, tier).choices.map((choice) => `${choice.provider} ${choice.model}`),
    ]),
  );
}

describe('which models are live', () => {
  it('is none without credentials, with a reason for each tier', () => {
    expect(live({})).toEqual({ economy: [], balanced: [], frontier: [] });
    const why = tierAvailability(agents, {});
    for (const tier of agents.tiers) {
      expect(why(tier) === undefined, tier.name).toBe(tier.kind === 'builtin');
      if (tier.kind === 'model')
        expect(why(tier)).toMatch(
          /no GOOGLE_API_KEY is set;.* no ANTHROPIC_API_KEY is set; no OPENAI_API_KEY is set; no AWS/,
        );
    }
  });

  it.each<[what: string, settings: ModelSettings, economy: string[], balanced: string[]]>([
    [
      'Gemini by its key',
      { GOOGLE_API_KEY: 'k' },
      ['gemini gemini-3.5-flash-lite', 'gemini gemini-flash-lite-latest'],
      ['gemini gemini-3.7-flash', 'gemini gemini-flash-latest'],
    ],
    [
      'OpenAI by its key',
      { OPENAI_API_KEY: 'k' },
      ['openai-compatible gpt-6-luna'],
      ['openai-compatible gpt-6.1-terra'],
    ],
    [
      'Anthropic by its key',
      { ANTHROPIC_API_KEY: 'k' },
      ['anthropic claude-haiku-5-5'],
      ['anthropic claude-sonnet-5-5'],
    ],
    [
      'a model of Anthropic by its name',
      { ANTHROPIC_API_KEY: 'k', LLM_MODEL: 'claude-opus-5-5' },
      ['anthropic claude-opus-5-5'],
      ['anthropic claude-sonnet-5-5'],
    ],
    [
      'DeepSeek by a key of its own, beside OpenAI',
      { DEEPSEEK_API_KEY: 'd', OPENAI_API_KEY: 'k' },
      ['openai-compatible deepseek-flash', 'openai-compatible gpt-6-luna'],
      ['openai-compatible deepseek-v4-pro', 'openai-compatible gpt-6.1-terra'],
    ],
    [
      'the models of Ollama by its usual address',
      { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
      ['openai-compatible gpt-oss:20b'],
      ['openai-compatible qwen3-coder:30b'],
    ],
    [
      'a model of Bedrock by the name of a profile',
      { ...AWS, LLM_MODEL: 'global.anthropic.claude-opus-5-5' },
      ['bedrock global.anthropic.claude-opus-5-5'],
      ['bedrock global.anthropic.claude-sonnet-5-5'],
    ],
    [
      'DeepSeek by its address',
      { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://api.deepseek.com' },
      ['openai-compatible deepseek-flash'],
      ['openai-compatible deepseek-v4-pro'],
    ],
    [
      'one model of a server of its own, without a key',
      { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'qwen2.5-coder' },
      ['openai-compatible qwen2.5-coder'],
      [],
    ],
    [
      'a server of its own that may know the usual names',
      { OPENAI_BASE_URL: 'http://127.0.0.1:4000/v1' },
      ['openai-compatible gpt-6-luna'],
      ['openai-compatible gpt-6.1-terra'],
    ],
    ['not a server elsewhere without a key', { OPENAI_BASE_URL: 'https://llm.example/v1' }, [], []],
    ['not Bedrock by credentials alone', AWS, [], []],
    [
      'Bedrock where it is asked for',
      { ...AWS, LLM_PROVIDER: 'bedrock' },
      ['bedrock amazon.nova-lite-v1:0'],
      ['bedrock global.anthropic.claude-sonnet-5-5'],
    ],
    [
      'Bedrock by the role of the stack',
      { BEDROCK_BY_ROLE: 'true' },
      ['bedrock amazon.nova-lite-v1:0'],
      ['bedrock global.anthropic.claude-sonnet-5-5'],
    ],
    [
      'one model by its name, the rest of its provider above it',
      { GOOGLE_API_KEY: 'k', LLM_MODEL: 'gemini-3.8-flash' },
      ['gemini gemini-3.8-flash'],
      ['gemini gemini-3.7-flash', 'gemini gemini-flash-latest'],
    ],
    [
      'a model of Bedrock by its name, which asks for the rest of Bedrock too',
      { ...AWS, GOOGLE_API_KEY: 'k', LLM_MODEL: 'meta.llama3-3-70b-instruct-v1:0' },
      ['bedrock meta.llama3-3-70b-instruct-v1:0'],
      ['gemini gemini-3.7-flash', 'gemini gemini-flash-latest', 'bedrock global.anthropic.claude-sonnet-5-5'],
    ],
    [
      'only the provider that is asked for',
      { GOOGLE_API_KEY: 'k', OPENAI_API_KEY: 'k', LLM_PROVIDER: 'openai-compatible' },
      ['openai-compatible gpt-6-luna'],
      ['openai-compatible gpt-6.1-terra'],
    ],
    [
      'several of a tier, in its order',
      { GOOGLE_API_KEY: 'k', OPENAI_API_KEY: 'k' },
      ['gemini gemini-3.5-flash-lite', 'gemini gemini-flash-lite-latest', 'openai-compatible gpt-6-luna'],
      ['gemini gemini-3.7-flash', 'gemini gemini-flash-latest', 'openai-compatible gpt-6.1-terra'],
    ],
    [
      'nothing but a script where there is one',
      { GOOGLE_API_KEY: 'k', SWARM_MODEL_SCRIPT: '{}' },
      ['scripted scripted'],
      ['scripted scripted'],
    ],
  ])('is %s', (_, settings, economy, balanced) => {
    expect(live(settings)).toMatchObject({ economy, balanced });
  });
});

describe('the price of a model', () => {
  const priceOf = (settings: ModelSettings) => {
    const tier = agents.tiers.find((candidate): candidate is ModelTier => candidate.kind === 'model');
    return tier && liveModels(agents, settings, tier).choices[0]?.price_per_million_tokens;
  };

  it('comes from the table, is nothing on this machine, and may be unknown', () => {
    expect(priceOf({ GOOGLE_API_KEY: 'k' })).toEqual({ input: 0.3, output: 2.5 });
    expect(priceOf({ GOOGLE_API_KEY: 'k', LLM_MODEL: 'gemini-3.8-flash' })).toMatchObject({
      input: 0.75,
      output: 3.75,
    });
    expect(priceOf({ OPENAI_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'own' })).toEqual({
      input: 0,
      output: 0,
    });
    expect(priceOf({ GOOGLE_API_KEY: 'k', LLM_MODEL: 'gemini-99' })).toBeUndefined();
  });
});

describe('what is known of a model', () => {
  it('goes with it, and what the entry says itself counts more', () => {
    const tier = agents.tiers.find((one): one is ModelTier => one.name === 'frontier');
    const [opus] = tier ? liveModels(agents, { ANTHROPIC_API_KEY: 'k' }, tier).choices : [];
    expect(opus).toMatchObject({ max_output_tokens: 128_000, thinking_tokens: 8192, parameters: ['json_schema'] });
    const own = tier && { ...tier, models: tier.models.map((one) => ({ ...one, max_output_tokens: 99 })) };
    expect(own && liveModels(agents, { ANTHROPIC_API_KEY: 'k' }, own).choices[0]?.max_output_tokens).toBe(99);
  });

  it('is nothing where nobody knows it, but that Claude is sent no temperature', () => {
    const tier = agents.tiers.find((one): one is ModelTier => one.name === 'economy');
    const choice = (settings: ModelSettings) => tier && liveModels(agents, settings, tier).choices[0];
    expect(choice({ GOOGLE_API_KEY: 'k', LLM_MODEL: 'gemini-99' })?.parameters).toBeUndefined();
    expect(choice({ ANTHROPIC_API_KEY: 'k', LLM_MODEL: 'claude-99' })?.parameters).toEqual(['json_schema']);
  });

  it('is that a server on this machine tells how sure it was', () => {
    const tier = agents.tiers.find((one): one is ModelTier => one.name === 'economy');
    const at = (OPENAI_BASE_URL: string, LLM_MODEL: string) =>
      tier && liveModels(agents, { OPENAI_API_KEY: 'k', OPENAI_BASE_URL, LLM_MODEL }, tier).choices[0]?.parameters;
    expect(at('http://127.0.0.1:9/v1', 'my-model')).toEqual(['temperature', 'top_p', 'logprobs']);
    expect(at('https://models.example.com/v1', 'my-model')).toBeUndefined();
  });
});

describe('what is secret of the settings', () => {
  it('is every key, and no address', () => {
    const settings = { ...AWS, GOOGLE_API_KEY: 'g', OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://x', LLM_MODEL: 'm' };
    const more = { ANTHROPIC_API_KEY: 'a', DEEPSEEK_API_KEY: 'd', ANTHROPIC_BASE_URL: 'http://y' };
    expect(secretsOf({ ...settings, ...more }).sort()).toEqual(['AKIA', 'a', 'd', 'g', 'o', 'secret']);
  });
});
