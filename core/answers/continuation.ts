import { AnswerLines } from './answer-lines.ts';
import { isBlockHeading } from './targets.ts';

/** Lines that must be equal before a continuation counts as the whole block once more. */
const SAME_LINES = 3;
const LEAST_OVERLAP = 4;
/** What no statement goes on with in the middle of a line. */
const NEW_LINE = /^(?:[ \t]{2}|`{3}|~{3}|@\w|(?:def|class|import|from|return|raise|async def|with|try|while)\b)/;

/**
 * A cut answer and its continuation as one text. What the continuation repeats is left
 * out: the heading and fence of the block that was open, the last lines, or the whole block.
 */
export function appendContinuation(first: string, second: string): string {
  const head = first.replace(/\r\n?/g, '\n');
  const tail = second.replace(/\r\n?/g, '\n');
  const reopened = reopening(tail);
  if (reopened === undefined) return joined(head, tail);
  const body = tail.slice(reopened);
  const start = lastOpening(head);
  const restarted = start === undefined ? false : sameBeginning(head.slice(start), body);
  return restarted ? head.slice(0, start) + body : joined(head, body);
}

/** Where the text goes on behind a heading and a fence that open the block again; undefined when there are none. */
function reopening(text: string): number | undefined {
  const lines = text.split('\n');
  const fences = new AnswerLines(text, []);
  let at = fences.nextText(0);
  // One sentence before it, and a heading, say nothing new.
  const introduces = (line: string): boolean =>
    /^[A-Za-z*#`]/.test(line) && (isBlockHeading(line) || /[:.]$/.test(line));
  for (let skipped = 0; skipped < 2 && !fences.fence(at) && introduces(lines[at] ?? ''); skipped += 1) {
    at = fences.nextText(at + 1);
  }
  const fence = fences.fence(at);
  if (!fence) return undefined;
  // A bare fence that no other one follows closes the block.
  const later = lines.findIndex((_, line) => line > at && fences.fence(line) !== undefined);
  const heading = lines.findIndex((line, place) => place > at && isBlockHeading(line));
  if (fence.info === '' && (later < 0 || (heading >= 0 && heading < later))) return undefined;
  return lines.slice(0, at + 1).join('\n').length + 1;
}

/** Where the content of the last block of a text begins, by its last heading and fence. */
function lastOpening(text: string): number | undefined {
  const lines = text.split('\n');
  const answer = new AnswerLines(text, []);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const fenced = answer.nextText(at + 1);
    if (isBlockHeading(lines[at] ?? '') && answer.fence(fenced))
      return lines.slice(0, fenced + 1).join('\n').length + 1;
  }
  return undefined;
}

function sameBeginning(block: string, again: string): boolean {
  const ours = block.split('\n').filter((line) => line.trim() !== '');
  const theirs = again.split('\n').filter((line) => line.trim() !== '');
  return ours.length > SAME_LINES && ours.slice(0, SAME_LINES).every((line, at) => line === theirs[at]);
}

function joined(head: string, tail: string): string {
  const repeated = overlap(head, tail);
  const fresh = repeated === 0 && head !== '' && !head.endsWith('\n') && NEW_LINE.test(tail);
  return head + (fresh ? '\n' : '') + tail.slice(repeated);
}

/** How many characters at the beginning of `tail` are the end of `head`, from the beginning of a line on. */
function overlap(head: string, tail: string): number {
  const end = head.slice(-tail.length);
  // Knuth, Morris and Pratt: at every place the longest end that is a beginning of the tail.
  const back = new Uint32Array(tail.length + 1);
  const step = (length: number, char: string | undefined): number => {
    let known = length;
    while (known > 0 && (known === tail.length || tail[known] !== char)) known = back[known - 1] ?? 0;
    return tail[known] === char ? known + 1 : known;
  };
  for (let at = 1; at < tail.length; at += 1) back[at] = step(back[at - 1] ?? 0, tail[at]);
  let length = 0;
  for (const char of splitUnits(end)) length = step(length, char);
  while (length > 0 && !fromLineStart(head, head.length - length)) length = back[length - 1] ?? 0;
  return tail.slice(0, length).trim().length >= LEAST_OVERLAP ? length : 0;
}

function fromLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n';
}

function* splitUnits(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) yield text[at] ?? '';
}
