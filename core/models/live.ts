import type { AgentsConfig, ModelChoice, ModelTier, ProviderName } from '../config/agents.ts';
import type { TierAvailability } from '../policy/tiers.ts';
import type { ModelSettings } from './settings.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** What a tier may use now, and why not the rest. */
export interface LiveModels {
  readonly choices: readonly ModelChoice[];
  /** One line for each model that cannot be used. */
  readonly missing: readonly string[];
}

/** The models of a tier that the settings give access to, with their prices. */
export function liveModels(agents: AgentsConfig, settings: ModelSettings, tier: ModelTier): LiveModels {
  const choices: ModelChoice[] = [];
  const missing: string[] = [];
  for (const choice of wantedModels(agents, settings, tier)) {
    const why = whyNot(agents, settings, choice);
    if (why) missing.push(`${choice.provider} ${choice.model}: ${why}`);
    else choices.push(priced(agents, settings, choice));
  }
  return { choices, missing };
}

/** Says of a tier why it cannot be used, by what is set. */
export function tierAvailability(agents: AgentsConfig, settings: ModelSettings): TierAvailability {
  return (tier) => {
    if (tier.kind === 'builtin') return undefined;
    const { choices, missing } = liveModels(agents, settings, tier);
    if (choices.length > 0) return undefined;
    const reasons = missing.map((line) => line.slice(line.indexOf(': ') + 2));
    return [...new Set(reasons)].join('; ') || `none of its models is one of ${settings.LLM_PROVIDER}`;
  };
}

/** The entries of the configuration, or what LLM_MODEL and a script put in their place. */
function wantedModels(agents: AgentsConfig, settings: ModelSettings, tier: ModelTier): readonly ModelChoice[] {
  if (settings.SWARM_MODEL_SCRIPT) return [entry('scripted', 'scripted')];
  const first = agents.tiers.find((candidate) => candidate.kind === 'model');
  if (!settings.LLM_MODEL) {
    const { LLM_PROVIDER: only } = settings;
    return only ? tier.models.filter((choice) => choice.provider === only) : tier.models;
  }
  const provider = settings.LLM_PROVIDER ?? providerOf(settings.LLM_MODEL, settings);
  if (tier.name === first?.name) {
    const known = tier.models.find((choice) => choice.provider === provider && choice.model === settings.LLM_MODEL);
    return [known ?? entry(provider, settings.LLM_MODEL)];
  }
  // A server of one's own that was given one model has no others to escalate to.
  const ownServer = provider === 'openai-compatible' && settings.OPENAI_BASE_URL !== undefined;
  return ownServer ? tier.models.filter((choice) => choice.provider !== provider || choice.base_url) : tier.models;
}

function entry(provider: ProviderName, model: string): ModelChoice {
  return { provider, model, max_output_tokens: 8192, requests_per_minute: 60, logprobs: false };
}

/** Whose model a name is: by its form, then by whose credentials are there. */
function providerOf(model: string, settings: ModelSettings): ProviderName {
  if (/^(?:models\/)?gemini/.test(model)) return 'gemini';
  if (/^(?:[a-z]{2,6}\.)?[a-z0-9]+\.[a-z0-9-]+.*:\d+$/.test(model) || model.startsWith('arn:aws')) return 'bedrock';
  if (settings.OPENAI_BASE_URL || settings.OPENAI_API_KEY) return 'openai-compatible';
  return settings.GOOGLE_API_KEY ? 'gemini' : 'openai-compatible';
}

function whyNot(agents: AgentsConfig, settings: ModelSettings, choice: ModelChoice): string | undefined {
  switch (choice.provider) {
    case 'gemini':
      return settings.GOOGLE_API_KEY ? undefined : 'no GOOGLE_API_KEY is set';
    case 'openai-compatible':
      return whyNotOpenAi(agents, settings, choice);
    case 'bedrock':
      return whyNotBedrock(settings);
    case 'scripted':
      return settings.SWARM_MODEL_SCRIPT ? undefined : 'no SWARM_MODEL_SCRIPT is set';
  }
}

/** AWS credentials lie about for many reasons: that they may pay for models must have been said. */
export function asksForBedrock(settings: ModelSettings): boolean {
  const { AWS_BEARER_TOKEN_BEDROCK, AWS_ENDPOINT_URL_BEDROCK_RUNTIME, LLM_PROVIDER, LLM_MODEL } = settings;
  if (AWS_BEARER_TOKEN_BEDROCK || AWS_ENDPOINT_URL_BEDROCK_RUNTIME || LLM_PROVIDER === 'bedrock') return true;
  return LLM_MODEL !== undefined && LLM_PROVIDER === undefined && providerOf(LLM_MODEL, settings) === 'bedrock';
}

function whyNotBedrock(settings: ModelSettings): string | undefined {
  if (settings.BEDROCK_BY_ROLE) return undefined;
  const keys = settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY;
  if (!keys && !settings.AWS_BEARER_TOKEN_BEDROCK) return 'no AWS credentials are set';
  if (!asksForBedrock(settings)) return 'LLM_PROVIDER=bedrock is not set';
  return settings.AWS_REGION ? undefined : 'no AWS_REGION is set';
}

function whyNotOpenAi(agents: AgentsConfig, settings: ModelSettings, choice: ModelChoice): string | undefined {
  const host = hostOf(settings.OPENAI_BASE_URL ?? OPENAI_URL);
  if (!settings.OPENAI_API_KEY && !isOnThisMachine(host)) return 'no OPENAI_API_KEY is set';
  if (choice.base_url) {
    return hostOf(choice.base_url) === host ? undefined : `OPENAI_BASE_URL is not ${choice.base_url}`;
  }
  const named = agents.tiers
    .flatMap((tier) => (tier.kind === 'model' ? tier.models : []))
    .some((other) => other.base_url && hostOf(other.base_url) === host);
  return named && choice.model !== settings.LLM_MODEL ? `OPENAI_BASE_URL is ${settings.OPENAI_BASE_URL}` : undefined;
}

/** A price from the entry or the table; a server on this machine costs nothing. */
function priced(agents: AgentsConfig, settings: ModelSettings, choice: ModelChoice): ModelChoice {
  const local = choice.provider === 'openai-compatible' && isOnThisMachine(hostOf(settings.OPENAI_BASE_URL ?? ''));
  const free = choice.provider === 'scripted' || local ? { input: 0, output: 0 } : undefined;
  const price = choice.price_per_million_tokens ?? agents.prices[choice.model] ?? free;
  return price ? { ...choice, price_per_million_tokens: price } : choice;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

function isOnThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host);
}
