/** What a block of an answer is for: a file, or one definition of it. */
export interface Target {
  readonly path: string;
  readonly qualname?: string;
}

const KEYWORD = /^(file|filename|filepath|path|function|method|class|definition)\b[ \t]*:?[ \t]*/i;
const PLAIN_PATH = /^[^\s:*?"'<>|`()[\]{},;=\\#]{1,1000}\.[A-Za-z0-9]{1,8}$/;
const QUALNAME = /^[\p{L}_][\p{L}\p{N}\p{M}_]*(?:\.[\p{L}_][\p{L}\p{N}\p{M}_]*)*$/u;
const ATTRIBUTE = /(?:^|[\s{,])(?:path|file|filename|title|name)[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s}"',]+))/i;
const LONGEST = 2000;

/** The target that a line outside of code names: a heading, a bold line, a line of code marks; else undefined. */
export function headingTarget(line: string, known: ReadonlySet<string>): Target | undefined {
  if (line.length > LONGEST) return undefined;
  const exact = /^#{2,4} (FILE|FUNCTION): (.+)$/s.exec(line);
  if (exact?.[2] !== undefined) {
    const target = splitTarget(exact[2], exact[1] === 'FUNCTION');
    if (known.has(target.path)) return target;
  }
  const text = line.trim();
  const marks = /^#{1,6}(?=[ \t*`])/.exec(text)?.[0] ?? '';
  const rest = bare(text.slice(marks.length).replace(/^[ \t]*\d{1,3}[.)][ \t]/, ''));
  const keyword = KEYWORD.exec(rest);
  const decorated = marks !== '' || /^\*\*.*\*\*:?$/.test(text) || /^`[^`]*`:?$/.test(text);
  if (keyword) {
    const value = rest.slice(keyword[0].length).replace(/[ \t]*\([^()]*\)$/, '');
    const named = plausible(bare(value), known, keyword[0].includes(':'));
    if (named) return named;
  }
  const named = plausible(rest, known, false);
  return named && (decorated || known.has(rest)) ? named : undefined;
}

/** Whether a line is a heading that only a block can follow: what even a refusal would not write. */
export function isBlockHeading(line: string): boolean {
  return line.length <= LONGEST && /^[ \t]*#{2,4}[ \t]*[*`]{0,3}(?:file|function)[ \t]*:/i.test(line);
}

/** The target in the information behind a fence: `python path=a.py`, `python:a.py`, `a.py`. */
export function infoTarget(info: string, known: ReadonlySet<string>): Target | undefined {
  if (info.length > LONGEST) return undefined;
  const attribute = ATTRIBUTE.exec(info);
  const value = attribute?.[1] ?? attribute?.[2] ?? attribute?.[3];
  if (value !== undefined) return plausible(value.trim(), known, false);
  const colon = /^[A-Za-z0-9_+-]{1,30}:(?!:)(.+)$/s.exec(info)?.[1];
  if (colon !== undefined) return plausible(colon.trim(), known, false);
  const second = /^[A-Za-z0-9_+-]{1,30}[ \t]+(\S.*)$/s.exec(info)?.[1];
  return plausible(info, known, false) ?? (second === undefined ? undefined : plausible(second.trim(), known, false));
}

/** The target that the first line of a block names as a comment, and whether that line is no part of the file. */
export function commentTarget(
  line: string,
  known: ReadonlySet<string>,
): { readonly target: Target; readonly remove: boolean } | undefined {
  const text = /^#[ \t]*(\S.*)$/s.exec(line.trim())?.[1];
  if (text === undefined || text.length > LONGEST) return undefined;
  const keyword = /^(?:file|filename|filepath|path)[ \t]*:[ \t]*/i.exec(text)?.[0] ?? '';
  const target = plausible(bare(text.slice(keyword.length)), known, false);
  return target && { target, remove: known.has(target.path) };
}

/** `path::qualname` in its parts; a path may hold "::" itself. */
function splitTarget(text: string, mayBePart: boolean): Target {
  const at = text.lastIndexOf('::');
  const qualname = text.slice(at + 2);
  if (!mayBePart || at <= 0 || !QUALNAME.test(qualname)) return { path: text };
  return { path: text.slice(0, at), qualname };
}

/** A target whose path is known, or looks like one; `told`: a keyword said that it is one, so it may hold spaces. */
function plausible(text: string, known: ReadonlySet<string>, told: boolean): Target | undefined {
  if (text === '') return undefined;
  if (known.has(text)) return { path: text };
  const { path: raw, qualname } = splitTarget(text, true);
  const path = raw.replace(/^(?:\.\/)+/, '');
  const looks =
    known.has(path) || PLAIN_PATH.test(path) || (told && /^[^`*"<>|]{1,1000}\.[A-Za-z0-9]{1,8}$/.test(path));
  return looks ? { path, ...(qualname === undefined ? {} : { qualname }) } : undefined;
}

/** Text without the marks of bold, code and quotes around it, and without a colon behind it. */
function bare(text: string): string {
  let result = text.trim();
  for (let round = 0; round < 4; round += 1) {
    result = result
      .replace(/^(?:\*{1,3}|`|"|')/, '')
      .replace(/:$/, '')
      .replace(/(?:\*{1,3}|`|"|')$/, '')
      .trim();
  }
  return result;
}
