import type { Message } from './provider.ts';

/** One turn of a conversation, with the texts that it is made of. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly texts: string[];
}

/** A conversation as most protocols want it: the system texts apart, turns that alternate, no blank text. */
export function alternating(messages: readonly Message[]): { readonly system: string[]; readonly turns: Turn[] } {
  const system: string[] = [];
  const turns: Turn[] = [];
  for (const { role, content } of messages) {
    if (content.trim() === '') continue;
    const last = turns.at(-1);
    if (role === 'system') system.push(content);
    else if (last?.role === role) last.texts.push(content);
    else turns.push({ role, texts: [content] });
  }
  return { system, turns };
}
