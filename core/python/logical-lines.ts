import { CODE, COMMENT, type Scan } from './lexer.ts';

/** A statement, or several joined by ";", or the header of a block: what Python reads as one line. */
export interface LogicalLine {
  /** Lines of its first and last character of code, from 1. */
  readonly first: number;
  readonly last: number;
  /** Columns before it; a tab goes to the next multiple of eight. */
  readonly indent: number;
  /** Offsets of its first character and behind its last one. */
  readonly start: number;
  readonly end: number;
}

/** Words that begin statements and never stand inside an expression: an open bracket before them was forgotten. */
const STATEMENT =
  /[ \t\f]*(?:async[ \t]+def|def|class|return|import|raise|while|try|pass|break|continue|global|nonlocal|assert|del)\b/y;

/** The logical lines of a source in order, without blank ones and comments. */
export function logicalLines({ text, kinds }: Scan): LogicalLine[] {
  const lines: LogicalLine[] = [];
  let depth = 0;
  let line = 1;
  let lineStart = 0;
  let open: { first: number; indent: number; start: number } | undefined;
  let last = { line: 0, end: 0 };
  const close = (): void => {
    if (open) lines.push({ ...open, last: last.line, end: last.end });
    open = undefined;
    depth = 0;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const kind = kinds[at];
    if (kind === COMMENT) continue;
    if (kind === CODE && char === '\n') {
      STATEMENT.lastIndex = at + 1;
      if (depth === 0 || STATEMENT.test(text)) close();
    } else if (kind === CODE && char === '\\' && text[at + 1] === '\n') {
      at += 1;
    } else if (kind !== CODE || !isSpace(char)) {
      open ??= { first: line, indent: columns(text.slice(lineStart, at)), start: at };
      last = { line, end: at + 1 };
      if (kind === CODE && '([{'.includes(char)) depth += 1;
      else if (kind === CODE && ')]}'.includes(char)) depth = Math.max(0, depth - 1);
    }
    if (text[at] === '\n') {
      line += 1;
      lineStart = at + 1;
    }
  }
  close();
  return lines;
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\f' || char === '\v';
}

/** Columns of white space, as Python counts them: a form feed begins again. */
export function columns(space: string): number {
  let column = 0;
  for (const char of space) {
    if (char === '\f') column = 0;
    else column = char === '\t' ? (Math.floor(column / 8) + 1) * 8 : column + 1;
  }
  return column;
}
