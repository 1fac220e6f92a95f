import { z } from 'zod';
import { bestOf, saidIn } from './answer-parts.ts';
import type { Completion, FinishReason } from './provider.ts';

const Count = z.int().min(0);

/** A text, or parts of which those of thinking are none of the answer. */
const ContentSchema = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().optional().catch(undefined) }))
    .transform((parts) => parts.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')),
]);

const ChoiceSchema = z.object({
  message: z.object({
    content: ContentSchema.nullish(),
    refusal: z.string().nullish(),
    tool_calls: z
      .array(z.object({ function: z.object({ arguments: z.string() }) }))
      .nullish()
      .catch(undefined),
  }),
  finish_reason: z.string().nullish(),
  logprobs: z
    .object({ content: z.array(z.object({ token: z.string(), logprob: z.number() })) })
    .nullish()
    .catch(null),
});

/** The part that is used of a chat completion; what servers tell of a model's reasoning is not. */
export const ChatSchema = z.object({
  model: z.string().min(1).max(200).optional().catch(undefined),
  choices: z.array(ChoiceSchema).min(1),
  usage: z
    .object({
      prompt_tokens: Count,
      completion_tokens: Count,
      prompt_tokens_details: z.object({ cached_tokens: Count }).partial().nullable().catch(null),
      // As DeepSeek tells it.
      prompt_cache_hit_tokens: Count,
    })
    .partial()
    .nullish()
    .catch(null),
});

/** Finish reasons of the protocol; those that are not here are `other`. */
const FINISH_REASONS: ReadonlyMap<string | null | undefined, FinishReason> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content_filter', 'blocked'],
]);

function textOf({ message }: z.output<typeof ChoiceSchema>): string {
  const called = message.tool_calls?.[0]?.function;
  return saidIn(message.content ?? '', called && { given: called.arguments });
}

/** The best of the choices as a completion. A refusal is an answer too: its text, as blocked. */
export function completionOf(answer: z.output<typeof ChatSchema>, model: string, wantsLogprobs: boolean): Completion {
  const choice = bestOf(answer.choices, textOf, (one) => one.finish_reason === 'stop');
  const refusal = choice?.message.refusal;
  const logprobs = wantsLogprobs ? choice?.logprobs?.content : undefined;
  const { usage } = answer;
  const read = usage?.prompt_tokens_details?.cached_tokens ?? usage?.prompt_cache_hit_tokens ?? 0;
  return {
    content: refusal || (choice ? textOf(choice) : ''),
    model: answer.model ?? model,
    usage: {
      input_tokens: usage?.prompt_tokens ?? null,
      output_tokens: usage?.completion_tokens ?? null,
      ...(read > 0 ? { cache_read_tokens: read } : {}),
    },
    finish_reason: refusal ? 'blocked' : (FINISH_REASONS.get(choice?.finish_reason) ?? 'other'),
    ...(logprobs ? { logprobs: logprobs.map(({ token, logprob }) => ({ token, logprob })) } : {}),
  };
}
