import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { fromNodeProviderChain } from '@aws-sdk/credential-providers';
import { parseContract } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { asksForBedrock } from '../../core/models/live.ts';
import { type ModelSettings, ModelSettingsSchema } from '../../core/models/settings.ts';
import type { Connection } from '../connection.ts';

/** Names of the environment that stand for one of ours. */
const OTHER_NAMES: Readonly<Record<string, keyof ModelSettings>> = {
  GEMINI_API_KEY: 'GOOGLE_API_KEY',
  AWS_DEFAULT_REGION: 'AWS_REGION',
};

/** What the AWS chain may be found by; without one of these nobody asked for Bedrock. */
const AWS_NAMES = ['AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'];

/** What an environment says of models, by the names that people know; throws `InvalidConfig`. */
export function modelSettingsOf(environment: NodeJS.ProcessEnv): ModelSettings {
  const found: Record<string, string> = {};
  for (const [other, name] of Object.entries(OTHER_NAMES)) {
    const value = environment[other]?.trim();
    if (value) found[name] = value;
  }
  for (const name of Object.keys(ModelSettingsSchema.shape)) {
    const value = environment[name]?.trim();
    if (value && name !== 'BEDROCK_BY_ROLE') found[name] = value;
  }
  return parseContract(ModelSettingsSchema, found, 'the environment', 'InvalidConfig');
}

/**
 * The same with AWS credentials of the default chain where Bedrock is asked for, and with
 * none where it is not: what runs locally has no role of its own.
 */
export async function withAwsCredentials(
  settings: ModelSettings,
  environment: NodeJS.ProcessEnv,
): Promise<ModelSettings> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, ...others } = settings;
  if (!asksForBedrock(settings)) return others;
  const named = AWS_NAMES.some((name) => environment[name]);
  if (AWS_ACCESS_KEY_ID || settings.AWS_BEARER_TOKEN_BEDROCK || !named) return settings;
  try {
    const { accessKeyId, secretAccessKey, sessionToken } = await fromNodeProviderChain()();
    return {
      ...settings,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      ...(sessionToken ? { AWS_SESSION_TOKEN: sessionToken } : {}),
    };
  } catch (cause) {
    throw new SwarmError('InvalidConfig', `the AWS credentials cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/**
 * Puts what this environment says of models into the local stack's secret. Nothing of it
 * reaches the emulator's own environment; without keys, only tier "builtin" is live.
 */
export async function passModelSettings(connection: Connection): Promise<void> {
  const settings = await withAwsCredentials(modelSettingsOf(process.env), process.env);
  await connection.secrets.send(
    new PutSecretValueCommand({
      SecretId: connection.outputs.modelKeysSecret,
      SecretString: JSON.stringify(settings),
    }),
  );
}
