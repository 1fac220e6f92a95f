import type { ProviderName } from '../../../core/config/agents.ts';

/** Providers that speak over the wire. */
export type WireProvider = Exclude<ProviderName, 'scripted'>;
export const WIRE_PROVIDERS = [
  'gemini',
  'anthropic',
  'openai-compatible',
  'bedrock',
] as const satisfies readonly WireProvider[];

/** The variables by which a user points a provider at a server; the keys are placeholders. */
export function environmentFor(provider: WireProvider, url: string): Record<string, string> {
  switch (provider) {
    case 'gemini':
      return { GOOGLE_API_KEY: 'model-server', GOOGLE_GEMINI_BASE_URL: url };
    case 'anthropic':
      return { ANTHROPIC_API_KEY: 'model-server', ANTHROPIC_BASE_URL: url };
    case 'openai-compatible':
      return { OPENAI_API_KEY: 'model-server', OPENAI_BASE_URL: `${url}/v1` };
    case 'bedrock':
      return {
        AWS_ACCESS_KEY_ID: 'model-server',
        AWS_SECRET_ACCESS_KEY: 'model-server',
        AWS_REGION: 'us-east-1',
        AWS_ENDPOINT_URL_BEDROCK_RUNTIME: url,
      };
  }
}
