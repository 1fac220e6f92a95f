import { join } from 'node:path';
import type { ModelChoice } from '../../core/config/agents.ts';
import { type Config, loadConfig } from '../../core/config/load.ts';
import { messageOf } from '../../core/errors.ts';
import { addressOf, liveModels } from '../../core/models/live.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { modelSettingsOf } from '../local/model-settings.ts';
import { CHECKOUT } from '../local/paths.ts';
import type { Check } from './machine.ts';

/** Which tiers are live by what an environment sets, and why others are not. Nothing is called. */
export function modelChecks(environment: NodeJS.ProcessEnv): Check[] {
  try {
    const config = loadConfig(join(CHECKOUT, 'config'));
    // A profile or a role is looked up when a run begins; here it counts as there.
    const named = environment.AWS_PROFILE
      ? { AWS_ACCESS_KEY_ID: 'by profile', AWS_SECRET_ACCESS_KEY: 'by profile' }
      : {};
    const settings = { ...named, ...modelSettingsOf(environment) };
    return config.agents.tiers.map((tier) =>
      tier.kind === 'builtin'
        ? { name: `Tier ${tier.name}`, ok: true, detail: 'no key, no cost', needed: false }
        : tierCheck(config, settings, tier),
    );
  } catch (error) {
    return [{ name: 'Models', ok: false, detail: messageOf(error), needed: true }];
  }
}

function tierCheck(config: Config, settings: ModelSettings, tier: Parameters<typeof liveModels>[2]): Check {
  const { choices, missing } = liveModels(config.agents, settings, tier);
  const detail =
    choices.length > 0 ? choices.map((choice) => described(choice, settings)).join(', then ') : missing.join('; ');
  return {
    name: `Tier ${tier.name}`,
    ok: choices.length > 0,
    detail: detail || 'no model of LLM_PROVIDER',
    needed: false,
  };
}

function described(choice: ModelChoice, settings: ModelSettings): string {
  const price = choice.price_per_million_tokens;
  const cost = price
    ? `$${price.input} and $${price.output} a million tokens`
    : 'price not known: not bounded by the budget';
  return `${choice.provider} ${choice.model} at ${address(choice, settings)} (${cost})`;
}

function address(choice: ModelChoice, settings: ModelSettings): string {
  switch (choice.provider) {
    case 'gemini':
      return settings.GOOGLE_GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com';
    case 'openai-compatible':
      return addressOf(choice, settings);
    case 'anthropic':
      return settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
    case 'bedrock':
      return settings.AWS_ENDPOINT_URL_BEDROCK_RUNTIME ?? `Bedrock in ${settings.AWS_REGION}`;
    case 'scripted':
      return 'SWARM_MODEL_SCRIPT';
  }
}
