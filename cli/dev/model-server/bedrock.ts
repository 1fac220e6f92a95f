import { z } from 'zod';
import { type Protocol, retryAfterHeader, type Told, type WireFailure } from './protocol.ts';
import { messagesOf, PartTextSchema, turnsOf } from './turns.ts';

const PATH = /^\/model\/([^/]+)\/(converse|count-tokens|invoke)$/;

const TextSchema = z.strictObject({ text: PartTextSchema });

const ConversationSchema = z.object({
  system: z.array(TextSchema).default([]),
  messages: turnsOf(TextSchema),
});

const ConverseSchema = ConversationSchema.extend({ inferenceConfig: z.looseObject({}).default({}) });
const CountSchema = z.object({ input: z.object({ converse: ConversationSchema }) });
const TitanSchema = z.object({ inputText: z.string().min(1) });

/** Errors of the service by HTTP status. */
const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'ValidationException',
  401: 'UnrecognizedClientException',
  402: 'ServiceQuotaExceededException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  408: 'ModelTimeoutException',
  424: 'ModelErrorException',
  429: 'ThrottlingException',
  500: 'InternalServerException',
  503: 'ServiceUnavailableException',
};

/** Statuses that the service has under another number. */
const STATUSES: Readonly<Record<number, number>> = { 401: 403, 402: 400 };

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', blocked: 'guardrail_intervened' } as const;

/** What Bedrock's own API says that it offers: models, and profiles by which they are called. */
const LISTS: Readonly<Record<string, (models: readonly string[]) => unknown>> = {
  '/foundation-models': (models) => ({
    modelSummaries: models.map((modelId) => ({
      modelArn: `arn:aws:bedrock:us-east-1::foundation-model/${modelId}`,
      modelId,
      outputModalities: ['TEXT'],
    })),
  }),
  '/inference-profiles': (models) => ({
    inferenceProfileSummaries: models.map((model) => ({
      inferenceProfileId: `global.${model}`,
      inferenceProfileName: model,
      inferenceProfileArn: `arn:aws:bedrock:us-east-1:1:inference-profile/global.${model}`,
      models: [],
      status: 'ACTIVE',
      type: 'SYSTEM_DEFINED',
    })),
  }),
};

/** The runtime API of Amazon Bedrock: Converse, CountTokens, and InvokeModel for Titan embeddings; lists. */
export const bedrockProtocol: Protocol = {
  name: 'bedrock',
  owns: (path) => path.startsWith('/model/') || path in LISTS,
  hasCredentials: (headers) => /^(?:AWS4-HMAC-SHA256|Bearer) /.test(headers.authorization ?? ''),
  read: ({ path, body }) => {
    const list = LISTS[path];
    if (list) return { operation: 'models', model: '', reply: list };
    const [, id = '', action] = PATH.exec(path) ?? [];
    const model = decodeURIComponent(id);
    if (action === 'converse') {
      const request = ConverseSchema.parse(body);
      return {
        operation: 'complete',
        model,
        messages: messagesOf(request),
        params: request.inferenceConfig,
        reply: (told) => ({
          output: { message: { role: 'assistant', content: contentOf(told) } },
          stopReason: STOP_REASONS[told.finish_reason],
          usage: {
            inputTokens: told.input_tokens - (told.cache_read_tokens ?? 0) - (told.cache_write_tokens ?? 0),
            outputTokens: told.output_tokens,
            cacheReadInputTokens: told.cache_read_tokens ?? 0,
            cacheWriteInputTokens: told.cache_write_tokens ?? 0,
            totalTokens: told.input_tokens + told.output_tokens,
          },
          metrics: { latencyMs: 1 },
        }),
      };
    }
    if (action === 'count-tokens') {
      const messages = messagesOf(CountSchema.parse(body).input.converse);
      return { operation: 'count', model, messages, reply: (inputTokens) => ({ inputTokens }) };
    }
    if (action === 'invoke') {
      const texts = [TitanSchema.parse(body).inputText];
      return { operation: 'embed', model, texts, reply: ([embedding]) => ({ embedding, inputTextTokenCount: 1 }) };
    }
    return undefined;
  },
  failure,
};

function contentOf({ thinking, content }: Told): unknown[] {
  const reasoning = thinking === undefined ? [] : [thinking];
  return [
    ...reasoning.map((text) => ({ reasoningContent: { reasoningText: { text, signature: 'c2lnbmF0dXJl' } } })),
    { text: content },
  ];
}

function failure(wanted: number, message: string, retryAfter_s?: number): WireFailure {
  const type = ERROR_TYPES[wanted] ?? (wanted >= 500 ? 'InternalServerException' : 'ValidationException');
  return {
    status: STATUSES[wanted] ?? wanted,
    headers: { 'x-amzn-errortype': type, ...retryAfterHeader(retryAfter_s) },
    body: { message },
  };
}
