import { SwarmError } from '../errors.ts';

const SEARCH = /^<{5,9} ?SEARCH$/;
const MIDDLE = /^={5,9}$/;
const REPLACE = /^>{5,9} ?REPLACE$/;

/** One piece of a file, and what takes its place; whole lines, each ending with "\n". */
interface Replacement {
  readonly search: string;
  readonly replace: string;
}

/** Whether the text of a block is pieces to replace, not a file: its first line says so. */
export function isEditBlock(text: string): boolean {
  return SEARCH.test(text.trimStart().split('\n', 1)[0]?.trimEnd() ?? '');
}

/**
 * A file with pieces of it replaced. Each piece is whole lines that stand in the file as
 * they are, in one place alone; no two overlap. Throws `MalformedAnswer` for anything else.
 *
 * @param source The file, with "\n" line ends.
 * @param text The text of a block for which `isEditBlock` holds.
 * @param what Names the file in messages.
 */
export function applyEditBlock(source: string, text: string, what: string): string {
  const ended = source === '' || source.endsWith('\n') ? source : `${source}\n`;
  const places = readReplacements(text, what).map(({ search, replace }, index) => {
    const from = onlyPlace(ended, search, `${what}: SEARCH ${index + 1}`);
    return { from, to: from + search.length, replace };
  });
  places.sort((one, other) => one.from - other.from);
  let result = '';
  let done = 0;
  for (const { from, to, replace } of places) {
    if (from < done) throw broken(`${what}: two SEARCH parts overlap`);
    result += ended.slice(done, from) + replace;
    done = to;
  }
  return result + ended.slice(done);
}

function readReplacements(text: string, what: string): Replacement[] {
  const found: Replacement[] = [];
  let search: string[] | undefined;
  let replace: string[] | undefined;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const mark = line.trimEnd();
    if (!search) {
      if (SEARCH.test(mark)) search = [];
      else if (mark !== '') throw broken(`${what}: "${mark.slice(0, 60)}" stands between the parts to replace`);
    } else if (SEARCH.test(mark)) {
      throw broken(`${what}: a SEARCH part begins within another`);
    } else if (!replace) {
      if (MIDDLE.test(mark)) replace = [];
      else search.push(line);
    } else if (REPLACE.test(mark)) {
      if (search.join('').trim() === '') throw broken(`${what}: a SEARCH part is empty`);
      found.push({ search: lines(search), replace: lines(replace) });
      search = replace = undefined;
    } else {
      replace.push(line);
    }
  }
  if (search) throw broken(`${what}: a SEARCH part has no end`);
  return found;
}

/** Where whole lines stand; throws unless it is one place alone. */
function onlyPlace(source: string, search: string, what: string): number {
  const places: number[] = [];
  for (let at = source.indexOf(search); at >= 0; at = source.indexOf(search, at + 1)) {
    if (at === 0 || source[at - 1] === '\n') places.push(at);
  }
  const [place] = places;
  if (place === undefined) throw broken(`${what} is not in the file as it stands`);
  if (places.length > 1)
    throw broken(`${what} stands in ${places.length} places of the file: give more lines around it`);
  return place;
}

function lines(parts: readonly string[]): string {
  return parts.map((line) => `${line}\n`).join('');
}

function broken(why: string): SwarmError {
  return new SwarmError('MalformedAnswer', why);
}
