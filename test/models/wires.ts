import type { ModelServer } from '../../cli/dev/model-server/server.ts';
import { AnthropicProvider } from '../../core/models/anthropic.ts';
import { BedrockProvider } from '../../core/models/bedrock.ts';
import type { ModelCallError } from '../../core/models/call-error.ts';
import { GeminiProvider } from '../../core/models/gemini.ts';
import { OpenAiCompatibleProvider } from '../../core/models/openai-compatible.ts';
import type { CompletionOptions, Message, ModelProvider } from '../../core/models/provider.ts';

/** A key that must be seen nowhere but in the header that carries it. */
export const CANARY = 'canary-key-4711';

export const OPTIONS: CompletionOptions = { temperature: 0.25, max_tokens: 321, timeout_s: 20 };

export const CONVERSATION: readonly Message[] = [
  { role: 'system', content: 'You are the Fixer of a project.' },
  { role: 'user', content: 'Repair a.py.' },
  { role: 'assistant', content: 'Which test fails?' },
  { role: 'user', content: 'test_mean.' },
];

/** A provider behind its own protocol, and what the protocol offers. */
export interface Wire {
  readonly name: 'gemini' | 'anthropic' | 'bedrock' | 'openai-compatible';
  readonly protocol: 'gemini' | 'anthropic' | 'bedrock' | 'openai';
  readonly model: string;
  readonly keyHeader: string;
  /** A provider that asks a server at this address. */
  readonly at: (url: string, embeddingModel?: string) => ModelProvider;
  /** Temperature and most tokens among the parameters that arrive. */
  readonly limits: Readonly<Record<string, number>>;
  readonly offersLogprobs: boolean;
  readonly offersCount: boolean;
  readonly offersEmbeddings: boolean;
  readonly offersList: boolean;
}

export const WIRES: readonly Wire[] = [
  {
    name: 'gemini',
    protocol: 'gemini',
    model: 'gemini-3.5-flash-lite',
    keyHeader: 'x-goog-api-key',
    at: (url, embeddingModel) =>
      new GeminiProvider({ apiKey: CANARY, model: 'gemini-3.5-flash-lite', baseUrl: url, embeddingModel }),
    limits: { temperature: 0.25, maxOutputTokens: 321 },
    offersLogprobs: true,
    offersCount: true,
    offersEmbeddings: true,
    offersList: true,
  },
  {
    name: 'anthropic',
    protocol: 'anthropic',
    model: 'claude-sonnet-5-5',
    keyHeader: 'authorization',
    at: (url) => new AnthropicProvider({ apiKey: CANARY, model: 'claude-sonnet-5-5', baseUrl: `${url}/` }),
    limits: { max_tokens: 321 },
    offersLogprobs: false,
    offersCount: true,
    offersEmbeddings: false,
    offersList: true,
  },
  {
    name: 'bedrock',
    protocol: 'bedrock',
    model: 'global.anthropic.claude-sonnet-5-5',
    keyHeader: 'authorization',
    at: (url, embeddingModel) =>
      new BedrockProvider({
        model: 'global.anthropic.claude-sonnet-5-5',
        region: 'eu-west-3',
        endpoint: url,
        credentials: { accessKeyId: 'AKIA0', secretAccessKey: CANARY },
        embeddingModel,
      }),
    limits: { temperature: 0.25, maxTokens: 321 },
    offersLogprobs: false,
    offersCount: true,
    offersEmbeddings: true,
    offersList: false,
  },
  {
    name: 'openai-compatible',
    protocol: 'openai',
    model: 'deepseek-flash',
    keyHeader: 'authorization',
    at: (url, embeddingModel) =>
      new OpenAiCompatibleProvider({ apiKey: CANARY, model: 'deepseek-flash', baseUrl: `${url}/v1/`, embeddingModel }),
    limits: { temperature: 0.25, max_tokens: 321 },
    offersLogprobs: true,
    offersCount: false,
    offersEmbeddings: true,
    offersList: true,
  },
];

/** The error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ModelCallError> {
  return call.then(
    () => Promise.reject(new Error('the call was answered')),
    (error: ModelCallError) => error,
  );
}

/** All that anybody could print of an error. */
export function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = Object.getOwnPropertyNames(error).map((name) => [name, Reflect.get(error, name)]);
  return [String(error), error.stack, JSON.stringify(own), everythingOf(error.cause)].join('\n');
}

/** The last completion that a server was asked for. */
export function lastCall(server: ModelServer) {
  const call = server.calls.at(-1);
  if (!call) throw new Error('nobody asked');
  return call;
}
