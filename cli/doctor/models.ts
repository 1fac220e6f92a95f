import { join } from 'node:path';
import type { ModelChoice, ModelTier } from '../../core/config/agents.ts';
import { type Config, loadConfig } from '../../core/config/load.ts';
import { messageOf } from '../../core/errors.ts';
import { liveModels, tierAvailability } from '../../core/models/live.ts';
import type { ModelSettings } from '../../core/models/settings.ts';
import { modelSettingsOf, withAwsCredentials } from '../local/model-settings.ts';
import { CHECKOUT } from '../local/paths.ts';
import { type LiveChoice, liveChoices, placeOf } from '../models/live-choices.ts';
import { isOffered, type Offer, offersOf } from '../models/offers.ts';
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
    return config.agents.tiers.map((tier) => (tier.kind === 'builtin' ? BUILTIN : tierCheck(config, settings, tier)));
  } catch (error) {
    return [{ name: 'Models', ok: false, detail: messageOf(error), needed: true }];
  }
}

const BUILTIN: Check = { name: 'Tier builtin', ok: true, detail: 'no key, no cost', needed: false };

/** The same, and whether a call of each tier would work: its providers are asked what they offer, no model is. */
export async function callableChecks(environment: NodeJS.ProcessEnv): Promise<Check[]> {
  const checks = modelChecks(environment);
  if (!checks.some(({ ok, name }) => ok && name !== BUILTIN.name)) return checks;
  try {
    const config = loadConfig(join(CHECKOUT, 'config'));
    const settings = await withAwsCredentials(modelSettingsOf(environment), environment);
    const live = liveChoices(settings, config);
    const offers = await offersOf(live, settings, environment);
    return checks.map((check) => {
      const used = live.filter(({ tiers }) => tiers.some((tier) => check.name === `Tier ${tier}`));
      return used.length === 0 ? check : callable(check, used, offers);
    });
  } catch (error) {
    return [...checks, { name: 'Models', ok: false, detail: messageOf(error), needed: false }];
  }
}

/** One line: the model that a call would reach, or why it would reach none. */
function callable(check: Check, used: readonly LiveChoice[], offers: readonly Offer[]): Check {
  const told = used.map((one) => ({ one, offered: isOffered(offers, one) }));
  const missing = told.filter(({ offered }) => offered === false).map(({ one }) => one.choice.model);
  const without = missing.length > 0 ? `; not offered: ${missing.join(', ')}` : '';
  const works = told.find(({ offered }) => offered === true);
  const name = ({ choice, address }: LiveChoice) => `${choice.provider} ${choice.model} at ${address}`;
  if (works)
    return { ...check, ok: true, detail: `a call would work: ${name(works.one)}${priceOf(works.one)}${without}` };
  const problems = [
    ...new Set(offers.filter(({ problem }) => problem).map((offer) => `${offer.address}: ${offer.problem}`)),
  ];
  const why = problems.length > 0 ? `; ${problems.join('; ')}` : '';
  return { ...check, ok: false, detail: `a call would not work${why}${without}` };
}

function priceOf({ choice }: LiveChoice): string {
  return ` (${costText(choice)})`;
}

function tierCheck(config: Config, settings: ModelSettings, tier: ModelTier): Check {
  const { choices } = liveModels(config.agents, settings, tier);
  const why = tierAvailability(config.agents, settings)(tier);
  return {
    name: `Tier ${tier.name}`,
    ok: why === undefined,
    detail: why ?? choices.map((choice) => described(choice, settings)).join(', then '),
    needed: false,
  };
}

function described(choice: ModelChoice, settings: ModelSettings): string {
  return `${choice.provider} ${choice.model} at ${placeOf(choice, settings)} (${costText(choice)})`;
}

function costText({ price_per_million_tokens: price }: ModelChoice): string {
  return price ? `$${price.input} and $${price.output} a million tokens` : 'price not known: not bounded by the budget';
}
