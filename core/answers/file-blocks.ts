import { SwarmError } from '../errors.ts';
import { AnswerLines, type Fence } from './answer-lines.ts';
import { blockEnd, SearchBudget } from './block-end.ts';
import { isEditBlock } from './edit-blocks.ts';
import { fenceFor } from './fence.ts';
import { normaliseText, withoutThoughts } from './normalise.ts';
import { commentTarget, isBlockHeading, type Target } from './targets.ts';

export { appendContinuation } from './continuation.ts';

/** A whole file, or one definition of it, out of a model's answer. */
export interface AnswerBlock {
  readonly path: string;
  /** Set when the block is only this definition of the file. */
  readonly qualname?: string;
  /** Lines end with "\n"; there is exactly one at the end, unless it is empty. */
  readonly content: string;
  /** False when the answer ends before the block does. */
  readonly complete: boolean;
}

type Block = Omit<AnswerBlock, 'path'>;

const REFUSAL = /\b(?:cannot|can ?not|can['\u2019]?t|unable|not able|impossible|won['\u2019]?t|refuse|decline)\b/i;
/** How answers begin that are JSON, a plan or a suggestion. */
const OTHER_FORM = /^\s*(?:[{[]|# Refactoring Plan|SUGGESTION:)/;

/**
 * The blocks of an answer, in the forms that models write them: below a heading, a bold
 * or marked path; with the path behind the fence or in the first comment; a single
 * unnamed one when only one file is `known`. Throws `MalformedAnswer` when there is none,
 * or two are for the same place. Time grows with the length of the answer only.
 */
export function readBlocks(answer: string, known: readonly string[]): AnswerBlock[] {
  if (answer.trim() === '') throw new SwarmError('MalformedAnswer', 'the answer is empty');
  const lines = new AnswerLines(withoutThoughts(answer), known);
  const { named, unnamed, headings } = collect(lines);
  const [path] = known;
  const [only] = unnamed;
  if (named.length === 0 && path !== undefined && known.length === 1 && only && unnamed.length === 1) {
    return [{ path, ...only }];
  }
  if (named.length === 0) {
    if (headings > 0) throw new SwarmError('MalformedAnswer', 'no fenced block follows the heading of a file');
    const why = unnamed.length > 0 ? 'no block says which file it is' : 'the answer holds no "### FILE: <path>" block';
    throw new SwarmError('MalformedAnswer', why);
  }
  const places = new Set<string>();
  for (const block of named) {
    const place = block.qualname === undefined ? block.path : `${block.path}::${block.qualname}`;
    if (places.has(place)) throw new SwarmError('MalformedAnswer', `${place} is there twice`);
    places.add(place);
  }
  return named;
}

/** A file in the form that answers have; its fence is longer than any in its text. */
export function fileBlock(path: string, text: string): string {
  return printed(`### FILE: ${path}`, text);
}

/** One definition of a file in the form that answers have. */
export function functionBlock(path: string, qualname: string, text: string): string {
  return printed(`### FUNCTION: ${path}::${qualname}`, text);
}

/** Whether an answer in none of the forms that are asked for says that the work cannot be done. */
export function isRefusal(answer: string): boolean {
  const text = withoutThoughts(answer);
  if (OTHER_FORM.test(text) || /^[ \t]*(?:`{3}|~{3})/m.test(text)) return false;
  return REFUSAL.test(text) && !text.split('\n').some(isBlockHeading);
}

function printed(heading: string, text: string): string {
  const fence = fenceFor(text);
  return `${heading}\n${fence}python\n${normaliseText(text)}${fence}`;
}

function collect(lines: AnswerLines) {
  const named: AnswerBlock[] = [];
  const unnamed: Block[] = [];
  const budget = new SearchBudget(lines.count);
  let headings = 0;
  let heading: { readonly target: Target; readonly at: number } | undefined;
  for (let at = 0; at < lines.count; ) {
    const fence = lines.fence(at);
    if (!fence) {
      const target = lines.target(at);
      if (target) headings += 1;
      if (target) heading = { target, at };
      else if (/^#{1,6} /.test(lines.line(at))) heading = undefined;
      at += 1;
      continue;
    }
    // A line of prose may stand below a heading, but not below a path alone.
    const above = heading && (lines.nextText(heading.at + 1) === at || /^\s*#/.test(lines.line(heading.at)));
    heading = above ? heading : undefined;
    if (!heading && wraps(lines, fence, at)) {
      at += 1;
      continue;
    }
    const first = lines.nextText(at + 1);
    const inside = heading || lines.namedFence(at) ? undefined : commentTarget(lines.line(first), lines.known);
    const target = heading?.target ?? lines.namedFence(at) ?? inside?.target;
    const from = inside?.remove ? first + 1 : at + 1;
    // Pieces to replace may begin or end within a string: where it is closed says nothing of them.
    const pieces = isEditBlock(lines.line(from));
    const python = !pieces && (target ? /\.pyi?$/.test(target.path) : isPython(fence));
    const { end, next, complete } = blockEnd(lines, fence, from, python, budget);
    const text = lines.lines.slice(from, end).map((line) => unindented(line, fence.indent));
    const block = { content: normaliseText(text.join('\n')), complete };
    if (target) named.push({ ...target, ...block });
    else if (isPython(fence) && block.content !== '') unnamed.push(block);
    heading = undefined;
    at = next;
  }
  return { named, unnamed, headings };
}

/** Whether a fence is around the whole answer: what comes first in it is a block of its own. */
function wraps(lines: AnswerLines, fence: Fence, at: number): boolean {
  return /^(?:markdown|md|text|txt)?$/i.test(fence.info) && lines.openingBelow(lines.nextText(at + 1)) !== undefined;
}

function isPython(fence: Fence): boolean {
  return /^(?:python3?|py)?$/i.test(fence.info);
}

/** A line without the indentation that its fence has. */
function unindented(line: string, indent: number): string {
  return indent === 0 ? line : line.slice(Math.min(indent, line.length - line.trimStart().length));
}
