import { type Definition, targetsOf, topLevelConstants } from '../python/outline.ts';
import { foreignLine, placeholderIn } from './placeholders.ts';
import { bodyOf, isText, type Reading, read, textOf } from './reading.ts';

/** Statements below which a file that lost most of them may just be simpler. */
const SMALL_FILE = 16;
/** Statements of a body that no honest repair replaces by nothing. */
const REAL_BODY = 3;
/** Characters that nobody sees, and those that show a text in another order than it is read. */
const HIDDEN = /[\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069]/;
/** Encodings in which ASCII is ASCII: text in another one may be code that nobody sees. */
const PLAIN = /^(?:utf[-_]?8(?:-sig)?|(?:us-)?ascii|latin[-_]?\d{1,2}|iso[-_]?8859[-_]\d{1,2}|cp125\d|windows-125\d)$/;
/** How a file declares its encoding (PEP 263). */
const COOKIE = /^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)/;

/**
 * Why a rewritten file cannot be taken for the same file repaired; undefined when it can.
 * It is refused when it is empty, holds placeholders, hidden characters or something else than Python, lost
 * a definition (unless names may change), or most of its statements.
 */
export function unfaithful(
  path: string,
  before: string,
  after: string,
  options: { readonly mayRename: boolean },
): string | undefined {
  if (HIDDEN.test(after) && !HIDDEN.test(before)) return `${path} holds characters that cannot be seen`;
  if (!/\.pyi?$/.test(path)) return before.trim() !== '' && after.trim() === '' ? `${path} is empty now` : undefined;
  const old = read(before);
  const now = read(after);
  if (old.lines.length > 0 && now.lines.length === 0) return `${path} has no code any more`;
  const foreign = foreignLine(before, after);
  if (foreign) return `${path} holds ${foreign}`;
  const encoding = encodingOf(after);
  if (encoding && !PLAIN.test(encoding) && encoding !== encodingOf(before)) return `${path} declares to be ${encoding}`;
  const always = alwaysEqual(old, now);
  if (always) return `${path}: ${always} says that everything is equal`;
  const placeholder = placeholderIn(old, now);
  if (placeholder) return `${path} holds "${placeholder}" in place of code`;
  const emptied = emptiedBody(old, now);
  if (emptied) return `${path}: ${emptied} has no body any more`;
  const gone = options.mayRename ? undefined : missingName(old, now, before, after);
  if (gone) return `${path}: ${gone} is gone`;
  return lostStatements(old, now) ? `${path} lost more than half of its statements` : undefined;
}

/** The encoding that a source declares; undefined when it declares none. */
function encodingOf(source: string): string | undefined {
  const [first = '', second = ''] = source.split(/\r\n?|\n/, 2);
  return (COOKIE.exec(first) ?? COOKIE.exec(second))?.[1]?.toLowerCase();
}

/** A comparison that came with the file and is true whatever is compared: each assertion holds for such a value. */
function alwaysEqual(old: Reading, now: Reading): string | undefined {
  const earlier = new Set(old.definitions.map((definition) => definition.qualname));
  return now.definitions.find(
    (one) =>
      one.name === '__eq__' && !earlier.has(one.qualname) && bodyOf(now, one).every((line) => line === 'return True'),
  )?.qualname;
}

/** A definition whose code became `...`, nothing, or a refusal to work. */
function emptiedBody(old: Reading, now: Reading): string | undefined {
  const earlier = new Map(old.definitions.map((definition) => [definition.qualname, definition]));
  for (const definition of now.definitions) {
    const body = bodyOf(now, definition);
    const before = earlier.get(definition.qualname);
    const was = before ? bodyOf(old, before) : [];
    const dots = body.includes('...') && !was.includes('...');
    const suspicious = was.some(isWork) || (definition.kind === 'function' && body.length > 1);
    if (dots && suspicious) return definition.qualname;
    const gaveUp = body.some((line) => /^raise NotImplementedError\b/.test(line)) && !body.some(isWork);
    if (gaveUp && was.some(isWork)) return definition.qualname;
    if (
      definition.kind === 'function' &&
      body.every((line) => line === 'pass') &&
      was.filter(isWork).length >= REAL_BODY
    ) {
      return definition.qualname;
    }
  }
  const outside = (reading: Reading): boolean =>
    reading.lines.some((line) => line.indent === 0 && textOf(reading, line) === '...');
  return outside(now) && !outside(old) ? 'the module' : undefined;
}

function isWork(line: string): boolean {
  return !/^(?:\.\.\.|pass|raise NotImplementedError\b.*)$/s.test(line);
}

/** A function, class, method or constant that was there and is not any more, under this name anywhere. */
function missingName(old: Reading, now: Reading, before: string, after: string): string | undefined {
  const kept = new Set(now.definitions.map((definition) => definition.qualname));
  const bound = boundNames(now);
  const was = new Set(old.definitions.map((definition) => definition.qualname));
  // In a file that did not parse, a method may have stood where it did not belong.
  const moved = new Set(now.definitions.filter((one) => !was.has(one.qualname)).map((one) => one.name));
  const functions = new Set(old.definitions.filter((one) => one.kind === 'function').map((one) => one.qualname));
  for (const definition of old.definitions) {
    if (kept.has(definition.qualname) || isLocal(definition, functions)) continue;
    if (moved.has(definition.name) || bound.has(definition.name)) continue;
    return `the ${definition.kind} ${definition.qualname}`;
  }
  const constants = new Set(topLevelConstants(after));
  const constant = topLevelConstants(before).find((name) => !constants.has(name) && !bound.has(name));
  return constant === undefined ? undefined : `the constant ${constant}`;
}

/** Whether a definition stands inside one of these functions, where nobody else can see it. */
function isLocal(definition: Definition, functions: ReadonlySet<string>): boolean {
  const names = definition.qualname.split('.');
  return names.some((_, count) => functions.has(names.slice(0, count).join('.')));
}

/** Names that statements assign or import. */
function boundNames(reading: Reading): Set<string> {
  const names = new Set(reading.lines.flatMap((line) => targetsOf(reading.scanned, line)));
  for (const line of reading.lines) {
    const imported = /^(?:from\s+\S+\s+)?import\s+(.+)$/s.exec(textOf(reading, line))?.[1] ?? '';
    for (const part of imported.replace(/[()\\]/g, ' ').split(',')) names.add(part.trim().split(/\s+/).at(-1) ?? '');
  }
  return names;
}

/** Whether more than half of the statements are gone that no missing or repeated definition explains. */
function lostStatements(old: Reading, now: Reading): boolean {
  const kept = new Set(now.definitions.map((definition) => definition.qualname));
  const last = new Map(old.definitions.map((definition) => [definition.qualname, definition]));
  const explained = old.definitions.filter((one) => !kept.has(one.qualname) || last.get(one.qualname) !== one);
  const depth = new Int32Array((old.lines.at(-1)?.last ?? 0) + 2);
  for (const { line, end_line } of explained) {
    depth[line] = (depth[line] ?? 0) + 1;
    depth[end_line + 1] = (depth[end_line + 1] ?? 0) - 1;
  }
  for (let line = 1; line < depth.length; line += 1) depth[line] = (depth[line] ?? 0) + (depth[line - 1] ?? 0);
  const counted = old.lines.filter((line) => !isText(old.scanned, line) && depth[line.first] === 0);
  const left = now.lines.filter((line) => !isText(now.scanned, line));
  return counted.length >= SMALL_FILE && left.length * 2 < counted.length;
}
