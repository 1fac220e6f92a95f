import { z } from 'zod';
import type { Message } from '../../../core/models/provider.ts';
import { type Protocol, retryAfterHeader, type Told, type WireCall, type WireFailure } from './protocol.ts';

const PATH = /^\/v1beta\/models\/([^/:]+):(\w+)$/;

const ContentSchema = z.object({
  role: z.enum(['user', 'model', 'system']).default('user'),
  parts: z.array(z.object({ text: z.string() })).min(1),
});

const GenerateSchema = z.object({
  contents: z.array(ContentSchema).min(1),
  systemInstruction: ContentSchema.optional(),
  generationConfig: z
    .looseObject({ responseLogprobs: z.boolean().optional(), temperature: z.number().min(0).max(2).optional() })
    .default({}),
  safetySettings: z.array(z.strictObject({ category: z.string(), threshold: z.string() })).default([]),
});
const CountSchema = z.object({ generateContentRequest: GenerateSchema });
const EmbedSchema = z.object({ content: ContentSchema });
const BatchSchema = z.object({ requests: z.array(EmbedSchema.extend({ model: z.string() })).min(1) });

/** Names of google.rpc.Code by HTTP status. */
const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const FINISH_REASONS = { stop: 'STOP', length: 'MAX_TOKENS', blocked: 'SAFETY' } as const;

/** The Gemini API, version v1beta. */
export const geminiProtocol: Protocol = {
  name: 'gemini',
  owns: (path) => path.startsWith('/v1beta/'),
  hasCredentials: (headers) => Boolean(headers['x-goog-api-key']),
  read: ({ method, path, body }) => {
    if (method === 'GET' && path === '/v1beta/models') return { operation: 'models', model: '', reply: listed };
    const [, model = '', action] = PATH.exec(path) ?? [];
    if (action === 'generateContent') return completeCall(model, GenerateSchema.parse(body));
    if (action === 'countTokens') {
      const messages = messagesOf(CountSchema.parse(body).generateContentRequest);
      return { operation: 'count', model, messages, reply: (totalTokens) => ({ totalTokens }) };
    }
    if (action === 'embedContent') {
      const texts = [textOf(EmbedSchema.parse(body).content)];
      return { operation: 'embed', model, texts, reply: ([values]) => ({ embedding: { values } }) };
    }
    if (action === 'batchEmbedContents') {
      const texts = BatchSchema.parse(body).requests.map(({ content }) => textOf(content));
      const reply = (vectors: readonly (readonly number[])[]) => ({
        embeddings: vectors.map((values) => ({ values })),
      });
      return { operation: 'embed', model, texts, reply };
    }
    return undefined;
  },
  failure,
};

function completeCall(model: string, request: z.output<typeof GenerateSchema>): WireCall {
  const { generationConfig, safetySettings } = request;
  return {
    operation: 'complete',
    model,
    messages: messagesOf(request),
    params: { ...generationConfig, safetySettings },
    reply: (told) => completion(model, told, generationConfig.responseLogprobs === true),
  };
}

/** A blocked prompt has feedback and no candidate; a blocked answer keeps what was said. */
function completion(model: string, told: Told, withLogprobs: boolean): unknown {
  const { content, finish_reason, input_tokens, output_tokens } = told;
  const promptBlocked = finish_reason === 'blocked' && content === '';
  const chosenCandidates = told.logprobs.map(({ token, logprob }, tokenId) => ({
    token,
    tokenId,
    logProbability: logprob,
  }));
  const candidate = {
    content: {
      parts: [
        ...(told.thinking === undefined ? [] : [{ text: told.thinking, thought: true }]),
        { text: content, ...(told.thinking === undefined ? {} : { thoughtSignature: 'c2lnbmF0dXJl' }) },
      ],
      role: 'model',
    },
    finishReason: FINISH_REASONS[finish_reason],
    index: 0,
    ...(withLogprobs ? { logprobsResult: { chosenCandidates } } : {}),
  };
  return {
    ...(promptBlocked ? { promptFeedback: { blockReason: 'SAFETY' } } : { candidates: [candidate] }),
    usageMetadata: {
      promptTokenCount: input_tokens,
      ...(promptBlocked ? {} : { candidatesTokenCount: output_tokens }),
      ...(told.cache_read_tokens === undefined ? {} : { cachedContentTokenCount: told.cache_read_tokens }),
      totalTokenCount: input_tokens + (promptBlocked ? 0 : output_tokens),
    },
    modelVersion: model,
  };
}

function listed(models: readonly string[]): unknown {
  return {
    models: models.map((model) => ({
      name: `models/${model}`,
      inputTokenLimit: 1_048_576,
      outputTokenLimit: 65_536,
      supportedGenerationMethods: ['generateContent', 'countTokens'],
    })),
  };
}

function messagesOf({ contents, systemInstruction }: z.output<typeof GenerateSchema>): Message[] {
  const turns = contents.map((content): Message => {
    return { role: content.role === 'model' ? 'assistant' : 'user', content: textOf(content) };
  });
  return systemInstruction ? [{ role: 'system', content: textOf(systemInstruction) }, ...turns] : turns;
}

function textOf({ parts }: z.output<typeof ContentSchema>): string {
  return parts.map((part) => part.text).join('');
}

function failure(wanted: number, message: string, retryAfter_s?: number): WireFailure {
  const status = wanted === 402 ? 429 : wanted;
  const quotaId = `GenerateRequestsPer${wanted === 402 ? 'Day' : 'Minute'}PerProjectPerModel-FreeTier`;
  const details = [
    ...(status === 429 ? [{ '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] }] : []),
    ...(retryAfter_s === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter_s}s` }]),
  ];
  return {
    status,
    headers: retryAfterHeader(retryAfter_s),
    body: {
      error: {
        code: status,
        message,
        status: CODES[status] ?? 'UNKNOWN',
        ...(details.length > 0 ? { details } : {}),
      },
    },
  };
}
