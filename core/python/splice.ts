import { SwarmError } from '../errors.ts';
import { STRING, scan } from './lexer.ts';
import { columns, logicalLines } from './logical-lines.ts';
import { type Definition, outline } from './outline.ts';

/**
 * The lines of a definition as they stand in the source, with decorators and indentation.
 * Throws `MalformedAnswer` when the name is missing or there more than once.
 */
export function definitionSource(source: string, qualname: string): string {
  const { line, end_line } = single(outline(source), qualname);
  const lines = scan(source)
    .text.split('\n')
    .slice(line - 1, end_line);
  return `${lines.join('\n')}\n`;
}

/**
 * The source with a definition replaced by `text`, moved to the indentation of the old
 * one; line ends become "\n". Lines that begin inside a string stay as they are. Throws
 * `MalformedAnswer` when the name is missing or ambiguous, when the text does not define
 * it, or when it would change what else the source defines.
 */
export function replaceDefinition(source: string, qualname: string, text: string): string {
  const before = outline(source);
  const old = single(before, qualname);
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = scan(source).text.split('\n');
  const header = lines[old.header_line - 1] ?? '';
  const prefix = header.slice(0, header.length - header.trimStart().length);
  const fresh = indented(definitionIn(text, qualname), prefix);
  const result = [...lines.slice(0, old.line - 1), ...fresh, ...lines.slice(old.end_line)].join('\n');
  const after = outline(result).map((definition) => definition.qualname);
  const names = new Set(after);
  const lost = before.find(({ qualname: name }) => !name.startsWith(`${qualname}.`) && !names.has(name));
  if (lost) throw new SwarmError('MalformedAnswer', `the new ${qualname} does not end: it swallows ${lost.qualname}`);
  if (after.filter((name) => name === qualname).length !== 1) {
    throw new SwarmError('MalformedAnswer', `the new ${qualname} is not one definition in its place`);
  }
  return mark + result;
}

function single(definitions: readonly Definition[], qualname: string): Definition {
  const found = definitions.filter((definition) => definition.qualname === qualname);
  const [first] = found;
  if (!first) throw new SwarmError('MalformedAnswer', `there is no definition ${qualname}`);
  if (found.length > 1) throw new SwarmError('MalformedAnswer', `${qualname} is defined ${found.length} times`);
  return first;
}

/** The text without blank lines around it; of a method that was answered inside its class, the method alone. */
function definitionIn(text: string, qualname: string): string {
  const name = qualname.slice(qualname.lastIndexOf('.') + 1);
  const definitions = outline(text);
  const outer = definitions.filter((definition) => !definition.qualname.includes('.'));
  const own = outer.filter((definition) => definition.name === name);
  if (own.length === 1)
    return scan(text)
      .text.replace(/^(?:[ \t\f]*\n)+/, '')
      .trimEnd();
  const inside = definitions.filter((definition) => definition.qualname === qualname);
  const siblings = definitions.filter((definition) => !`${definition.qualname}.`.startsWith(`${qualname}.`));
  const wrapped = siblings.every((definition) => qualname.startsWith(`${definition.qualname}.`));
  if (own.length === 0 && inside.length === 1 && wrapped) return definitionSource(text, qualname).trimEnd();
  const why = own.length > 1 ? `defines ${name} ${own.length} times` : `does not define ${name}`;
  throw new SwarmError('MalformedAnswer', `the text for ${qualname} ${why}`);
}

/** The lines of a text whose least indented statement comes to stand behind `prefix`. */
function indented(text: string, prefix: string): string[] {
  const scanned = scan(text);
  const least = Math.min(...logicalLines(scanned).map((line) => line.indent));
  let start = 0;
  return scanned.text.split('\n').map((line) => {
    const inString = start > 0 && scanned.kinds[start - 1] === STRING && scanned.text[start - 1] === '\n';
    start += line.length + 1;
    if (inString) return line;
    const body = line.trimStart();
    if (body === '') return '';
    const space = line.slice(0, line.length - body.length);
    return prefix + withoutColumns(space, least) + body;
  });
}

/** White space without its first `count` columns. */
function withoutColumns(space: string, count: number): string {
  for (let cut = 0; cut <= space.length; cut += 1) {
    const taken = columns(space.slice(0, cut));
    if (taken >= count) return ' '.repeat(taken - count) + space.slice(cut);
  }
  return '';
}
