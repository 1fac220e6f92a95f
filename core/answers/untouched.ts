import { diffArrays } from 'diff';
import { CODE, COMMENT } from '../python/lexer.ts';
import type { LogicalLine } from '../python/logical-lines.ts';
import { isText, type Reading, read } from './reading.ts';

/** A statement with the lines that it stands on, and the comments and blank lines before it. */
interface Piece {
  /** Equal for statements that differ in nothing but layout and comments. */
  readonly key: string;
  readonly indent: number;
  readonly text: boolean;
  readonly lines: readonly string[];
}

/**
 * A rewritten file in which statements that differ from those of `before` in layout and comments
 * only stand as they stood there; without `docs`, docstrings that are new are left out. Line ends
 * become "\n".
 */
export function untouched(before: string, after: string, { docs }: { readonly docs: boolean }): string {
  const old = pieces(read(before));
  const now = pieces(read(after));
  const result: string[] = [];
  for (const part of diffArrays(keys(old), keys(now))) {
    if (part.removed) old.splice(0, part.count);
    else if (part.added) result.push(...added(now.splice(0, part.count), now[0], docs));
    else {
      now.splice(0, part.count);
      result.push(...old.splice(0, part.count).flatMap((piece) => piece.lines));
    }
  }
  // What stands below all code is the last piece that is left.
  result.push(...(old.at(-1)?.lines ?? []));
  return (before.startsWith('\uFEFF') ? '\uFEFF' : '') + result.join('\n');
}

/** The lines of statements that are new. A docstring that is all of its block has to stay. */
function added(fresh: readonly Piece[], after: Piece | undefined, docs: boolean): string[] {
  return fresh.flatMap((piece, place) => {
    const next = fresh[place + 1] ?? after;
    const needed = next === undefined || next.indent < piece.indent;
    return !docs && piece.text && !needed ? [] : [...piece.lines];
  });
}

/** All but the last piece, which is what stands below all code. */
function keys(all: readonly Piece[]): string[] {
  return all.slice(0, -1).map((piece) => piece.key);
}

function pieces(reading: Reading): Piece[] {
  const lines = reading.scanned.text.split('\n');
  let from = 0;
  const found = reading.lines.map((line): Piece => {
    const own = lines.slice(from, line.last);
    from = line.last;
    const { indent } = line;
    return { key: `${indent}:${keyOf(reading, line)}`, indent, text: isText(reading.scanned, line), lines: own };
  });
  return [...found, { key: '', indent: 0, text: false, lines: lines.slice(from) }];
}

/** A statement without comments, and without white space but between words. */
function keyOf({ scanned: { text, kinds } }: Reading, { start, end }: LogicalLine): string {
  let key = '';
  let space = false;
  for (let at = start; at < end; at += 1) {
    const char = text[at] ?? '';
    if (kinds[at] === COMMENT || (kinds[at] === CODE && /[\s\\]/.test(char))) {
      space = true;
      continue;
    }
    if (space && /[\p{L}\p{N}_]$/u.test(key) && /[\p{L}\p{N}_]/u.test(char)) key += ' ';
    space = false;
    key += char;
  }
  return key;
}
