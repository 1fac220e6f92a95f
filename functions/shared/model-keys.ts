import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import type { ModelTier, Tier } from '../../core/config/agents.ts';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { GeminiProvider } from '../../core/models/gemini.ts';
import type { ModelProvider } from '../../core/models/provider.ts';
import type { TierAvailability } from '../../core/policy/tiers.ts';

/** The secret's content: a key for each provider that may be used. */
const ModelKeysSchema = z.object({
  GOOGLE_API_KEY: z.string().min(1).optional(),
  GOOGLE_GEMINI_BASE_URL: z.url().optional(),
});
type ModelKeys = z.infer<typeof ModelKeysSchema>;

/** The model keys; none where the stack has no secret. Read at each use, so that a rotated key counts at once. */
export async function readModelKeys(secretId: string | undefined): Promise<ModelKeys> {
  if (!secretId) return {};
  const answer = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: secretId }));
  const value = parseJson(answer.SecretString ?? '{}', 'the secret with the model keys', 'InvalidConfig');
  return parseContract(ModelKeysSchema, value, 'the secret with the model keys', 'InvalidConfig');
}

/** Why a tier cannot be used, by the keys that are there. */
export function tierAvailability(keys: ModelKeys): TierAvailability {
  return (tier: Tier) => {
    if (tier.kind === 'builtin') return undefined;
    if (tier.provider !== 'gemini') return `there is no provider named ${tier.provider}`;
    return keys.GOOGLE_API_KEY ? undefined : 'no GOOGLE_API_KEY is set';
  };
}

/** The provider of a tier, with its key. */
export function modelProvider(keys: ModelKeys, tier: ModelTier): ModelProvider {
  const why = tierAvailability(keys)(tier);
  if (why !== undefined) throw new SwarmError('ModelCallFailed', `tier ${tier.name}: ${why}`);
  return new GeminiProvider({
    apiKey: keys.GOOGLE_API_KEY ?? '',
    model: tier.model,
    baseUrl: keys.GOOGLE_GEMINI_BASE_URL,
  });
}
