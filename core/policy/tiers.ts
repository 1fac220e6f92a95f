import type { AgentsConfig, Tier } from '../config/agents.ts';
import { SwarmError } from '../errors.ts';

/** Says of a tier why it cannot be used now, or undefined when it can. */
export type TierAvailability = (tier: Tier) => string | undefined;

/**
 * The tiers of a run in the order they are tried, and a note on each one left out.
 * Tiers asked for by name must exist; of those, the ones without credentials are left out.
 */
export function liveTiers(
  agents: AgentsConfig,
  available: TierAvailability,
  wanted?: readonly string[],
): { live: string[]; notes: string[] } {
  const known = agents.tiers.map((tier) => tier.name);
  const unknown = (wanted ?? []).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new SwarmError(
      'InvalidRequest',
      `tiers: ${unknown.join(', ')} not in config/agents.yaml (${known.join(', ')})`,
    );
  }
  const live: string[] = [];
  const left = new Map<string, string[]>();
  for (const name of new Set(wanted ?? known)) {
    const why = available(findTier(agents, name));
    if (why === undefined) live.push(name);
    else left.set(why, [...(left.get(why) ?? []), name]);
  }
  const notes = [...left].map(([why, names]) => `${leftOut(names)} left out: ${why}`);
  if (live.length === 0) throw new SwarmError('InvalidRequest', `no tier can be used. ${notes.join('. ')}`);
  return { live, notes };
}

function leftOut(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`).join(', ');
  return names.length === 1 ? `Tier ${quoted} was` : `Tiers ${quoted} were`;
}

export function findTier(agents: AgentsConfig, name: string): Tier {
  const tier = agents.tiers.find((candidate) => candidate.name === name);
  if (!tier) throw new SwarmError('InvalidConfig', `tier ${JSON.stringify(name)} is not in config/agents.yaml`);
  return tier;
}
