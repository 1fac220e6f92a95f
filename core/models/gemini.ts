import {
  type Content,
  type GenerationConfig,
  type GenerativeModel,
  GoogleGenerativeAI,
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIRequestInputError,
  GoogleGenerativeAIResponseError,
  HarmBlockThreshold,
  HarmCategory,
} from '@google/generative-ai';
import type { z } from 'zod';
import { areVectorsOf, ask, callError, type Failure, SIDE_CALL_TIMEOUT_S, statusFailure } from './ask.ts';
import {
  CountSchema,
  completionOf,
  EmbeddingsSchema,
  ErrorDetailsSchema,
  GenerateSchema,
  ListSchema,
} from './gemini-answers.ts';
import type { Completion, CompletionOptions, ListedModel, Message, ModelProvider } from './provider.ts';
import { refusedFor, sentParameters } from './refusals.ts';

export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  /** @default the provider's own address */
  readonly baseUrl?: string | undefined;
  /** @default no embeddings */
  readonly embeddingModel?: string | undefined;
  /** From which probability of harm on the provider's filter blocks. @default BLOCK_NONE, since code of any subject is repaired */
  readonly safety?: 'BLOCK_NONE' | 'BLOCK_ONLY_HIGH' | 'BLOCK_MEDIUM_AND_ABOVE' | 'BLOCK_LOW_AND_ABOVE' | undefined;
}

const GEMINI_URL = 'https://generativelanguage.googleapis.com';

const CATEGORIES = Object.values(HarmCategory).filter((name) => name !== HarmCategory.HARM_CATEGORY_UNSPECIFIED);

/**
 * Google Gemini through `@google/generative-ai`; the only file that knows that package,
 * whose successor is `@google/genai`. The package hides the headers of an answer, so the
 * time to wait comes from the error's `RetryInfo`, never from `Retry-After`; and it follows
 * redirections, so a base URL must be trusted as the provider is.
 */
export class GeminiProvider implements ModelProvider {
  readonly embed?: (texts: readonly string[]) => Promise<number[][]>;
  /** Private at run time too: whoever prints a provider prints no key. */
  readonly #settings: GeminiSettings;
  private readonly asked: { readonly provider: 'gemini'; readonly model: string };

  constructor(settings: GeminiSettings) {
    this.#settings = settings;
    this.asked = { provider: 'gemini', model: settings.model };
    const { embeddingModel } = settings;
    if (embeddingModel) this.embed = (texts) => this.embedWith(embeddingModel, texts);
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const model = this.model(this.#settings.model, messages, {
      ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
      ...(options.top_p === undefined ? {} : { topP: options.top_p }),
      maxOutputTokens: options.max_tokens,
      ...(options.logprobs ? { responseLogprobs: true, logprobs: 1 } : {}),
      ...(options.json_schema ? jsonOutput(options.json_schema.schema) : {}),
    });
    const answer = await ask(this.asked, {
      timeout_s: options.timeout_s,
      send: async (signal) => (await model.generateContent({ contents: turnsOf(messages) }, { signal })).response,
      answer: GenerateSchema,
      failure: (error) => {
        const failure = failureOf(error);
        const words = error instanceof GoogleGenerativeAIFetchError ? error.message : '';
        return failure && refusedFor(this.asked, failure, words, sentParameters(options));
      },
    });
    return completionOf(answer, this.#settings.model, options.logprobs === true);
  }

  async countTokens(messages: readonly Message[]): Promise<number> {
    const model = this.model(this.#settings.model, messages);
    const { totalTokens } = await ask(this.asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) => model.countTokens({ contents: turnsOf(messages) }, { signal }),
      answer: CountSchema,
      failure: failureOf,
    });
    return totalTokens;
  }

  /** The package has no call for it. */
  async list(): Promise<ListedModel[]> {
    const { apiKey, baseUrl = GEMINI_URL } = this.#settings;
    return ask(this.asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: async (signal) => {
        const url = `${baseUrl.replace(/\/+$/, '')}/v1beta/models?pageSize=1000`;
        const answer = await fetch(url, { headers: { 'x-goog-api-key': apiKey }, redirect: 'error', signal });
        if (!answer.ok) throw new GoogleGenerativeAIFetchError('', answer.status, answer.statusText);
        return answer.json();
      },
      answer: ListSchema,
      failure: failureOf,
    });
  }

  private async embedWith(name: string, texts: readonly string[]): Promise<number[][]> {
    if (texts.length === 0) return [];
    const asked = { provider: 'gemini', model: name };
    const requests = texts.map((text) => ({ content: { role: 'user', parts: [{ text }] } }));
    const { embeddings } = await ask(asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) => this.model(name, []).batchEmbedContents({ requests }, { signal }),
      answer: EmbeddingsSchema,
      failure: failureOf,
    });
    const vectors = embeddings.map((embedding) => embedding.values);
    if (!areVectorsOf(texts, vectors)) throw callError(asked, { kind: 'unreadable' });
    return vectors;
  }

  private model(name: string, messages: readonly Message[], generationConfig?: GenerationConfig): GenerativeModel {
    const { apiKey, baseUrl, safety = 'BLOCK_NONE' } = this.#settings;
    const system = messages.filter((message) => message.role === 'system').map((message) => message.content);
    return new GoogleGenerativeAI(apiKey).getGenerativeModel(
      {
        model: name,
        ...(system.length > 0 ? { systemInstruction: system.join('\n\n') } : {}),
        ...(generationConfig ? { generationConfig } : {}),
        safetySettings: CATEGORIES.map((category) => ({ category, threshold: HarmBlockThreshold[safety] })),
      },
      baseUrl ? { baseUrl: baseUrl.replace(/\/+$/, '') } : {},
    );
  }
}

/** The package's own type of a schema is older than the field that takes any JSON Schema. */
function jsonOutput(schema: Readonly<Record<string, unknown>>): GenerationConfig {
  const config: GenerationConfig & { responseJsonSchema: unknown } = {
    responseMimeType: 'application/json',
    responseJsonSchema: schema,
  };
  return config;
}

function turnsOf(messages: readonly Message[]): Content[] {
  return messages
    .filter((message) => message.role !== 'system')
    .map(({ role, content }) => ({ role: role === 'assistant' ? 'model' : 'user', parts: [{ text: content }] }));
}

/** The package's errors. Those with neither status nor cause stand for a connection that failed. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof GoogleGenerativeAIFetchError) {
    if (error.status === undefined) return { kind: 'network' };
    return detailedFailure(statusFailure(error.status), ErrorDetailsSchema.parse(error.errorDetails ?? []));
  }
  if (error instanceof GoogleGenerativeAIResponseError) return { kind: 'unreadable' };
  if (error instanceof GoogleGenerativeAIRequestInputError) return { kind: 'rejected' };
  return error instanceof GoogleGenerativeAIError ? { kind: 'network' } : undefined;
}

/** A wrong key is told with status 400, and a quota of the day with 429: both only by details. */
function detailedFailure(failure: Failure, details: z.output<typeof ErrorDetailsSchema>): Failure {
  const quotas = details.flatMap((detail) => detail.violations ?? []);
  const delay = details.map((detail) => /^(\d{1,9}(?:\.\d+)?)s$/.exec(detail.retryDelay ?? '')?.[1]).find(Boolean);
  const told = { ...failure, retryAfter_s: delay === undefined ? undefined : Number(delay) };
  if (details.some((detail) => detail.reason === 'API_KEY_INVALID')) return { ...told, kind: 'credentials' };
  return quotas.some(({ quotaId }) => quotaId.includes('PerDay')) ? { ...told, kind: 'quota' } : told;
}
