/** The quotes of a string that goes on over the end of a line; "" outside of one. */
export type OpenString = '' | '"""' | "'''" | '"' | "'";

/**
 * Whether the next line begins inside a string, given how this one does. It goes line by
 * line, so that a text can be left where it stops being Python.
 */
export function openStringAfter(line: string, before: OpenString): OpenString {
  let open = before;
  let at = 0;
  while (at < line.length) {
    const char = line[at];
    if (char === '\\' && open !== '') {
      // A backslash at the end of a line carries a string of one line over to the next.
      if (at === line.length - 1) return open;
      at += 2;
    } else if (open !== '') {
      const closes = line.startsWith(open, at);
      at += closes ? open.length : 1;
      if (closes) open = '';
    } else if (char === '#') {
      return '';
    } else if (char === '"' || char === "'") {
      const triple = char === '"' ? '"""' : "'''";
      open = line.startsWith(triple, at) ? triple : char;
      at += open.length;
    } else {
      at += 1;
    }
  }
  return open === '"' || open === "'" ? '' : open;
}
