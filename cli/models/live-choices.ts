import { join } from 'node:path';
import type { ModelChoice } from '../../core/config/agents.ts';
import { type Config, loadConfig } from '../../core/config/load.ts';
import { addressOf, liveModels } from '../../core/models/live.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { CHECKOUT } from '../local/paths.ts';

/** A model that tiers may use now. */
export interface LiveChoice {
  readonly choice: ModelChoice;
  /** Names of the tiers that use it. */
  readonly tiers: readonly string[];
  readonly address: string;
}

/** What the tiers may use with these settings: each model once, in the order of the tiers. */
export function liveChoices(
  settings: ModelSettings,
  { agents }: Config = loadConfig(join(CHECKOUT, 'config')),
): LiveChoice[] {
  const found = new Map<string, { choice: ModelChoice; tiers: string[]; address: string }>();
  for (const tier of agents.tiers) {
    if (tier.kind === 'builtin') continue;
    for (const choice of liveModels(agents, settings, tier).choices) {
      const address = placeOf(choice, settings);
      const key = `${choice.provider} ${address} ${choice.model}`;
      const known = found.get(key) ?? { choice, tiers: [], address };
      found.set(key, known);
      known.tiers.push(tier.name);
    }
  }
  return [...found.values()];
}

/** Where calls of a model go, as a user knows it. */
export function placeOf(choice: ModelChoice, settings: ModelSettings): string {
  switch (choice.provider) {
    case 'gemini':
      return settings.GOOGLE_GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com';
    case 'anthropic':
      return settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
    case 'openai-compatible':
      return addressOf(choice, settings);
    case 'bedrock':
      return settings.AWS_ENDPOINT_URL_BEDROCK_RUNTIME ?? `Bedrock in ${settings.AWS_REGION}`;
    case 'scripted':
      return 'SWARM_MODEL_SCRIPT';
  }
}
