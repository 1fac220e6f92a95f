import { appendContinuation, isRefusal } from '../answers/file-blocks.ts';
import { SwarmError } from '../errors.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelGaveUp } from '../models/giving-up.ts';
import type { AnswerForm, Message, ModelAgent } from '../models/provider.ts';
import type { Answer, ModelSession, Question } from '../models/session.ts';
import type { AgentContext } from './context.ts';

/** What a model is shown of its own answer where it is to go on. */
const TAIL_CHARACTERS = 400;

/** No role has more to say: what is longer is not read, and not sent back as a whole. */
const LONGEST_ANSWER = 1_000_000;
const LONGEST_QUOTE = 100_000;

/** Why an answer cannot be used, and which prompt says so to the model. */
export interface Unusable {
  readonly kind: 'malformed' | 'refused' | 'repeated' | 'unfaithful';
  readonly why: string;
  /** Hash of the edits, where they were tried before. */
  readonly proposal?: string;
}

/** What an answer was read as. */
export type Reading<T> = { readonly value: T } | { readonly unusable: Unusable };

export interface Conversation<T> {
  readonly agent: ModelAgent;
  readonly action: Question['action'];
  /** Prompt files without ".md", and the values of the second. */
  readonly system: string;
  /** A further prompt file whose text ends the system text, without values. @default none */
  readonly also?: string | undefined;
  readonly task: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Reads an answer. What it throws as `MalformedAnswer` or `UnsafePath` is malformed. */
  readonly read: (answer: string) => Reading<T> | Promise<Reading<T>>;
  /** What an answer must be like, for models that can be held to it; others are told by the prompt. */
  readonly form?: AnswerForm | undefined;
  /** Told of every answer as it came, the later ones of a conversation too. */
  readonly heard?: (answer: Answer) => void;
}

/**
 * Asks, has a cut answer continued, and says once more what is wanted when an answer
 * cannot be used. Throws `ModelGaveUp` when the last answer cannot be used either.
 */
export async function converse<T>(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  conversation: Conversation<T>,
): Promise<T> {
  const task = access.prompt(conversation.task);
  let messages: Message[] = [
    { role: 'system', content: systemText(access, conversation) },
    { role: 'user', content: task.render(conversation.values) },
  ];
  let prompt: Question['prompt'] = task;
  for (let turn = 0; ; turn += 1) {
    const answer = await whole(context, access, session, conversation, { messages, prompt });
    const reading = await read(conversation, session, answer);
    if ('value' in reading) return reading.value;
    const { kind, why, proposal } = reading.unusable;
    if (turn >= context.config.policies.models.clarifications) {
      throw new ModelGaveUp(kind === 'unfaithful' ? 'malformed' : kind, why, proposal);
    }
    const clarify = access.prompt(`clarify-${kind}`);
    const wanted =
      kind === 'malformed' || kind === 'unfaithful' ? clarify.render({ problem: why }) : clarify.render({});
    prompt = clarify;
    messages = [
      ...messages,
      { role: 'assistant', content: said(answer.content.slice(0, LONGEST_QUOTE)) },
      { role: 'user', content: wanted },
    ];
  }
}

function systemText<T>(access: ModelAccess, { system, also }: Conversation<T>): string {
  return [system, ...(also ? [also] : [])].map((name) => access.prompt(name).render({}).trimEnd()).join('\n\n');
}

/** An answer with its continuations, as long as it was cut at the token limit. */
async function whole<T>(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  { agent, action, heard, form }: Conversation<T>,
  first: { readonly messages: readonly Message[]; readonly prompt: Question['prompt'] },
): Promise<{ content: string; blocked: boolean; cut: boolean }> {
  let answer = await session.ask({ agent, action, ...first, form });
  heard?.(answer);
  let content = answer.content;
  const { continuations } = context.config.policies.models;
  for (let turn = 0; answer.finish_reason === 'length' && turn < continuations; turn += 1) {
    const max_tokens = 2 * session.limits(agent).max_tokens;
    if (content.trim() === '') {
      // All tokens went into thinking: there is nothing to go on from.
      answer = await session.ask({ agent, action, ...first, form, max_tokens });
      heard?.(answer);
      content = answer.content;
      continue;
    }
    const prompt = access.prompt('clarify-continue');
    const messages: Message[] = [
      ...first.messages,
      { role: 'assistant', content: said(content) },
      { role: 'user', content: prompt.render({ tail: content.slice(-TAIL_CHARACTERS) }) },
    ];
    answer = await session.ask({ agent, action, prompt, messages, max_tokens });
    heard?.(answer);
    content = appendContinuation(content, answer.content);
  }
  return { content, blocked: answer.finish_reason === 'blocked', cut: answer.finish_reason === 'length' };
}

/** A turn of a model as it is sent back: providers refuse a blank one, which takes the model out of the run. */
function said(content: string): string {
  return content.trim() === '' ? '(no text)' : content;
}

async function read<T>(
  conversation: Conversation<T>,
  session: ModelSession,
  answer: { content: string; blocked: boolean; cut: boolean },
): Promise<Reading<T>> {
  if (answer.cut) return { unusable: { kind: 'malformed', why: 'the answer was cut at the token limit' } };
  if (answer.content.length > LONGEST_ANSWER) {
    return { unusable: { kind: 'malformed', why: `the answer is longer than ${LONGEST_ANSWER} characters` } };
  }
  if (answer.blocked || isRefusal(answer.content)) {
    return { unusable: { kind: 'refused', why: answer.blocked ? 'the answer was blocked' : 'the model refused' } };
  }
  try {
    return await conversation.read(answer.content);
  } catch (error) {
    const bad = error instanceof SwarmError && (error.name === 'MalformedAnswer' || error.name === 'UnsafePath');
    if (!bad) throw error;
    if (error.name === 'UnsafePath')
      session.notes.add(`An answer of the model ${conversation.agent}: ${error.message}`);
    return { unusable: { kind: 'malformed', why: error.message } };
  }
}
