import { COMMENT, STRING, scan } from '../python/lexer.ts';
import { isText, type Reading } from './reading.ts';

const THINGS =
  '(?:file|code|module|class|function|functions|method|methods|implementation|logic|body|content|contents|imports|definitions|lines|part|parts|program|script)';
const LEFT_OUT =
  '(?:unchanged|omitted|as before|as above|as is|the same|same as|stays|remains|not shown|elided|truncated)';

/** Words that stand for code which is not there, in comments, brackets and strings. */
const STAND_INS: readonly RegExp[] = [
  `^(?:and )?(?:the )?(?:rest|remainder) of (?:the |this |your |original |existing ){0,2}${THINGS}(?: (?:(?:is|are|remains|stays|goes) )?(?:here|${LEFT_OUT}).{0,30})?[.:]?$`,
  `^(?:the )?(?:existing|remaining|previous|original|other|same) ${THINGS}(?: (?:here|goes here|below|above|${LEFT_OUT}))?[.:]?$`,
  `^(?:the )?(?:rest|remainder|remaining ${THINGS}|existing ${THINGS}|${THINGS})(?: (?:is|are|remains|stays))? ${LEFT_OUT}\\b`,
  '^(?:unchanged|no changes?(?: here| needed)?|same as (?:before|above|the original|original|previous\\w*)|as before)[.!]?$',
  '^(?:your|insert|add|put|write) (?:\\w+ ){0,3}(?:code|implementation|logic) (?:goes )?here\\b',
  '^(?:code|implementation|logic|body|function body) (?:goes )?here\\b',
  '^todo:? ?(?:implement|fill in|complete|add (?:the )?(?:implementation|code|logic))\\b',
  '\\bomitted for (?:brevity|clarity|space)\\b',
].map((pattern) => new RegExp(pattern, 'i'));

/** Longer texts say more than that something was left out. */
const LONGEST = 120;
const BEGINS = /^(?:\.{3}|\u2026)/;
const ENDS = /(?:\.{3}|\u2026)$/;
const ELLIPSIS_WORDS =
  /\b(?:rest|remaining|remainder|existing|unchanged|same|omitted|as before|other|previous|more)\b/i;
const BRACKETED = /^(?:\[[^\]\n]{3,80}\]|<[^>\n]{3,80}>|\([^)\n]{3,80}\)|\{[^}\n]{3,80}\})$/;

/** The first text of a new file that stands for code which was left out, and was not there before. */
export function placeholderIn(before: Reading, after: Reading): string | undefined {
  const old = new Set(before.scanned.text.split('\n').map((line) => line.trim()));
  const seen = new Set(notes(before));
  for (const note of notes(after)) {
    if (!seen.has(note) && !old.has(note) && isStandIn(note)) return note.slice(0, 80);
  }
  return undefined;
}

function isStandIn(note: string): boolean {
  const text = note.replace(/^#+[ \t]*/, '').trim();
  const inner = text.replace(/^[[<({][ \t]*|[ \t]*[\])}>]$/g, '').trim();
  if (/^(?:\.{3,}|\u2026)$/.test(inner)) return note.startsWith('#') || inner !== text;
  const cut = inner.replace(/^(?:\.{3,}|\u2026)[ \t]*|[ \t]*(?:\.{3,}|\u2026)$/g, '');
  const short = cut.split(/\s+/).length <= 8;
  if (short && BEGINS.test(inner) && ELLIPSIS_WORDS.test(cut)) return true;
  if (short && ENDS.test(inner) && cut.replace(/^the /i, '').search(ELLIPSIS_WORDS) === 0) return true;
  return STAND_INS.some((pattern) => pattern.test(cut));
}

/** Comments, strings that are statements, and statements that are one bracket of words. */
function notes({ scanned, lines }: Reading): string[] {
  const found: string[] = [];
  const { text, kinds } = scanned;
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    while (kinds[at] === COMMENT) at += 1;
    if (at > start && at - start < LONGEST) found.push(text.slice(start, at).trim());
  }
  for (const line of lines) {
    if (isText(scanned, line)) {
      const words = text
        .slice(line.start, line.end)
        .replace(/^[A-Za-z]{0,2}["']{1,3}|["']{1,3}$/g, '')
        .trim();
      if (words.length < LONGEST) found.push(words);
    } else if (line.end - line.start < LONGEST && BRACKETED.test(text.slice(line.start, line.end))) {
      found.push(text.slice(line.start, line.end));
    }
  }
  return found;
}

/** What stands in an answer for another language than Python: a difference, an unresolved merge, a fence. */
export function foreignLine(before: string, after: string): string | undefined {
  const scanned = scan(after);
  const old = new Set(before.split(/\r\n?|\n/));
  let start = 0;
  for (const line of scanned.text.split('\n')) {
    const inString = start > 0 && scanned.kinds[start - 1] === STRING && scanned.text[start - 1] === '\n';
    start += line.length + 1;
    if (inString || old.has(line)) continue;
    if (/^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/.test(line)) return `a conflict marker, "${line.slice(0, 40)}"`;
    if (/^@@ -\d|^@@ ?\.\.\.|^(?:\+\+\+|---) (?:[ab]\/|\/dev\/null|\S+\.py\b)|^diff --git /.test(line)) {
      return `a difference instead of a file, "${line.slice(0, 40)}"`;
    }
    if (/^[ \t]*(?:`{3}|~{3})/.test(line)) return 'a Markdown fence';
  }
  return undefined;
}
