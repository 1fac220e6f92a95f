/** What a character of a source belongs to. */
export const CODE = 0;
export const STRING = 1;
export const COMMENT = 2;

/** A source with what each of its characters is. Line ends are "\n"; a byte order mark is left out. */
export interface Scan {
  readonly text: string;
  /** One of `CODE`, `STRING` and `COMMENT` a UTF-16 unit of `text`. */
  readonly kinds: Uint8Array;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const PREFIX = /^(?:[bruft]|br|rb|fr|rf|tr|rt)$/i;
/** Formatted strings that do not end as they should, after which they are read as plain ones. */
const MOST_FAILURES = 50;
const DEEPEST = 20;

/** Tells code, strings and comments of Python apart, without running it; broken code is read as far as it goes. */
export function scan(source: string): Scan {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const kinds = new Uint8Array(text.length);
  let failures = 0;
  const stringEnd = (quoteAt: number, prefix: string): number => {
    if (/[ft]/i.test(prefix) && failures < MOST_FAILURES) {
      const end = formattedEnd(text, quoteAt, /r/i.test(prefix), 0);
      if (end >= 0) return end;
      failures += 1;
    }
    return plainEnd(text, quoteAt);
  };
  let at = 0;
  while (at < text.length) {
    const char = text[at];
    if (char === '#') {
      const end = lineEnd(text, at);
      kinds.fill(COMMENT, at, end);
      at = end;
    } else if (isQuote(char)) {
      const end = stringEnd(at, '');
      kinds.fill(STRING, at, end);
      at = end;
    } else {
      const word = wordAt(text, at);
      const after = at + word.length;
      if (word !== '' && isQuote(text[after]) && PREFIX.test(word)) {
        const end = stringEnd(after, word);
        kinds.fill(STRING, at, end);
        at = end;
      } else {
        at = word === '' ? at + 1 : after;
      }
    }
  }
  return { text, kinds };
}

function isQuote(char: string | undefined): boolean {
  return char === '"' || char === "'";
}

function wordAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  if (code < 48 || (code > 57 && code < 65)) return '';
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function quoteAt(text: string, at: number): string {
  const one = text[at] ?? '';
  return text.startsWith(one.repeat(3), at) ? one.repeat(3) : one;
}

/** Where a string ends; one of a single line that is not closed ends with its line. */
function plainEnd(text: string, open: number): number {
  const quote = quoteAt(text, open);
  let at = open + quote.length;
  while (at < text.length) {
    if (text.startsWith(quote, at)) return at + quote.length;
    if (text[at] === '\n' && quote.length === 1) return at;
    at += text[at] === '\\' ? 2 : 1;
  }
  return text.length;
}

/** Where a formatted string ends, with the quotes that Python 3.12 allows inside its fields; -1 where it does not. */
function formattedEnd(text: string, open: number, raw: boolean, depth: number): number {
  const quote = quoteAt(text, open);
  let at = open + quote.length;
  while (at < text.length && at >= 0) {
    const char = text[at];
    if (text.startsWith(quote, at)) return at + quote.length;
    if (char === '\n' && quote.length === 1) return -1;
    if (char === '\\') at = afterBackslash(text, at, raw);
    else if (char === '{' && text[at + 1] === '{') at += 2;
    else if (char === '{') at = fieldEnd(text, at + 1, quote, depth + 1);
    else at += 1;
  }
  return -1;
}

function afterBackslash(text: string, at: number, raw: boolean): number {
  if (!raw && text.startsWith('\\N{', at)) {
    const close = text.indexOf('}', at);
    return close < 0 || close - at > 100 ? -1 : close + 1;
  }
  return text[at + 1] === '{' || text[at + 1] === '}' ? at + 1 : at + 2;
}

/** Where a replacement field ends, from behind its brace; -1 where it does not. */
function fieldEnd(text: string, start: number, quote: string, depth: number): number {
  if (depth > DEEPEST) return -1;
  let brackets = 0;
  let at = start;
  while (at < text.length && at >= 0) {
    const char = text[at] ?? '';
    const word = wordAt(text, at);
    const after = at + word.length;
    if (isQuote(text[after]) && (word === '' || PREFIX.test(word))) {
      at = /[ft]/i.test(word) ? formattedEnd(text, after, /r/i.test(word), depth + 1) : closedEnd(text, after);
    } else if (word !== '') at = after;
    else if (char === '}' && brackets === 0) return at + 1;
    else if (char === ':' && brackets === 0) return formatEnd(text, at + 1, quote, depth);
    else if (char === '#') at = lineEnd(text, at);
    else {
      if ('([{'.includes(char)) brackets += 1;
      else if (')]}'.includes(char)) brackets = Math.max(0, brackets - 1);
      at += 1;
    }
  }
  return -1;
}

/** Where the format of a field ends; it may hold fields itself. */
function formatEnd(text: string, start: number, quote: string, depth: number): number {
  let at = start;
  while (at < text.length && at >= 0) {
    const char = text[at];
    if (char === '}') return at + 1;
    if (text.startsWith(quote, at) || (char === '\n' && quote.length === 1)) return -1;
    at = char === '{' ? fieldEnd(text, at + 1, quote, depth + 1) : at + 1;
  }
  return -1;
}

function closedEnd(text: string, open: number): number {
  const end = plainEnd(text, open);
  return text[end] === '\n' && quoteAt(text, open).length === 1 ? -1 : end;
}
