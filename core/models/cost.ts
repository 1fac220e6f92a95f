import type { Price } from '../config/agents.ts';
import { upperBoundTokens } from '../prompts/estimate.ts';
import type { Message, Usage } from './provider.ts';

/** Tokens that a protocol adds to each message, at most. */
const MESSAGE_OVERHEAD = 16;

/** The most tokens that a conversation may have. */
export function mostTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + upperBoundTokens(message.content) + MESSAGE_OVERHEAD, 0);
}

/** US dollars of a call; 0 where the price is not known. */
export function costOf(price: Price | undefined, inputTokens: number, outputTokens: number): number {
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : 0;
}

/** The tokens of an answer; what the provider does not say is taken at its most. */
export function billedTokens(
  usage: Usage,
  messages: readonly Message[],
  answer: string,
): [input: number, output: number] {
  return [usage.input_tokens ?? mostTokens(messages), usage.output_tokens ?? upperBoundTokens(answer)];
}
