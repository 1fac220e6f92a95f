import Anthropic, { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { z } from 'zod';
import { completionOf, MessageSchema } from './anthropic-answers.ts';
import { ask, type Failure, retryAfterSeconds, SIDE_CALL_TIMEOUT_S, statusFailure } from './ask.ts';
import type { ModelErrorKind } from './call-error.ts';
import type { Completion, CompletionOptions, ListedModel, Message, ModelProvider } from './provider.ts';
import { refusedFor, sentParameters } from './refusals.ts';
import { alternating } from './turns.ts';

export interface AnthropicSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Without a version. @default https://api.anthropic.com */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. @default the global one */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

const ANTHROPIC_URL = 'https://api.anthropic.com';

const Count = z.int().min(0);
const CountSchema = z.object({ input_tokens: Count });
const ListSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      max_input_tokens: z.int().positive().nullish().catch(undefined),
      max_tokens: z.int().positive().nullish().catch(undefined),
    }),
  ),
});

const ErrorSchema = z.object({
  error: z.object({ type: z.string().catch(''), message: z.string().catch('') }).catch({ type: '', message: '' }),
});

/** Types of errors that say more than their status. */
const NAMED: ReadonlyMap<string, ModelErrorKind> = new Map([
  ['authentication_error', 'credentials'],
  ['permission_error', 'credentials'],
  ['billing_error', 'quota'],
  ['not_found_error', 'gone'],
  ['rate_limit_error', 'rate_limited'],
  ['overloaded_error', 'overloaded'],
]);

/**
 * Claude through `@anthropic-ai/sdk`; the only file that calls that package. The version of
 * the API that the package asks for has no temperature and no top_p: neither is sent. The
 * system text is marked for the prompt cache, which takes it when it is long enough; what
 * the cache held and was given is counted at its own price.
 */
export class AnthropicProvider implements ModelProvider {
  private readonly asked: { readonly provider: 'anthropic'; readonly model: string };
  /** Private at run time too: whoever prints a provider prints no key. */
  readonly #client: Anthropic;

  constructor({ apiKey, model, baseUrl = ANTHROPIC_URL, fetch }: AnthropicSettings) {
    this.asked = { provider: 'anthropic', model };
    // All is given, so that the package takes no credential of the environment; its log would hold prompts.
    this.#client = new Anthropic({
      apiKey,
      baseURL: baseUrl.replace(/\/+$/, ''),
      webhookKey: null,
      logLevel: 'off',
      fetchOptions: { redirect: 'error' },
      maxRetries: 0,
      ...(fetch ? { fetch } : {}),
    });
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const { json_schema, max_tokens, timeout_s } = options;
    const format = json_schema && { type: 'json_schema' as const, schema: { ...json_schema.schema } };
    const answer = await ask(this.asked, {
      timeout_s,
      send: (signal) =>
        this.#client.messages.create(
          {
            model: this.asked.model,
            ...conversationOf(messages),
            max_tokens,
            ...(format ? { output_config: { format } } : {}),
          },
          // The package would refuse a long answer by its own estimate of the time that it takes.
          { signal, timeout: Math.ceil(timeout_s * 1000) },
        ),
      answer: MessageSchema,
      failure: (error) => this.failureOf(error, { json_schema, max_tokens, timeout_s }),
    });
    return completionOf(answer, this.asked.model);
  }

  async countTokens(messages: readonly Message[]): Promise<number> {
    const { input_tokens } = await ask(this.asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) =>
        this.#client.messages.countTokens({ model: this.asked.model, ...conversationOf(messages) }, { signal }),
      answer: CountSchema,
      failure: (error) => this.failureOf(error),
    });
    return input_tokens;
  }

  async list(): Promise<ListedModel[]> {
    const { data } = await ask(this.asked, {
      timeout_s: SIDE_CALL_TIMEOUT_S,
      send: (signal) => this.#client.models.list({ limit: 1000 }, { signal }),
      answer: ListSchema,
      failure: (error) => this.failureOf(error),
    });
    return data.map(({ id, max_input_tokens, max_tokens }) => ({
      id,
      context_tokens: max_input_tokens ?? undefined,
      max_output_tokens: max_tokens ?? undefined,
    }));
  }

  /** The package's errors; undefined for those of reading an answer. */
  private failureOf(error: unknown, options?: CompletionOptions): Failure | undefined {
    if (error instanceof APIConnectionTimeoutError) return { kind: 'timeout' };
    if (error instanceof APIConnectionError) return { kind: 'network' };
    if (!(error instanceof APIError) || typeof error.status !== 'number') return undefined;
    const failure = statusFailure(error.status, retryAfterSeconds(error.headers?.get('retry-after'), Date.now()));
    const parsed = ErrorSchema.safeParse(error.error);
    const { type, message } = parsed.success ? parsed.data.error : { type: '', message: '' };
    const kind = NAMED.get(type) ?? failure.kind;
    // An account without money is told as a wrong request.
    if (kind === 'rejected' && /\bcredit balance is too low\b/i.test(message)) return { ...failure, kind: 'quota' };
    return refusedFor(this.asked, { ...failure, kind }, message, options ? sentParameters(options) : []);
  }
}

function conversationOf(messages: readonly Message[]) {
  const { system, turns } = alternating(messages);
  const blocks = system.map((text) => ({ type: 'text' as const, text }));
  const last = blocks.at(-1);
  const marked = last ? [...blocks.slice(0, -1), { ...last, cache_control: { type: 'ephemeral' as const } }] : [];
  return {
    ...(marked.length > 0 ? { system: marked } : {}),
    messages: turns.map(({ role, texts }) => ({
      role,
      content: texts.map((text) => ({ type: 'text' as const, text })),
    })),
  };
}
