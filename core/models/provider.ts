/** One turn of a conversation. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The roles that speak to models. */
export const MODEL_AGENTS = ['auditor', 'judge', 'fixer', 'security', 'forger', 'planner', 'coder'] as const;
export type ModelAgent = (typeof MODEL_AGENTS)[number];

/** The form that an answer must have, as a JSON Schema. */
export interface AnswerForm {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface CompletionOptions {
  /** @default the provider's; some models do not take it */
  readonly temperature?: number | undefined;
  /** Share of the likeliest tokens that are sampled from. @default the provider's; some models do not take it */
  readonly top_p?: number | undefined;
  /** Most tokens the answer may have. */
  readonly max_tokens: number;
  readonly timeout_s: number;
  /** Whether to ask for the log-probabilities of the answer's tokens. @default false */
  readonly logprobs?: boolean;
  /** What the answer must be like, for models that can be held to it. @default text */
  readonly json_schema?: AnswerForm | undefined;
  /** Who asks, and how many calls of this role the run had before: what a script is read by. */
  readonly call?: { readonly agent: ModelAgent; readonly ordinal: number };
}

/**
 * Why an answer ended: `stop` by itself, `length` at the token limit, `blocked` by the
 * provider's own filter, `other` for what is none of these.
 */
export type FinishReason = 'stop' | 'length' | 'blocked' | 'other';

/** Tokens of a call; null where the provider does not say. Reasoning counts as output. */
export interface Usage {
  /** All tokens of the prompt, those of a cache too. */
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  /** Tokens of the prompt that a cache held. @default 0 */
  readonly cache_read_tokens?: number | undefined;
  /** Tokens of the prompt that were put into a cache. @default 0 */
  readonly cache_write_tokens?: number | undefined;
}

/** A model that a provider offers. */
export interface ListedModel {
  readonly id: string;
  /** Most tokens of a prompt; undefined where the provider does not say. */
  readonly context_tokens?: number | undefined;
  /** Most tokens of an answer. */
  readonly max_output_tokens?: number | undefined;
}

export interface Completion {
  readonly content: string;
  /** The model that answered, as the provider names it, for the log. */
  readonly model: string;
  readonly usage: Usage;
  readonly finish_reason: FinishReason;
  /** Natural logarithms of the probabilities of the answer's tokens, where they were asked for and are given. */
  readonly logprobs?: readonly { readonly token: string; readonly logprob: number }[];
}

/** A model behind one wire protocol. Every method throws `ModelCallError` when no answer came. */
export interface ModelProvider {
  complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion>;
  /** Tokens of a conversation by the provider's own count; absent where it has none. */
  countTokens?(messages: readonly Message[]): Promise<number>;
  /** One vector a text, of equal length; absent where the provider or its settings have no embedding model. */
  embed?(texts: readonly string[]): Promise<number[][]>;
  /** What the provider offers with this key, in its own order; absent where it has no such call. */
  list?(): Promise<ListedModel[]>;
}
