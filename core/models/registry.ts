import type { ModelChoice, ProviderName } from '../config/agents.ts';
import { parseContract, parseJson } from '../contracts/index.ts';
import { AnthropicProvider } from './anthropic.ts';
import { BedrockProvider } from './bedrock.ts';
import { awsCredentials } from './bedrock-identity.ts';
import { GeminiProvider } from './gemini.ts';
import { addressOf } from './live.ts';
import { OpenAiCompatibleProvider } from './openai-compatible.ts';
import type { ModelProvider } from './provider.ts';
import { ScriptSchema } from './script.ts';
import { ScriptedProvider } from './scripted.ts';
import type { ModelSettings } from './settings.ts';

type Factory = (choice: ModelChoice, settings: ModelSettings) => ModelProvider;

/** One line a provider: what of the settings it is made of. */
const FACTORIES: Record<ProviderName, Factory> = {
  gemini: ({ model, embedding_model }, settings) =>
    new GeminiProvider({
      apiKey: settings.GOOGLE_API_KEY ?? '',
      model,
      baseUrl: settings.GOOGLE_GEMINI_BASE_URL,
      embeddingModel: embedding_model,
    }),
  anthropic: ({ model }, settings) =>
    new AnthropicProvider({ apiKey: settings.ANTHROPIC_API_KEY ?? '', model, baseUrl: settings.ANTHROPIC_BASE_URL }),
  bedrock: ({ model, embedding_model }, settings) =>
    new BedrockProvider({
      model,
      region: settings.AWS_REGION,
      endpoint: settings.AWS_ENDPOINT_URL_BEDROCK_RUNTIME,
      credentials: awsCredentials(settings),
      bearerToken: settings.AWS_BEARER_TOKEN_BEDROCK,
      embeddingModel: embedding_model,
    }),
  'openai-compatible': (choice, settings) =>
    new OpenAiCompatibleProvider({
      apiKey: (choice.key && settings[choice.key]) ?? settings.OPENAI_API_KEY,
      model: choice.model,
      baseUrl: addressOf(choice, settings),
      embeddingModel: choice.embedding_model,
    }),
  scripted: (_, settings) => {
    const script = parseJson(settings.SWARM_MODEL_SCRIPT ?? '{}', 'SWARM_MODEL_SCRIPT', 'InvalidConfig');
    return new ScriptedProvider(parseContract(ScriptSchema, script, 'SWARM_MODEL_SCRIPT', 'InvalidConfig'));
  },
};

/** The provider of a model that is live; see `liveModels`. */
export function createProvider(choice: ModelChoice, settings: ModelSettings): ModelProvider {
  return FACTORIES[choice.provider](choice, settings);
}
