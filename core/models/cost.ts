import { type Price, ratesOf } from '../config/model-facts.ts';
import { upperBoundTokens } from '../prompts/estimate.ts';
import type { Message, Usage } from './provider.ts';

/** Tokens that a protocol adds to each message, at most. */
const MESSAGE_OVERHEAD = 16;

/** Tokens that a call is billed for. */
export interface BilledTokens {
  /** All tokens of the prompt. */
  readonly input: number;
  readonly output: number;
  /** Those of the prompt that a cache held. @default 0 */
  readonly cache_read?: number | undefined;
  /** Those of the prompt that were put into a cache. @default 0 */
  readonly cache_write?: number | undefined;
}

/** The most tokens that a conversation may have. */
export function mostTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + upperBoundTokens(message.content) + MESSAGE_OVERHEAD, 0);
}

/** US dollars of a call; 0 where the price is not known. */
export function costOf(price: Price | undefined, tokens: BilledTokens, now: Date): number {
  if (!price) return 0;
  const { input, output, cache_read = input, cache_write = input } = ratesOf(price, tokens.input, now);
  const [read, written] = [tokens.cache_read ?? 0, tokens.cache_write ?? 0];
  const fresh = Math.max(0, tokens.input - read - written);
  return (fresh * input + read * cache_read + written * cache_write + tokens.output * output) / 1_000_000;
}

/** The most that a call may cost: as if its prompt were put into a cache, where that is dearer. */
export function mostCost(price: Price | undefined, input: number, output: number, now: Date): number {
  const fresh = costOf(price, { input, output }, now);
  return Math.max(fresh, costOf(price, { input, output, cache_write: input }, now));
}

/** The tokens of an answer; what the provider does not say is taken at its most. */
export function billedTokens(usage: Usage, messages: readonly Message[], answer: string): BilledTokens {
  return {
    input: usage.input_tokens ?? mostTokens(messages),
    output: usage.output_tokens ?? upperBoundTokens(answer),
    cache_read: usage.cache_read_tokens,
    cache_write: usage.cache_write_tokens,
  };
}
