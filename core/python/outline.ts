import { CODE, COMMENT, type Scan, STRING, scan } from './lexer.ts';
import { type LogicalLine, logicalLines } from './logical-lines.ts';

/** A function or class of a source, at any depth. Lines count from 1. */
export interface Definition {
  readonly kind: 'function' | 'class';
  readonly name: string;
  /** Its name behind those of what it is in: "A.b". */
  readonly qualname: string;
  /** The first decorator, or the header. */
  readonly line: number;
  readonly header_line: number;
  /** The last line of the body that holds code. */
  readonly end_line: number;
  /** Columns before the header. */
  readonly indent: number;
  /** The header as one line, without its colon, comments and superfluous white space. */
  readonly signature: string;
  readonly async: boolean;
}

const HEADER = /(?:(async)(?:[ \t\f]|\\\n)+)?(def|class)(?:[ \t\f]|\\\n)+([\p{L}_][\p{L}\p{N}\p{M}_]*)/uy;
const CONSTANT = /^[A-Z_]*[A-Z][A-Z0-9_]*$/;

/** The functions and classes of a source in its order; of broken code, those that can be told. */
export function outline(source: string): Definition[] {
  return outlineOf(scan(source));
}

/** The same of a source that is scanned already. */
export function outlineOf(scanned: Scan, lines: readonly LogicalLine[] = logicalLines(scanned)): Definition[] {
  const found: { definition: Omit<Definition, 'end_line'>; end: number }[] = [];
  const open: { readonly place: number; readonly indent: number }[] = [];
  let decorated: LogicalLine | undefined;
  for (const line of lines) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    for (const { place } of open) {
      const outer = found[place];
      if (outer) outer.end = line.last;
    }
    if (scanned.text[line.start] === '@') {
      decorated ??= line;
      continue;
    }
    const header = headerAt(scanned, line);
    if (header) {
      const parent = found[open.at(-1)?.place ?? -1]?.definition.qualname;
      const qualname = parent === undefined ? header.name : `${parent}.${header.name}`;
      const first = decorated?.indent === line.indent ? decorated.first : line.first;
      open.push({ place: found.length, indent: line.indent });
      const place = { line: first, header_line: line.first, indent: line.indent };
      found.push({ definition: { ...header, qualname, ...place }, end: line.last });
    }
    decorated = undefined;
  }
  return found.map(({ definition, end }) => ({ ...definition, end_line: end }));
}

/** Names in capitals that are assigned at the left margin, each once, in order. */
export function topLevelConstants(source: string): string[] {
  const scanned = scan(source);
  const names = logicalLines(scanned)
    .filter((line) => line.indent === 0)
    .flatMap((line) => targetsOf(scanned, line))
    .filter((name) => CONSTANT.test(name));
  return [...new Set(names)];
}

/** The plain names that a logical line assigns to: of `A = B, c = 1` all three. */
export function targetsOf({ text, kinds }: Scan, line: LogicalLine): string[] {
  let code = '';
  let depth = 0;
  for (let at = line.start; at < line.end; at += 1) {
    const char = text[at] ?? '';
    if (kinds[at] !== CODE) continue;
    if (')]}'.includes(char)) depth -= 1;
    if (depth <= 0) code += char;
    if ('([{'.includes(char)) depth += 1;
  }
  return code
    .split(';')
    .flatMap((statement) => statement.split(/(?<![=!<>:+\-*/%&|^@~])=(?!=)/).slice(0, -1))
    .flatMap((part) => part.split(','))
    .map((part) => part.replace(/:.*$/s, '').trim());
}

function headerAt(scanned: Scan, line: LogicalLine) {
  if (scanned.kinds[line.start] !== CODE) return undefined;
  HEADER.lastIndex = line.start;
  const match = HEADER.exec(scanned.text);
  if (!match) return undefined;
  return {
    kind: match[2] === 'class' ? ('class' as const) : ('function' as const),
    name: (match[3] ?? '').normalize('NFKC'),
    signature: signatureOf(scanned, line),
    async: match[1] !== undefined,
  };
}

/** The header on one line, up to the colon that no bracket holds. */
function signatureOf({ text, kinds }: Scan, line: LogicalLine): string {
  let depth = 0;
  let space = false;
  const parts: string[] = [];
  for (let at = line.start; at < line.end; at += 1) {
    const char = text[at] ?? '';
    const kind = kinds[at];
    if (kind === CODE && char === ':' && depth === 0) break;
    if (kind === COMMENT || (kind === CODE && (/\s/.test(char) || char === '\\'))) {
      space = true;
      continue;
    }
    const closing = kind === CODE && ')]}'.includes(char);
    if (space && !closing && !/^[([{]$/.test(parts.at(-1) ?? '')) parts.push(' ');
    space = false;
    parts.push(kind === STRING && char === '\n' ? ' ' : char);
    if (kind === CODE && '([{'.includes(char)) depth += 1;
    else if (closing) depth -= 1;
  }
  return parts.join('');
}
