import { z } from 'zod';
import { ProviderNameSchema } from '../config/agents.ts';

const Text = z.string().min(1);

/**
 * What a user sets, by the names that the providers' own tools know: variables of the
 * environment on a machine, one JSON secret in a stack.
 */
export const ModelSettingsSchema = z.object({
  GOOGLE_API_KEY: Text.optional().describe('Key of the Gemini API; GEMINI_API_KEY is read too.'),
  GOOGLE_GEMINI_BASE_URL: z.url().optional(),
  ANTHROPIC_API_KEY: Text.optional().describe('Key of the Claude API.'),
  ANTHROPIC_BASE_URL: z.url().optional().describe('Without a version. Default: https://api.anthropic.com.'),
  DEEPSEEK_API_KEY: Text.optional().describe('Key of DeepSeek, beside one of another OpenAI-compatible server.'),
  OPENAI_API_KEY: Text.optional().describe('Key of an OpenAI-compatible server; local servers need none.'),
  OPENAI_BASE_URL: z.url().optional().describe('Default: https://api.openai.com/v1.'),
  LLM_MODEL: Text.optional().describe('Replaces the model of the first model tier.'),
  LLM_PROVIDER: ProviderNameSchema.optional().describe(
    'The only provider to use; that of LLM_MODEL, where its name does not tell.',
  ),
  AWS_REGION: Text.optional(),
  AWS_ACCESS_KEY_ID: Text.optional(),
  AWS_SECRET_ACCESS_KEY: Text.optional(),
  AWS_SESSION_TOKEN: Text.optional(),
  AWS_BEARER_TOKEN_BEDROCK: Text.optional(),
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: z.url().optional(),
  BEDROCK_BY_ROLE: z.literal('true').optional().describe("Set by the stack: its functions' role may call Bedrock."),
  SWARM_MODEL_SCRIPT: Text.optional().describe('Answers of the provider "scripted", as JSON.'),
});
export type ModelSettings = z.infer<typeof ModelSettingsSchema>;

/** Values that must never be seen: all but addresses, names and switches. */
export function secretsOf(settings: ModelSettings): string[] {
  return [
    settings.GOOGLE_API_KEY,
    settings.ANTHROPIC_API_KEY,
    settings.DEEPSEEK_API_KEY,
    settings.OPENAI_API_KEY,
    settings.AWS_ACCESS_KEY_ID,
    settings.AWS_SECRET_ACCESS_KEY,
    settings.AWS_SESSION_TOKEN,
    settings.AWS_BEARER_TOKEN_BEDROCK,
  ].filter((value) => value !== undefined);
}
