import type { FinishReason, Message } from '../../../core/models/provider.ts';

/** A request as it came, its body parsed from JSON. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the model says, before it is put into the form of a protocol. */
export interface Told {
  readonly content: string;
  readonly finish_reason: Exclude<FinishReason, 'other'>;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly logprobs: readonly { readonly token: string; readonly logprob: number }[];
  /** Reasoning that comes beside the answer. */
  readonly thinking: string | undefined;
  readonly cache_read_tokens: number | undefined;
  readonly cache_write_tokens: number | undefined;
}

/** What a request asks for; `reply` puts the outcome into the body of an answer. */
export type WireCall =
  | {
      readonly operation: 'complete';
      readonly model: string;
      readonly messages: readonly Message[];
      /** Temperature, limits and switches, by the protocol's own names. */
      readonly params: Readonly<Record<string, unknown>>;
      readonly reply: (told: Told) => unknown;
    }
  | {
      readonly operation: 'count';
      readonly model: string;
      readonly messages: readonly Message[];
      readonly reply: (tokens: number) => unknown;
    }
  | {
      readonly operation: 'embed';
      readonly model: string;
      readonly texts: readonly string[];
      readonly reply: (vectors: readonly (readonly number[])[]) => unknown;
    }
  | { readonly operation: 'models'; readonly model: ''; readonly reply: (models: readonly string[]) => unknown };

/** An answer that is a failure, as this provider words it. */
export interface WireFailure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A provider's protocol, without the sockets. */
export interface Protocol {
  readonly name: 'gemini' | 'anthropic' | 'bedrock' | 'openai';
  /** Whether a request belongs to this protocol. */
  owns(path: string, headers: Readonly<Record<string, string>>): boolean;
  /** Whether a request says who asks. */
  hasCredentials(headers: Readonly<Record<string, string>>): boolean;
  /** Reads a request; undefined for a path that is not there. Throws `ZodError` for a body of another form. */
  read(request: WireRequest): WireCall | undefined;
  /** The answer that fails with a status; 402 stands for a quota used up, however the provider tells it. */
  failure(status: number, message: string, retryAfter_s?: number): WireFailure;
}

/** The header that asks to wait; whole seconds, as the header has no parts of them. */
export function retryAfterHeader(retryAfter_s: number | undefined): Record<string, string> {
  return retryAfter_s === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter_s)) };
}
