import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import {
  areVectorsOf,
  ask,
  callError,
  type Failure,
  retryAfterSeconds,
  SIDE_CALL_TIMEOUT_S,
  statusFailure,
} from './ask.ts';
import { ChatSchema, completionOf } from './openai-answers.ts';
import type { Completion, CompletionOptions, ListedModel, Message, ModelProvider } from './provider.ts';
import { refusedFor, sentParameters } from './refusals.ts';

export interface OpenAiCompatibleSettings {
  /** @default none, as servers on one's own machine need none */
  readonly apiKey?: string | undefined;
  /** With the version, as in `http://127.0.0.1:11434/v1`. @default https://api.openai.com/v1 */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** @default no embeddings */
  readonly embeddingModel?: string | undefined;
  /** Sends the requests. @default the global one */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

const OPENAI_URL = 'https://api.openai.com/v1';
const EmbeddingsSchema = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

const ListSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      // vLLM and others tell it; OpenAI does not.
      max_model_len: z.int().positive().optional().catch(undefined),
    }),
  ),
});

/**
 * Any server that speaks OpenAI's chat completions: OpenAI, DeepSeek, Ollama, LM Studio,
 * llama.cpp, vLLM.
 */
export class OpenAiCompatibleProvider implements ModelProvider {
  readonly embed?: (texts: readonly string[]) => Promise<number[][]>;
  private readonly model: string;
  /** Private at run time too: whoever prints a provider prints no key. */
  readonly #client: OpenAI;
  private readonly limitField: 'max_tokens' | 'max_completion_tokens';

  constructor(settings: OpenAiCompatibleSettings) {
    const { baseUrl = OPENAI_URL, embeddingModel } = settings;
    this.model = settings.model;
    this.limitField = new URL(baseUrl).host === new URL(OPENAI_URL).host ? 'max_completion_tokens' : 'max_tokens';
    // All is given, so that the package takes nothing from the environment; its log would hold prompts.
    this.#client = new OpenAI({
      apiKey: settings.apiKey ?? 'none',
      baseURL: baseUrl.replace(/\/+$/, ''),
      adminAPIKey: null,
      organization: null,
      project: null,
      logLevel: 'off',
      fetchOptions: { redirect: 'error' },
      maxRetries: 0,
      ...(settings.fetch ? { fetch: settings.fetch } : {}),
    });
    if (embeddingModel) this.embed = (texts) => this.embedWith(embeddingModel, texts);
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const answer = await ask(this.asked(this.model), {
      timeout_s: options.timeout_s,
      send: (signal) =>
        this.#client.chat.completions.create(
          {
            model: this.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            [this.limitField]: options.max_tokens,
            ...parametersOf(options),
          },
          { signal },
        ),
      answer: ChatSchema,
      failure: (error) => this.failureOf(error, options),
    });
    return completionOf(answer, this.model, options.logprobs === true);
  }

  async list(): Promise<ListedModel[]> {
    const { data } = await ask(this.asked(this.model), {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: async (signal) => ({ data: (await this.#client.models.list({ signal })).data }),
      answer: ListSchema,
      failure: (error) => this.failureOf(error),
    });
    return data.map(({ id, max_model_len }) => ({ id, context_tokens: max_model_len }));
  }

  private async embedWith(model: string, texts: readonly string[]): Promise<number[][]> {
    if (texts.length === 0) return [];
    const asked = this.asked(model);
    const { data } = await ask(asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) =>
        this.#client.embeddings.create({ model, input: [...texts], encoding_format: 'float' }, { signal }),
      answer: EmbeddingsSchema,
      failure: (error) => this.failureOf(error),
    });
    const vectors = [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => embedding);
    if (!areVectorsOf(texts, vectors)) throw callError(asked, { kind: 'unreadable' });
    return vectors;
  }

  private asked(model: string): { readonly provider: string; readonly model: string } {
    return { provider: 'openai-compatible', model };
  }

  /** The package's errors; undefined for those of reading an answer. */
  private failureOf(error: unknown, options?: CompletionOptions): Failure | undefined {
    if (error instanceof APIConnectionTimeoutError) return { kind: 'timeout' };
    if (error instanceof APIConnectionError) return { kind: 'network' };
    if (!(error instanceof APIError) || typeof error.status !== 'number') return undefined;
    const failure = statusFailure(error.status, retryAfterSeconds(error.headers?.get('retry-after'), Date.now()));
    if (error.code === 'insufficient_quota') return { ...failure, kind: 'quota' };
    // A model that the key may not use is told with status 403, and is no matter of the key.
    const known = error.code === 'model_not_found' ? { ...failure, kind: 'gone' as const } : failure;
    const words = `${error.message} ${typeof error.param === 'string' ? error.param : ''}`;
    return refusedFor(this.asked(this.model), known, words, options ? sentParameters(options) : []);
  }
}

function parametersOf({ temperature, top_p, logprobs, json_schema }: CompletionOptions) {
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(top_p === undefined ? {} : { top_p }),
    ...(logprobs ? { logprobs: true } : {}),
    ...(json_schema
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: json_schema.name, schema: { ...json_schema.schema } },
          },
        }
      : {}),
  };
}
