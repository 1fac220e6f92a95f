/** One turn of a conversation. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface CompletionOptions {
  readonly temperature: number;
  /** Most tokens the answer may have. */
  readonly max_tokens: number;
  readonly timeout_s: number;
}

export interface Completion {
  readonly content: string;
  /** The model that answered, for the log. */
  readonly model: string;
  /** Tokens; null where the provider does not say. */
  readonly usage: { readonly input_tokens: number | null; readonly output_tokens: number | null };
}

/** A model behind one wire protocol. Throws `ModelCallFailed` when no answer came. */
export interface ModelProvider {
  complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion>;
}
