import { z } from 'zod';
import { type Protocol, retryAfterHeader, type Told, type WireFailure } from './protocol.ts';
import { messagesOf, PartTextSchema, turnsOf } from './turns.ts';

const TextSchema = z.strictObject({
  type: z.literal('text'),
  text: PartTextSchema,
  cache_control: z.strictObject({ type: z.literal('ephemeral') }).optional(),
});

/** The version of the API that the package speaks knows no parameters for sampling: any other field is refused. */
const ConversationSchema = z.strictObject({
  model: z.string().min(1),
  system: z.array(TextSchema).default([]),
  messages: turnsOf(TextSchema),
});
const MessagesSchema = ConversationSchema.extend({
  max_tokens: z.int().positive(),
  output_config: z.strictObject({ format: z.looseObject({ type: z.literal('json_schema') }) }).optional(),
});

/** Types of errors by HTTP status. */
const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', blocked: 'refusal' } as const;

/** The Messages API of Anthropic. */
export const anthropicProtocol: Protocol = {
  name: 'anthropic',
  owns: (path, headers) => path.startsWith('/v1/messages') || headers['anthropic-version'] !== undefined,
  hasCredentials: (headers) => Boolean(headers['x-api-key']) || /^Bearer \S/.test(headers.authorization ?? ''),
  read: ({ method, path, body }) => {
    if (method === 'GET' && path === '/v1/models') return { operation: 'models', model: '', reply: listed };
    if (path === '/v1/messages/count_tokens') {
      const { model, ...asked } = ConversationSchema.parse(body);
      const messages = messagesOf(asked);
      return { operation: 'count', model, messages, reply: (input_tokens) => ({ input_tokens }) };
    }
    if (path !== '/v1/messages') return undefined;
    const { model, system, messages, ...params } = MessagesSchema.parse(body);
    return {
      operation: 'complete',
      model,
      messages: messagesOf({ system, messages }),
      params,
      reply: (told) => message(model, told),
    };
  },
  failure,
};

function message(model: string, told: Told): unknown {
  const { thinking, content, input_tokens, output_tokens, cache_read_tokens = 0, cache_write_tokens = 0 } = told;
  return {
    id: 'msg_script',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(thinking === undefined ? [] : [{ type: 'thinking', thinking, signature: 'c2lnbmF0dXJl' }]),
      ...(content === '' ? [] : [{ type: 'text', text: content, citations: null }]),
    ],
    stop_reason: STOP_REASONS[told.finish_reason],
    stop_sequence: null,
    usage: {
      input_tokens: input_tokens - cache_read_tokens - cache_write_tokens,
      cache_read_input_tokens: cache_read_tokens,
      cache_creation_input_tokens: cache_write_tokens,
      output_tokens,
    },
  };
}

function listed(models: readonly string[]): unknown {
  return {
    data: models.map((id) => ({ type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' })),
    has_more: false,
    first_id: models[0] ?? null,
    last_id: models.at(-1) ?? null,
  };
}

function failure(wanted: number, text: string, retryAfter_s?: number): WireFailure {
  const type = TYPES[wanted] ?? (wanted >= 500 ? 'api_error' : 'invalid_request_error');
  return {
    status: wanted,
    headers: retryAfterHeader(retryAfter_s),
    body: { type: 'error', error: { type, message: text }, request_id: 'req_script' },
  };
}
