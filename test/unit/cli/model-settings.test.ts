import { describe, expect, it } from 'vitest';
import { modelSettingsOf, withAwsCredentials } from '../../../cli/local/model-settings.ts';

describe('the models that an environment names', () => {
  it('are known by our names and by those that people know', () => {
    const environment = { GEMINI_API_KEY: ' key-1 ', AWS_DEFAULT_REGION: 'eu-west-1', HOME: '/', LLM_MODEL: 'm' };
    expect(modelSettingsOf(environment)).toEqual({ GOOGLE_API_KEY: 'key-1', AWS_REGION: 'eu-west-1', LLM_MODEL: 'm' });
    expect(modelSettingsOf({ ...environment, GOOGLE_API_KEY: 'key-2', AWS_REGION: 'us-east-1' })).toMatchObject({
      GOOGLE_API_KEY: 'key-2',
      AWS_REGION: 'us-east-1',
    });
  });

  it('are none where nothing is set, or is blank', () => {
    expect(modelSettingsOf({})).toEqual({});
    expect(modelSettingsOf({ GOOGLE_API_KEY: '  ', OPENAI_API_KEY: '' })).toEqual({});
  });

  it('never say that a role may call Bedrock: only a stack knows', () => {
    expect(modelSettingsOf({ BEDROCK_BY_ROLE: 'true' })).toEqual({});
  });

  it('are refused by name when they are wrong, without a key in the words', () => {
    const environment = { OPENAI_API_KEY: 'canary-4711', OPENAI_BASE_URL: 'canary-4711', LLM_PROVIDER: 'canary-4711' };
    let message = '';
    try {
      modelSettingsOf(environment);
    } catch (error) {
      message = String(error);
      expect(error).toMatchObject({ name: 'InvalidConfig' });
    }
    expect(message).toMatch(/OPENAI_BASE_URL.*LLM_PROVIDER/s);
    expect(message).not.toContain('canary');
  });
});

describe('AWS credentials', () => {
  it.each<[what: string, settings: object, environment: NodeJS.ProcessEnv]>([
    [
      'are there already',
      { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', LLM_PROVIDER: 'bedrock' },
      { AWS_PROFILE: 'p' },
    ],
    ['are a token', { AWS_BEARER_TOKEN_BEDROCK: 'token' }, { AWS_PROFILE: 'p' }],
    ['were not asked for', { GOOGLE_API_KEY: 'k' }, { AWS_PROFILE: 'there-is-none' }],
  ])('are not looked up where they %s', async (_, settings, environment) => {
    expect(await withAwsCredentials(settings, environment)).toEqual(settings);
  });

  it('are left behind where nobody asked for Bedrock: they lie about for other reasons', async () => {
    const settings = {
      GOOGLE_API_KEY: 'k',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 's',
      AWS_SESSION_TOKEN: 't',
    };
    expect(await withAwsCredentials(settings, {})).toEqual({ GOOGLE_API_KEY: 'k' });
  });
});
