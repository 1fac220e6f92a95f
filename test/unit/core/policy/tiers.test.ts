import { describe, expect, it } from 'vitest';
import { AgentsConfigSchema } from '../../../../core/config/agents.ts';
import { findTier, liveTiers } from '../../../../core/policy/tiers.ts';

const agents = AgentsConfigSchema.parse({
  tiers: [
    { name: 'builtin', kind: 'builtin' },
    { name: 'economy', kind: 'model', models: [{ provider: 'gemini', model: 'm' }] },
    { name: 'premium', kind: 'model', models: [{ provider: 'bedrock', model: 'n' }] },
  ],
});
const all = () => undefined;
const onlyBuiltin = (tier: { name: string }) => (tier.name === 'builtin' ? undefined : 'no key is set');

describe('the tiers of a run', () => {
  it('are all that are live, in the order of the configuration', () => {
    expect(liveTiers(agents, all).live).toEqual(['builtin', 'economy', 'premium']);
  });

  it('leave out those without credentials, and say so', () => {
    expect(liveTiers(agents, onlyBuiltin)).toEqual({
      live: ['builtin'],
      notes: ['Tiers "economy", "premium" were left out: no key is set'],
    });
    const each = (tier: { name: string }) => (tier.name === 'builtin' ? undefined : `no key for ${tier.name}`);
    expect(liveTiers(agents, each).notes).toEqual([
      'Tier "economy" was left out: no key for economy',
      'Tier "premium" was left out: no key for premium',
    ]);
  });

  it('are those asked for, in that order', () => {
    expect(liveTiers(agents, all, ['premium', 'builtin']).live).toEqual(['premium', 'builtin']);
  });

  it('must exist, and one must be live', () => {
    const invalid = expect.objectContaining({ name: 'InvalidRequest' });
    expect(() => liveTiers(agents, all, ['builtin', 'golden'])).toThrowError(invalid);
    expect(() => liveTiers(agents, all, ['golden'])).toThrow(/golden/);
    expect(() => liveTiers(agents, onlyBuiltin, ['economy'])).toThrowError(invalid);
    expect(() => findTier(agents, 'golden')).toThrowError(expect.objectContaining({ name: 'InvalidConfig' }));
  });
});
