import { SwarmError } from '../errors.ts';

/** A whole file out of a model's answer. */
export interface FileBlock {
  readonly path: string;
  readonly content: string;
}

const HEADING = /^#{2,4}\s*FILE:\s*`?([^`\s]+)`?\s*$/;
const FENCE = /^(`{3,})\s*([A-Za-z0-9_+-]*)\s*$/;
const REFUSAL = /\b(?:I\s+)?(?:can(?:'|no)t|am unable to|impossible|won't)\b/i;

/**
 * The files of an answer: a heading `### FILE: <path>`, then one fenced block with the
 * complete text. Throws `MalformedAnswer` when there is no such pair, a fence is not
 * closed, or a path comes twice.
 */
export function parseFileBlocks(answer: string): FileBlock[] {
  const lines = answer.split(/\r?\n/);
  const blocks: FileBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const path = HEADING.exec(lines[index] ?? '')?.[1];
    if (path === undefined) continue;
    let open = index + 1;
    while (open < lines.length && (lines[open] ?? '').trim() === '') open += 1;
    const fence = FENCE.exec(lines[open] ?? '')?.[1];
    if (!fence) throw new SwarmError('MalformedAnswer', `no code block follows the heading of ${path}`);
    const close = lines.findIndex((line, at) => at > open && line.trimEnd() === fence);
    if (close < 0) throw new SwarmError('MalformedAnswer', `the code block of ${path} is not closed`);
    if (blocks.some((block) => block.path === path)) throw new SwarmError('MalformedAnswer', `${path} is there twice`);
    blocks.push({ path, content: `${lines.slice(open + 1, close).join('\n')}\n` });
    index = close;
  }
  if (blocks.length === 0) throw new SwarmError('MalformedAnswer', 'the answer holds no "### FILE: <path>" block');
  return blocks;
}

/** A file in the form that answers have; its fence is longer than any in its text. */
export function fileBlock(path: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `### FILE: ${path}\n${fence}python\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}

/** Whether an answer without files says that the work cannot be done. */
export function isRefusal(answer: string): boolean {
  return !answer.split(/\r?\n/).some((line) => HEADING.test(line)) && REFUSAL.test(answer);
}
