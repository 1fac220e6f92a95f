import { z } from 'zod';
import { saidIn, usageBesideCaches } from './answer-parts.ts';
import type { Completion, FinishReason } from './provider.ts';

const Count = z.int().min(0);

/** The part that is used of what the Messages API answers; blocks of thinking are not. */
export const MessageSchema = z.object({
  model: z.string().min(1).max(200).optional().catch(undefined),
  content: z.array(
    z.object({ type: z.string(), text: z.string().optional().catch(undefined), input: z.unknown().optional() }),
  ),
  stop_reason: z.string().nullish(),
  usage: z
    .object({
      input_tokens: Count,
      output_tokens: Count,
      cache_creation_input_tokens: Count.nullable(),
      cache_read_input_tokens: Count.nullable(),
    })
    .partial()
    .optional()
    .catch(undefined),
});

/** Stop reasons of the API; those that are not here are `other`. */
const STOP_REASONS: ReadonlyMap<string | null | undefined, FinishReason> = new Map([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'blocked'],
]);

/** A message as a completion: its text without the thinking, or what it put into the call of a tool. */
export function completionOf(answer: z.output<typeof MessageSchema>, model: string): Completion {
  const { content, usage, stop_reason } = answer;
  const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
  const called = content.find((block) => block.type === 'tool_use');
  const [read, written] = [usage?.cache_read_input_tokens ?? 0, usage?.cache_creation_input_tokens ?? 0];
  return {
    content: saidIn(text, called && { given: called.input }),
    model: answer.model ?? model,
    usage: usageBesideCaches(usage?.input_tokens, usage?.output_tokens, read, written),
    finish_reason: STOP_REASONS.get(stop_reason) ?? 'other',
  };
}
