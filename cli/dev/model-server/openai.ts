import { z } from 'zod';
import type { Message } from '../../../core/models/provider.ts';
import { type Protocol, retryAfterHeader, type Told, type WireCall, type WireFailure } from './protocol.ts';

const ChatSchema = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() }))
    .min(1),
  logprobs: z.boolean().optional(),
  stream: z.literal(false).optional(),
});

const EmbeddingsSchema = z.object({
  model: z.string().min(1),
  input: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]),
  encoding_format: z.literal('float', 'must be float'),
});

/** Type and code of errors by HTTP status. */
const ERRORS: Readonly<Record<number, readonly [type: string, code: string | null]>> = {
  401: ['invalid_request_error', 'invalid_api_key'],
  402: ['insufficient_quota', 'insufficient_quota'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
};

const FINISH_REASONS = { stop: 'stop', length: 'length', blocked: 'content_filter' } as const;

/** Chat completions and embeddings of OpenAI, as many servers speak them. */
export const openAiProtocol: Protocol = {
  name: 'openai',
  owns: (path) => path.startsWith('/v1/'),
  hasCredentials: (headers) => /^Bearer \S/.test(headers.authorization ?? ''),
  read: ({ method, path, body }) => {
    if (method === 'GET' && path === '/v1/models') return { operation: 'models', model: '', reply: listed };
    if (path === '/v1/chat/completions') return completeCall(ChatSchema.parse(body));
    if (path !== '/v1/embeddings') return undefined;
    const { model, input: texts } = EmbeddingsSchema.parse(body);
    return {
      operation: 'embed',
      model,
      texts,
      reply: (vectors) => ({
        object: 'list',
        data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
        model,
        usage: { prompt_tokens: texts.length, total_tokens: texts.length },
      }),
    };
  },
  failure,
};

function completeCall({ model, messages, ...params }: z.output<typeof ChatSchema>): WireCall {
  return {
    operation: 'complete',
    model,
    messages: messages.map(({ role, content }): Message => {
      return { role: role === 'developer' ? 'system' : role, content };
    }),
    params,
    reply: (told) => completion(model, told, params.logprobs === true),
  };
}

/** A refusal has a field of its own; an answer that the filter took away has no text. */
function completion(model: string, told: Told, withLogprobs: boolean): unknown {
  const refuses = told.finish_reason === 'blocked' && told.content !== '';
  const { input_tokens: prompt_tokens, output_tokens: completion_tokens } = told;
  return {
    id: 'chatcmpl-script',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refuses ? null : told.content,
          refusal: refuses ? told.content : null,
          ...(told.thinking === undefined ? {} : { reasoning_content: told.thinking }),
        },
        finish_reason: refuses ? 'stop' : FINISH_REASONS[told.finish_reason],
        logprobs: withLogprobs ? { content: told.logprobs.map((one) => ({ ...one, top_logprobs: [] })) } : null,
      },
    ],
    usage: {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      ...(told.cache_read_tokens === undefined
        ? {}
        : { prompt_tokens_details: { cached_tokens: told.cache_read_tokens } }),
    },
  };
}

function listed(models: readonly string[]): unknown {
  return {
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'script' })),
  };
}

function failure(wanted: number, message: string, retryAfter_s?: number): WireFailure {
  const [type, code] = ERRORS[wanted] ?? [wanted >= 500 ? 'server_error' : 'invalid_request_error', null];
  return {
    status: wanted === 402 ? 429 : wanted,
    headers: retryAfterHeader(retryAfter_s),
    body: { error: { message, type, param: null, code } },
  };
}
