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
import type { Completion, CompletionOptions, FinishReason, Message, ModelProvider } from './provider.ts';

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
const Count = z.int().min(0);

const ChatSchema = z.object({
  model: z.string().min(1).max(200).optional().catch(undefined),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
        logprobs: z
          .object({ content: z.array(z.object({ token: z.string(), logprob: z.number() })) })
          .nullish()
          .catch(null),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).partial().nullish().catch(null),
});

const EmbeddingsSchema = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

/** Finish reasons of the protocol; those that are not here are `other`. */
const FINISH_REASONS: ReadonlyMap<string | null | undefined, FinishReason> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content_filter', 'blocked'],
]);

/**
 * Any server that speaks OpenAI's chat completions: OpenAI, DeepSeek, Ollama, llama.cpp,
 * vLLM. Models whose name starts with o1, o3, o4 or gpt-5 take no temperature: it is left out.
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
            ...(/^(?:o1|o3|o4|gpt-5)/.test(this.model) ? {} : samplingOf(options)),
            ...(options.logprobs ? { logprobs: true } : {}),
          },
          { signal },
        ),
      answer: ChatSchema,
      failure: failureOf,
    });
    return completionOf(answer, this.model, options.logprobs === true);
  }

  private async embedWith(model: string, texts: readonly string[]): Promise<number[][]> {
    if (texts.length === 0) return [];
    const asked = this.asked(model);
    const { data } = await ask(asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) =>
        this.#client.embeddings.create({ model, input: [...texts], encoding_format: 'float' }, { signal }),
      answer: EmbeddingsSchema,
      failure: failureOf,
    });
    const vectors = [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => embedding);
    if (!areVectorsOf(texts, vectors)) throw callError(asked, { kind: 'unreadable' });
    return vectors;
  }

  private asked(model: string): { readonly provider: string; readonly model: string } {
    return { provider: 'openai-compatible', model };
  }
}

/** A refusal is an answer too: its text, as blocked. */
function completionOf(answer: z.output<typeof ChatSchema>, model: string, wantsLogprobs: boolean): Completion {
  const [choice] = answer.choices;
  const refusal = choice?.message.refusal;
  const logprobs = wantsLogprobs ? choice?.logprobs?.content : undefined;
  return {
    content: refusal || (choice?.message.content ?? ''),
    model: answer.model ?? model,
    usage: {
      input_tokens: answer.usage?.prompt_tokens ?? null,
      output_tokens: answer.usage?.completion_tokens ?? null,
    },
    finish_reason: refusal ? 'blocked' : (FINISH_REASONS.get(choice?.finish_reason) ?? 'other'),
    ...(logprobs ? { logprobs: logprobs.map(({ token, logprob }) => ({ token, logprob })) } : {}),
  };
}

/** The package's errors; undefined for those of reading an answer. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof APIConnectionTimeoutError) return { kind: 'timeout' };
  if (error instanceof APIConnectionError) return { kind: 'network' };
  if (!(error instanceof APIError) || typeof error.status !== 'number') return undefined;
  const failure = statusFailure(error.status, retryAfterSeconds(error.headers?.get('retry-after'), Date.now()));
  return error.code === 'insufficient_quota' ? { ...failure, kind: 'quota' } : failure;
}

function samplingOf({ temperature, top_p }: CompletionOptions) {
  return { temperature, ...(top_p === undefined ? {} : { top_p }) };
}
