import { type OpenString, openStringAfter } from '../python/string-lines.ts';
import type { AnswerLines, Fence } from './answer-lines.ts';

/** Where a block ends: the first line that is not its content any more, and where reading goes on. */
export interface BlockEnd {
  readonly end: number;
  readonly next: number;
  readonly complete: boolean;
}

/** Lines that all searches of one answer may look at, so that no answer costs more than a few passes. */
export class SearchBudget {
  private left: number;

  constructor(lines: number) {
    this.left = 20 * lines + 1000;
  }

  spend(): boolean {
    this.left -= 1;
    return this.left > 0;
  }
}

/**
 * The end of the block that `fence` opens, whose content begins at line `from`. A fence
 * closes it when it has the same character and at least the same length, and
 * - the next heading with a block, or the end of the answer, follows; or
 * - it stands outside of Python's strings, where only a fence can be.
 * In other files than Python's, an inner fence with a language needs a close of its own.
 */
export function blockEnd(
  answer: AnswerLines,
  fence: Fence,
  from: number,
  python: boolean,
  budget: SearchBudget,
): BlockEnd {
  const closed = (end: number): BlockEnd => ({ end, next: end + 1, complete: true });
  const candidates: number[] = [];
  let inner = 0;
  let open: OpenString = '';
  let opened = from;
  let at = from;
  for (; at < answer.count && (candidates.length === 0 || budget.spend()); at += 1) {
    const opening = answer.openingBelow(at);
    if (opening && candidates.length > 0) break;
    // Without a language it may be the end of this block below a comment.
    if (opening?.info && open === '' && closes(opening, fence)) return { end: at, next: at, complete: true };
    const other = answer.fence(at);
    if (other && closes(other, fence)) {
      if (other.info !== '') inner += 1;
      else if ((python && open === '') || endsHere(answer, at)) return closed(at);
      else if (inner > 0) inner -= 1;
      else candidates.push(at);
    }
    if (!python) continue;
    const after = openStringAfter(answer.line(at), open);
    if (open === '' && after !== '') opened = at;
    open = after;
  }
  const first = candidates[0];
  // Fences inside a string that was closed again do not end a block that was cut off later.
  const nested = python && at >= answer.count && first !== undefined && first < opened;
  if (first !== undefined && !nested && !(python && at >= answer.count && open === '')) return closed(first);
  return { end: answer.count, next: answer.count, complete: false };
}

function closes(other: Fence, fence: Fence): boolean {
  return other.char === fence.char && other.length >= fence.length;
}

/** Whether nothing follows line `at`, or the next block. */
function endsHere(answer: AnswerLines, at: number): boolean {
  const next = answer.nextText(at + 1);
  return next >= answer.count || answer.openingBelow(next) !== undefined || answer.namedFence(next) !== undefined;
}
