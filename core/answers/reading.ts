import { type Scan, STRING, scan } from '../python/lexer.ts';
import { type LogicalLine, logicalLines } from '../python/logical-lines.ts';
import { type Definition, outlineOf } from '../python/outline.ts';

/** A source as its statements and definitions. */
export interface Reading {
  readonly scanned: Scan;
  readonly lines: readonly LogicalLine[];
  readonly definitions: readonly Definition[];
}

export function read(source: string): Reading {
  const scanned = scan(source);
  const lines = logicalLines(scanned);
  return { scanned, lines, definitions: outlineOf(scanned, lines) };
}

/**
 * The statements of a definition, without its docstring: of a class those that stand
 * directly in it, of a function all; where the body is on the header's line, that body.
 */
export function bodyOf(reading: Reading, definition: Definition): string[] {
  const { lines, scanned } = reading;
  const place = firstFrom(lines, definition.header_line);
  const header = lines[place];
  if (!header) return [];
  const body: string[] = [];
  let level: number | undefined;
  for (let at = place + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.last > definition.end_line) break;
    if (isText(scanned, line)) continue;
    level ??= line.indent;
    if (definition.kind === 'function' || line.indent <= level) body.push(textOf(reading, line));
  }
  if (body.length > 0) return body;
  const short = /:([^:]*)$/.exec(textOf(reading, header))?.[1]?.trim() ?? '';
  return short === '' ? [] : [short];
}

/** A statement as it stands in the source. */
export function textOf({ scanned }: Reading, line: LogicalLine): string {
  return scanned.text.slice(line.start, line.end).replace(/;$/, '').trim();
}

/** Whether a statement is nothing but a string, as docstrings are. */
export function isText({ text, kinds }: Scan, line: LogicalLine): boolean {
  for (let at = line.start; at < line.end; at += 1) {
    if (kinds[at] !== STRING && !/\s/.test(text[at] ?? '')) return false;
  }
  return true;
}

/** The place of the first logical line that begins at a line of the source or below it. */
function firstFrom(lines: readonly LogicalLine[], line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.first ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
