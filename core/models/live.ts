import {
  type AgentsConfig,
  type ModelChoice,
  ModelChoiceSchema,
  type ModelTier,
  type ProviderName,
  UNKNOWN_MODEL,
} from '../config/agents.ts';
import type { Parameter } from '../config/model-facts.ts';
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
    else choices.push(withFacts(agents, settings, choice));
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
  if (!ownServer) return tier.models;
  return tier.models.filter(({ provider: name, base_url }) => name !== provider || (base_url && !isLocal(base_url)));
}

function entry(provider: ProviderName, model: string): ModelChoice {
  return ModelChoiceSchema.parse({ provider, model });
}

/** Whose model a name is: by its form, then by whose credentials are there. */
function providerOf(model: string, settings: ModelSettings): ProviderName {
  if (/^(?:models\/)?gemini/.test(model)) return 'gemini';
  if (model.startsWith('claude-') && (settings.ANTHROPIC_API_KEY || !settings.OPENAI_BASE_URL)) return 'anthropic';
  if (/^(?:[a-z]{2,6}\.)?[a-z0-9]+\.[a-z0-9-]+.*:\d+$|^(?:us|eu|apac|global)\.[a-z0-9]+\.|^arn:aws/.test(model))
    return 'bedrock';
  if (settings.OPENAI_BASE_URL || settings.OPENAI_API_KEY) return 'openai-compatible';
  if (settings.GOOGLE_API_KEY) return 'gemini';
  return settings.ANTHROPIC_API_KEY ? 'anthropic' : 'openai-compatible';
}

function whyNot(agents: AgentsConfig, settings: ModelSettings, choice: ModelChoice): string | undefined {
  switch (choice.provider) {
    case 'gemini':
      return settings.GOOGLE_API_KEY ? undefined : 'no GOOGLE_API_KEY is set';
    case 'anthropic':
      return settings.ANTHROPIC_API_KEY ? undefined : 'no ANTHROPIC_API_KEY is set';
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
  if (choice.key && settings[choice.key]) return undefined;
  const host = hostOf(settings.OPENAI_BASE_URL ?? OPENAI_URL);
  if (choice.key && hostOf(choice.base_url ?? '') !== host) return `no ${choice.key} is set`;
  if (!settings.OPENAI_API_KEY && !isOnThisMachine(host)) return 'no OPENAI_API_KEY is set';
  if (choice.base_url) {
    return hostOf(choice.base_url) === host ? undefined : `OPENAI_BASE_URL is not ${choice.base_url}`;
  }
  const named = agents.tiers
    .flatMap((tier) => (tier.kind === 'model' ? tier.models : []))
    .some((other) => other.base_url && hostOf(other.base_url) === host);
  return named && choice.model !== settings.LLM_MODEL ? `OPENAI_BASE_URL is ${settings.OPENAI_BASE_URL}` : undefined;
}

/**
 * An entry with what is known of its model: what the entry says itself, then what the table
 * says; a server on this machine costs nothing.
 */
function withFacts(agents: AgentsConfig, settings: ModelSettings, choice: ModelChoice): ModelChoice {
  const local = choice.provider === 'openai-compatible' && isLocal(addressOf(choice, settings));
  const free = choice.provider === 'scripted' || local ? { input: 0, output: 0 } : undefined;
  const facts = agents.models[choice.model];
  // The version of the API that is spoken has no parameters for sampling.
  const unsaid: readonly Parameter[] | undefined = choice.provider === 'anthropic' ? ['json_schema'] : undefined;
  const parameters = facts?.parameters ?? unsaid;
  const known = {
    price_per_million_tokens: facts?.price ?? free,
    max_output_tokens: facts?.max_output_tokens,
    thinking_tokens: facts?.thinking_tokens,
    parameters: local ? withLogprobs(parameters ?? UNKNOWN_MODEL.parameters) : parameters,
  };
  return ModelChoiceSchema.parse({ ...withoutGaps(known), ...withoutGaps(choice) });
}

/** Servers on this machine tell how sure a model was of its words; one that does not refuses once, at no cost. */
function withLogprobs(parameters: readonly Parameter[]): readonly Parameter[] {
  return [...new Set([...parameters, 'logprobs' as const])];
}

function withoutGaps<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}

/** Where calls of an openai-compatible entry go: to its own server where it has a key of its own. */
export function addressOf(choice: ModelChoice, settings: ModelSettings): string {
  const own = choice.key && settings[choice.key] ? choice.base_url : undefined;
  return own ?? settings.OPENAI_BASE_URL ?? OPENAI_URL;
}

/** Host and port; the names of this machine are one. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^(?:localhost|\[::1\])(?=:|$)/, '127.0.0.1') : '';
}

function isLocal(url: string): boolean {
  return isOnThisMachine(hostOf(url));
}

function isOnThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host);
}
