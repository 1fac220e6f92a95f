import { BedrockClient, ListFoundationModelsCommand, ListInferenceProfilesCommand } from '@aws-sdk/client-bedrock';
import { z } from 'zod';
import { ask } from '../../core/models/ask.ts';
import { bedrockFailure } from '../../core/models/bedrock-failure.ts';
import { awsCredentials, identityOf } from '../../core/models/bedrock-identity.ts';
import type { ListedModel } from '../../core/models/provider.ts';
import type { ModelSettings } from '../../core/models/settings.ts';

const TIMEOUT_S = 30;

const ListsSchema = z.object({
  models: z.array(z.object({ modelId: z.string(), outputModalities: z.array(z.string()).default([]) })),
  profiles: z.array(z.object({ inferenceProfileId: z.string() })),
});

/**
 * What Bedrock offers to these credentials: models that write text, and the profiles by
 * which they are called. Throws `ModelCallError`.
 *
 * @param endpoint Of Bedrock's own API, not of its runtime. @default the region's
 */
export async function bedrockModels(settings: ModelSettings, endpoint?: string): Promise<ListedModel[]> {
  const { AWS_REGION, AWS_BEARER_TOKEN_BEDROCK: bearerToken } = settings;
  const client = new BedrockClient({
    ...(AWS_REGION ? { region: AWS_REGION } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...identityOf({ bearerToken, credentials: awsCredentials(settings) }),
    maxAttempts: 1,
  });
  const { models, profiles } = await ask(
    { provider: 'bedrock', model: '(list)' },
    {
      timeout_s: TIMEOUT_S,
      send: async (abortSignal) => {
        const [listed, profiled] = await Promise.all([
          client.send(new ListFoundationModelsCommand({ byOutputModality: 'TEXT' }), { abortSignal }),
          client.send(new ListInferenceProfilesCommand({ maxResults: 1000 }), { abortSignal }),
        ]);
        return { models: listed.modelSummaries ?? [], profiles: profiled.inferenceProfileSummaries ?? [] };
      },
      answer: ListsSchema,
      failure: bedrockFailure,
    },
  );
  return [...models.map(({ modelId }) => modelId), ...profiles.map(({ inferenceProfileId }) => inferenceProfileId)].map(
    (id) => ({ id }),
  );
}
