import { textOfToolCall } from '../answers/tool-call.ts';
import type { Usage } from './provider.ts';

/**
 * What an answer says: its text, or where it has none what it put into the call of a tool.
 *
 * @param given The arguments of the call; undefined where no tool was called.
 */
export function saidIn(text: string, called: { readonly given: unknown } | undefined): string {
  return text.trim() === '' && called ? textOfToolCall(called.given) : text;
}

/** The best of several answers: one that says something and came to its end, else one that says something. */
export function bestOf<T>(all: readonly T[], says: (one: T) => string, ended: (one: T) => boolean): T | undefined {
  const saying = all.filter((one) => says(one).trim() !== '');
  return saying.find(ended) ?? saying[0] ?? all[0];
}

/** Tokens as a provider counts them that tells those of the prompt cache beside the input, which here are part of it. */
export function usageBesideCaches(
  input: number | undefined,
  output: number | undefined,
  read: number,
  written: number,
): Usage {
  return {
    input_tokens: input === undefined ? null : input + read + written,
    output_tokens: output ?? null,
    ...(read > 0 ? { cache_read_tokens: read } : {}),
    ...(written > 0 ? { cache_write_tokens: written } : {}),
  };
}
