import { fenceFor } from '../answers/fence.ts';
import { functionBlock } from '../answers/file-blocks.ts';
import { normaliseText } from '../answers/normalise.ts';
import { type Definition, outline } from '../python/outline.ts';

/** What a pack has room for. */
export interface PartLimits {
  /** Most tokens of the text as a whole. */
  readonly budget: number;
  /** Most tokens of the definitions, which may all be answered. */
  readonly output: number;
  readonly count: (text: string) => number;
}

/** The part of a file that is sent when it is too large to be answered whole. */
export interface FilePart {
  readonly qualnames: readonly string[];
  readonly text: string;
  /** Tokens that an answer to it may take. */
  readonly output: number;
}

/**
 * The definitions of a file that are mentioned, by name or line, in the order of the
 * mentions; when none is, the largest first; as many as fit, printed in their order, with
 * the rest of the file as a skeleton where room is left. Undefined when none fits.
 */
export function filePart(
  path: string,
  source: string,
  mentions: readonly string[],
  limits: PartLimits,
): FilePart | undefined {
  const definitions = outline(source);
  const candidates = candidatesOf(definitions);
  const named = mentioned(path, candidates, mentions);
  const lines = normaliseText(source).split('\n');
  const blocks = new Map<Definition, string>();
  const room = Math.min(limits.budget, limits.output);
  let used = 0;
  for (const definition of named.length > 0 ? named : bySize(candidates)) {
    const body = lines.slice(definition.line - 1, definition.end_line).join('\n');
    const block = functionBlock(path, definition.qualname, body);
    const size = limits.count(`${block}\n\n`);
    if (used + size > room) continue;
    blocks.set(definition, block);
    used += size;
  }
  const chosen = candidates.filter((one) => blocks.has(one));
  const text = chosen.map((one) => blocks.get(one) ?? '').join('\n\n');
  if (chosen.length === 0 || limits.count(text) > room) return undefined;
  const qualnames = chosen.map((one) => one.qualname);
  return {
    qualnames,
    text: withSkeleton(path, text, skeleton(lines, definitions), limits),
    output: limits.count(text),
  };
}

/** Functions and methods, and classes without methods, that one name tells apart. */
function candidatesOf(definitions: readonly Definition[]): Definition[] {
  const counts = new Map<string, number>();
  for (const { qualname } of definitions) counts.set(qualname, (counts.get(qualname) ?? 0) + 1);
  const functions = new Set(definitions.filter((one) => one.kind === 'function').map((one) => one.qualname));
  const isLocal = (qualname: string): boolean => {
    const parent = parentOf(qualname);
    return parent !== '' && (functions.has(parent) || isLocal(parent));
  };
  const parents = new Set(definitions.map((one) => parentOf(one.qualname)));
  return definitions.filter(
    (one) =>
      counts.get(one.qualname) === 1 &&
      !isLocal(one.qualname) &&
      (one.kind === 'function' || !parents.has(one.qualname)),
  );
}

function parentOf(qualname: string): string {
  return qualname.slice(0, Math.max(0, qualname.lastIndexOf('.')));
}

function mentioned(path: string, candidates: readonly Definition[], mentions: readonly string[]): Definition[] {
  const found = new Set<Definition>();
  for (const mention of mentions) {
    const line = mention.startsWith(`${path}:`) ? Number.parseInt(mention.slice(path.length + 1), 10) : 0;
    const name = mention.startsWith(`${path}::`) ? mention.slice(path.length + 2) : mention;
    for (const one of candidates) {
      if (one.line <= line && line <= one.end_line) found.add(one);
      if (one.qualname === name || one.name === name || parentOf(one.qualname) === name) found.add(one);
    }
  }
  return [...found];
}

function bySize(candidates: readonly Definition[]): Definition[] {
  const size = (one: Definition): number => one.end_line - one.line;
  return [...candidates].sort((a, b) => size(b) - size(a) || a.line - b.line);
}

/** The source with one line in place of each function: what the definitions stand among. */
function skeleton(lines: readonly string[], definitions: readonly Definition[]): string[] {
  const kept: string[] = [];
  let next = 1;
  for (const one of definitions) {
    if (one.kind === 'class' || one.line < next) continue;
    kept.push(...lines.slice(next - 1, one.line - 1));
    kept.push(`${' '.repeat(one.indent)}${one.signature}: ...`);
    next = one.end_line + 1;
  }
  return [...kept, ...lines.slice(next - 1)].filter((line) => line.trim() !== '');
}

/** The text with as much of the skeleton before it as there is room for. */
function withSkeleton(path: string, text: string, lines: readonly string[], limits: PartLimits): string {
  const fence = fenceFor(lines.join('\n'));
  const shown = (count: number): string => {
    const left = lines.length - count;
    const body = [...lines.slice(0, count), ...(left > 0 ? [`# ${left} more lines`] : [])].join('\n');
    return `Around them in ${path}, for reading only:\n${fence}python\n${body}\n${fence}\n\n${text}`;
  };
  const most = largest(lines.length, (count) => limits.count(shown(count)) <= limits.budget);
  return most === 0 ? text : shown(most);
}

/** The largest number up to `most` for which `fits` holds, given that it holds for all smaller ones; else 0. */
export function largest(most: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
