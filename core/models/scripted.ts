import { setTimeout as sleep } from 'node:timers/promises';
import { kindOfStatus, ModelCallError } from './call-error.ts';
import type { Completion, CompletionOptions, Message, ModelProvider } from './provider.ts';
import { type Answer, answerFor, type Script, scenarioFor } from './script.ts';

/**
 * Answers from a script, named as such in the log; for tests and demonstrations. The place
 * in the script comes from `options.call`, so that every function of a run finds it. A
 * plain list is answered in order, whoever asks.
 */
export class ScriptedProvider implements ModelProvider {
  readonly calls: { messages: readonly Message[]; options: CompletionOptions }[] = [];
  private readonly script: Script | readonly string[];
  private readonly model: string;

  constructor(script: Script | readonly string[], model = 'scripted') {
    this.script = script;
    this.model = model;
  }

  async complete(messages: readonly Message[], options: CompletionOptions): Promise<Completion> {
    const before = this.calls.length;
    this.calls.push({ messages, options });
    const answer = this.answerTo(messages, options, before);
    if (!answer) throw new ModelCallError('rejected', 'the script has no further answer');
    const waits_s = answer.hang ? Number.POSITIVE_INFINITY : (answer.delay_s ?? 0);
    if (waits_s > 0) await sleep(Math.min(waits_s, options.timeout_s) * 1000);
    if (waits_s > options.timeout_s) throw new ModelCallError('timeout', 'the script gives no answer in time');
    return this.completionOf(answer);
  }

  private answerTo(messages: readonly Message[], { call }: CompletionOptions, before: number): Answer | undefined {
    if (isList(this.script)) {
      const content = this.script[before];
      return content === undefined ? undefined : { content };
    }
    const found = scenarioFor(this.script, messages);
    return found && answerFor(found.scenario, call?.agent, call?.ordinal ?? before);
  }

  private completionOf(answer: Answer): Completion {
    const { status, retry_after_s: retryAfter_s } = answer;
    if (answer.disconnect) throw new ModelCallError('network', 'the script ends the connection');
    if (status !== undefined) {
      throw new ModelCallError(kindOfStatus(status), `the script fails (HTTP ${status})`, { status, retryAfter_s });
    }
    if (answer.body !== undefined) throw new ModelCallError('unreadable', 'the script answers in no known form');
    return {
      content: answer.content ?? '',
      model: this.model,
      usage: { input_tokens: answer.input_tokens ?? null, output_tokens: answer.output_tokens ?? null },
      finish_reason: answer.finish_reason ?? 'stop',
    };
  }
}

function isList(script: Script | readonly string[]): script is readonly string[] {
  return Array.isArray(script);
}
