import { describe, expect, it } from 'vitest';
import { modelChecks } from '../../../cli/doctor/models.ts';

function tier(environment: NodeJS.ProcessEnv, name: string) {
  return modelChecks(environment).find((check) => check.name === `Tier ${name}`);
}

describe('what doctor says of models', () => {
  it('without any key is that the engine works, and what the others lack', () => {
    expect(tier({}, 'builtin')).toEqual({ name: 'Tier builtin', ok: true, detail: 'no key, no cost', needed: false });
    expect(tier({}, 'economy')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('no GOOGLE_API_KEY is set'),
    });
    expect(modelChecks({}).every((check) => !check.needed)).toBe(true);
  });

  it('with a key is the model, its address and its price, never the key', () => {
    const checks = modelChecks({ GOOGLE_API_KEY: 'canary-4711', OPENAI_API_KEY: 'canary-4712' });
    const economy = checks.find((check) => check.name === 'Tier economy');
    expect(economy).toMatchObject({ ok: true });
    expect(economy?.detail).toMatch(
      /^gemini .* at https:\/\/generativelanguage\.googleapis\.com \(\$[\d.]+ and \$[\d.]+ /,
    );
    expect(economy?.detail).toContain(', then openai-compatible ');
    expect(JSON.stringify(checks)).not.toContain('canary');
  });

  it('of a model without a price is that the budget does not bound it', () => {
    const { detail = '' } = tier({ GOOGLE_API_KEY: 'key-1', LLM_MODEL: 'gemini-of-tomorrow' }, 'economy') ?? {};
    expect(detail).toContain('price not known: not bounded by the budget');
  });

  it('of a profile counts as credentials, which are read when a run begins', () => {
    const environment = { AWS_PROFILE: 'p', AWS_REGION: 'us-east-1', LLM_PROVIDER: 'bedrock' };
    expect(tier(environment, 'economy')).toMatchObject({
      ok: true,
      detail: expect.stringContaining('Bedrock in us-east-1'),
    });
  });

  it('of a tier with no model of the wanted provider is just that', () => {
    expect(tier({ SWARM_MODEL_SCRIPT: '', LLM_PROVIDER: 'scripted' }, 'economy')?.detail).toBe(
      'none of its models is one of scripted',
    );
  });

  it('of settings that are wrong is which, without their values', () => {
    const [check, ...more] = modelChecks({ OPENAI_BASE_URL: 'canary-4711' });
    expect(check).toMatchObject({ name: 'Models', ok: false, needed: true });
    expect(check?.detail).toContain('OPENAI_BASE_URL');
    expect(check?.detail).not.toContain('canary');
    expect(more).toEqual([]);
  });
});
