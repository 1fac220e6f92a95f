import { z } from 'zod';
import { bestOf, saidIn } from './answer-parts.ts';
import type { Completion, FinishReason } from './provider.ts';

const Count = z.int().min(0);

const CandidateSchema = z.object({
  content: z
    .object({
      parts: z
        .array(
          z.object({
            text: z.string().optional(),
            thought: z.boolean().optional(),
            functionCall: z.object({ args: z.unknown().optional() }).optional().catch(undefined),
          }),
        )
        .default([]),
    })
    .default({ parts: [] }),
  finishReason: z.string().optional(),
  logprobsResult: z
    .object({ chosenCandidates: z.array(z.object({ token: z.string(), logProbability: z.number() })) })
    .optional()
    .catch(undefined),
});

/** The part that is used of what `generateContent` answers: a candidate, or why the prompt was blocked. */
export const GenerateSchema = z
  .object({
    candidates: z.array(CandidateSchema).default([]),
    promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
    modelVersion: z.string().min(1).max(200).optional().catch(undefined),
    usageMetadata: z
      .object({
        promptTokenCount: Count,
        candidatesTokenCount: Count,
        thoughtsTokenCount: Count,
        cachedContentTokenCount: Count,
      })
      .partial()
      .default({})
      .catch({}),
  })
  .refine((answer) => answer.candidates.length > 0 || answer.promptFeedback?.blockReason !== undefined);

export const CountSchema = z.object({ totalTokens: Count });

export const EmbeddingsSchema = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()).min(1) })) });

/** The details of an error that say more than its status (google.rpc.ErrorInfo, RetryInfo, QuotaFailure). */
export const ErrorDetailsSchema = z
  .array(
    z.object({
      reason: z.string().optional().catch(undefined),
      retryDelay: z.string().optional().catch(undefined),
      violations: z
        .array(z.object({ quotaId: z.string().default('') }))
        .optional()
        .catch(undefined),
    }),
  )
  .catch([]);

/** Finish reasons of the API; those that are not here are `other`. */
const FINISH_REASONS: ReadonlyMap<string | undefined, FinishReason> = new Map([
  ['STOP', 'stop'],
  ['MAX_TOKENS', 'length'],
  ['SAFETY', 'blocked'],
  ['RECITATION', 'blocked'],
  ['BLOCKLIST', 'blocked'],
  ['PROHIBITED_CONTENT', 'blocked'],
  ['SPII', 'blocked'],
]);

/** What a candidate says without its thoughts, or what it put into the call of a tool. */
function textOf({ content }: z.output<typeof CandidateSchema>): string {
  const text = content.parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
  const called = content.parts.find((part) => part.functionCall)?.functionCall;
  return saidIn(text, called && { given: called.args });
}

/** The best of the candidates as a completion: one that came to its end, or says anything; a blocked prompt has no text. */
export function completionOf(
  answer: z.output<typeof GenerateSchema>,
  model: string,
  wantsLogprobs: boolean,
): Completion {
  const candidate = bestOf(answer.candidates, textOf, (one) => one.finishReason === 'STOP');
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } = answer.usageMetadata;
  const output = candidatesTokenCount ?? thoughtsTokenCount;
  const chosen = wantsLogprobs ? candidate?.logprobsResult?.chosenCandidates : undefined;
  return {
    content: candidate ? textOf(candidate) : '',
    model: answer.modelVersion ?? model,
    usage: {
      input_tokens: promptTokenCount ?? null,
      output_tokens: output === undefined ? null : (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
      ...(cachedContentTokenCount ? { cache_read_tokens: cachedContentTokenCount } : {}),
    },
    finish_reason: candidate ? (FINISH_REASONS.get(candidate.finishReason) ?? 'other') : 'blocked',
    ...(chosen ? { logprobs: chosen.map(({ token, logProbability }) => ({ token, logprob: logProbability })) } : {}),
  };
}

/** What the API offers: models that generate text, without their "models/". */
export const ListSchema = z
  .object({
    models: z.array(
      z.object({
        name: z.string().min(1),
        inputTokenLimit: z.int().positive().optional().catch(undefined),
        outputTokenLimit: z.int().positive().optional().catch(undefined),
        supportedGenerationMethods: z.array(z.string()).default([]),
      }),
    ),
  })
  .transform(({ models }) =>
    models
      .filter((model) => model.supportedGenerationMethods.includes('generateContent'))
      .map(({ name, inputTokenLimit, outputTokenLimit }) => ({
        id: name.replace(/^models\//, ''),
        context_tokens: inputTokenLimit,
        max_output_tokens: outputTokenLimit,
      })),
  );
