import { parseContract } from '../../core/contracts/index.ts';
import { type ModelSettings, ModelSettingsSchema } from '../../core/models/settings.ts';
import type { Environment } from './environment.ts';
import { readSecretJson } from './secret.ts';

const WHAT = 'the secret with the model keys';

/**
 * What the stack knows of models: its secret, read at each use so that a rotated key counts
 * at once, and whether its role may call Bedrock.
 */
export async function readModelSettings(environment: Environment): Promise<ModelSettings> {
  const byRole = environment.BEDROCK_BY_ROLE
    ? { BEDROCK_BY_ROLE: environment.BEDROCK_BY_ROLE, AWS_REGION: process.env.AWS_REGION }
    : {};
  return parseContract(ModelSettingsSchema, { ...byRole, ...(await readSecret(environment)) }, WHAT, 'InvalidConfig');
}

async function readSecret({ MODEL_KEYS_SECRET }: Environment): Promise<object> {
  if (!MODEL_KEYS_SECRET) return {};
  const value = await readSecretJson(MODEL_KEYS_SECRET, WHAT);
  return typeof value === 'object' && value !== null ? value : {};
}
