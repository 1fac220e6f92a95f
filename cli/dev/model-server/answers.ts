import { type Message, MODEL_AGENTS, type ModelAgent } from '../../../core/models/provider.ts';
import { type Answer, answerFor, type Script, scenarioFor } from '../../../core/models/script.ts';
import type { Told } from './protocol.ts';

const VECTOR_LENGTH = 64;

/** Where a conversation stands in the script, and what it says there. */
export interface Found {
  readonly agent: ModelAgent | undefined;
  /** Place of the scenario; undefined when none fits. */
  readonly scenario: number | undefined;
  /** How many calls of this role the scenario had before. */
  readonly ordinal: number;
  /** Undefined when the answers are used up. */
  readonly answer: Answer | undefined;
}

/** Reads a script call by call, counting for each scenario and role. */
export class ScriptReader {
  private readonly script: Script;
  private readonly counts = new Map<string, number>();

  constructor(script: Script) {
    this.script = script;
  }

  next(messages: readonly Message[], model: string): Found {
    const agent = agentOf(messages);
    const found = scenarioFor(this.script, messages, model);
    if (!found) return { agent, scenario: undefined, ordinal: 0, answer: undefined };
    const key = `${found.index} ${agent ?? ''}`;
    const ordinal = this.counts.get(key) ?? 0;
    this.counts.set(key, ordinal + 1);
    return { agent, scenario: found.index, ordinal, answer: answerFor(found.scenario, agent, ordinal) };
  }
}

/** The role that a conversation's system text begins with: "You are the Fixer". */
export function agentOf(messages: readonly Message[]): ModelAgent | undefined {
  const system = messages.find((message) => message.role === 'system')?.content ?? '';
  const role = /^You are the (Auditor|Judge|Fixer|Security auditor|Forger|Planner|Coder)\b/.exec(system)?.[1];
  return MODEL_AGENTS.find((agent) => agent === role?.split(' ')[0]?.toLowerCase());
}

/** An answer in full: tokens that are not given are a quarter of the characters, rounded up. */
export function toldBy(answer: Answer, messages: readonly Message[]): Told {
  const content = answer.content ?? '';
  return {
    content,
    finish_reason: answer.finish_reason ?? 'stop',
    input_tokens: answer.input_tokens ?? tokensOf(messages),
    output_tokens: answer.output_tokens ?? Math.ceil(content.length / 4),
    thinking: answer.thinking,
    cache_read_tokens: answer.cache_read_tokens,
    cache_write_tokens: answer.cache_write_tokens,
    logprobs: (content.match(/\s*\S+|\s+$/g) ?? []).map((token, index) => ({ token, logprob: -((index % 8) + 1) / 8 })),
  };
}

export function tokensOf(messages: readonly Message[]): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
}

/** A vector of length 1 by the words of a text: texts with the same words have the same one. */
export function vectorOf(text: string): number[] {
  const counts = new Array<number>(VECTOR_LENGTH).fill(0);
  for (const word of text.match(/\w+|[^\s\w]/g) ?? ['']) {
    let place = 0;
    for (const char of word) place = (place * 31 + (char.codePointAt(0) ?? 0)) % VECTOR_LENGTH;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const length = Math.hypot(...counts);
  return counts.map((count) => count / length);
}
