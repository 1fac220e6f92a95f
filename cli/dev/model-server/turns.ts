import { z } from 'zod';
import type { Message } from '../../../core/models/provider.ts';

/** A text as a part of a turn or of the system text. */
interface TextPart {
  readonly text: string;
}

/** A text of a part: the protocols that take parts refuse blank ones. */
export const PartTextSchema = z.string().regex(/\S/, 'must not be blank');

/** Turns of user and assistant that alternate and begin with the user, each of parts. */
export function turnsOf<T extends z.ZodType<TextPart>>(part: T) {
  return z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(part).min(1) }))
    .min(1)
    .refine((turns) => turns[0]?.role === 'user', 'must begin with a turn of the user')
    .refine((turns) => turns.every((turn, at) => turn.role !== turns[at - 1]?.role), 'turns must alternate');
}

/** The messages of a conversation whose system text stands beside its turns. */
export function messagesOf({
  system,
  messages,
}: {
  readonly system: readonly TextPart[];
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: readonly TextPart[] }[];
}): Message[] {
  return [
    ...system.map(({ text }): Message => ({ role: 'system', content: text })),
    ...messages.map(({ role, content }): Message => ({ role, content: content.map(({ text }) => text).join('\n') })),
  ];
}
