import { SwarmError } from '../errors.ts';
import type { Completion, CompletionOptions, Message, ModelProvider } from './provider.ts';

/** Answers in the order they are given, named "scripted" in the log; for tests and demonstrations. */
export class ScriptedProvider implements ModelProvider {
  readonly calls: { messages: readonly Message[]; options: CompletionOptions }[] = [];
  private readonly answers: readonly string[];

  constructor(answers: readonly string[]) {
    this.answers = answers;
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const content = this.answers[this.calls.length];
    this.calls.push({ messages, options });
    if (content === undefined) throw new SwarmError('ModelCallFailed', 'the script has no further answer');
    return { content, model: 'scripted', usage: { input_tokens: null, output_tokens: null } };
  }
}
