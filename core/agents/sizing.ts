import { estimateTokens } from '../prompts/estimate.ts';

/**
 * The paths that so many calls can be about, in their order, and the rest. What no call will
 * be about need not be packed: packing many files takes long.
 */
export function forCalls(
  sources: ReadonlyMap<string, string>,
  paths: readonly string[],
  limits: { readonly calls: number; readonly budgetTokens: number; readonly outputTokens: number },
): { readonly now: string[]; readonly later: string[] } {
  // A file is answered, so that it takes room in the answer too; a larger one is sent in parts.
  const room = Math.min(limits.budgetTokens, limits.outputTokens);
  let left = room * limits.calls;
  const known = [...new Set(paths)].filter((path) => sources.has(path));
  const last = known.findIndex((path) => {
    left -= Math.min(room, estimateTokens(sources.get(path) ?? ''));
    return left <= 0;
  });
  return last < 0 ? { now: known, later: [] } : { now: known.slice(0, last + 1), later: known.slice(last + 1) };
}

/** Mentions but those of files that no call is about. */
export function withoutFiles(mentions: readonly string[], paths: readonly string[]): string[] {
  const left = new Set(paths);
  return mentions.filter((mention) => !left.has(mention.replace(/:(?:\d+|:\w+)$/, '')));
}

/** Whole lines of a text within so many tokens, and how many were left out; what is fenced stays fenced. */
export function clipped(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += estimateTokens(`${line}\n`);
    if (used > tokens) break;
    kept.push(line);
  }
  const left = `(${lines.length - kept.length} more lines were left out)`;
  const isOpen = kept.filter((line) => line.startsWith('```')).length % 2 === 1;
  return [...kept, ...(isOpen ? ['```'] : []), left].join('\n');
}
