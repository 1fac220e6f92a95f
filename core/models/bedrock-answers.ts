import { z } from 'zod';
import { saidIn, usageBesideCaches } from './answer-parts.ts';
import type { Completion, FinishReason } from './provider.ts';

const Count = z.int().min(0);

/** The part that is used of what Converse answers; blocks of reasoning are not. */
export const ConverseSchema = z.object({
  output: z.object({
    message: z.object({
      content: z.array(
        z.object({
          text: z.string().optional(),
          toolUse: z.object({ input: z.unknown().optional() }).optional().catch(undefined),
        }),
      ),
    }),
  }),
  stopReason: z.string().optional(),
  usage: z
    .object({ inputTokens: Count, outputTokens: Count, cacheReadInputTokens: Count, cacheWriteInputTokens: Count })
    .partial()
    .optional()
    .catch(undefined),
});

/** Stop reasons of Converse; those that are not here are `other`. */
const STOP_REASONS: ReadonlyMap<string | undefined, FinishReason> = new Map([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['guardrail_intervened', 'blocked'],
  ['content_filtered', 'blocked'],
  ['refusal', 'blocked'],
]);

/** An answer as a completion: its text, or what it put into the call of a tool. */
export function completionOf(
  { output, usage, stopReason }: z.output<typeof ConverseSchema>,
  model: string,
): Completion {
  const blocks = output.message.content;
  const text = blocks.map((block) => block.text ?? '').join('');
  const called = blocks.find((block) => block.toolUse)?.toolUse;
  const [read, written] = [usage?.cacheReadInputTokens ?? 0, usage?.cacheWriteInputTokens ?? 0];
  return {
    content: saidIn(text, called && { given: called.input }),
    model,
    usage: usageBesideCaches(usage?.inputTokens, usage?.outputTokens, read, written),
    finish_reason: STOP_REASONS.get(stopReason) ?? 'other',
  };
}
