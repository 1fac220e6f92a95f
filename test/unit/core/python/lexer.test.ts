import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE, COMMENT, STRING, scan } from '../../../../core/python/lexer.ts';
import { type OpenString, openStringAfter } from '../../../../core/python/string-lines.ts';

/** The pieces of a source that are of one kind. */
function pieces(source: string, kind: number): string[] {
  const { text, kinds } = scan(source);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (kinds[at] !== kind) continue;
    if (at > 0 && kinds[at - 1] === kind) found[found.length - 1] += text[at] ?? '';
    else found.push(text[at] ?? '');
  }
  return found;
}

describe('strings', () => {
  it.each<[source: string, strings: string[]]>([
    [`x = 'a' + "b"`, [`'a'`, `"b"`]],
    [`x = Rb'a' + f"b" + U'c' + Br"d"`, [`Rb'a'`, `f"b"`, `U'c'`, `Br"d"`]],
    [`half"x"`, [`"x"`]],
    [`x = "a\\"b"`, [`"a\\"b"`]],
    [`x = r"a\\"b"`, [`r"a\\"b"`]],
    [`x = """a"b""c\n'''d"""`, [`"""a"b""c\n'''d"""`]],
    [`x = f"{d["key"]}" + y`, [`f"{d["key"]}"`]],
    [`x = f"{f"{f"{1}"}"}"`, [`f"{f"{f"{1}"}"}"`]],
    [`x = f"{a:{b["c"]}}"`, [`f"{a:{b["c"]}}"`]],
    [`x = f"{{" + y["z"]`, [`f"{{"`, `"z"`]],
    [`x = f"\\N{LEFT CURLY BRACKET}" + "}"`, [`f"\\N{LEFT CURLY BRACKET}"`, `"}"`]],
    [`x = rf"\\{a["b"]}"`, [`rf"\\{a["b"]}"`]],
    [`x = f"{\n  a["b"]  # "\n}"`, [`f"{\n  a["b"]  # "\n}"`]],
    [`x = f"""{a["""\ndef no(): pass\n"""]}"""`, [`f"""{a["""\ndef no(): pass\n"""]}"""`]],
    [`x = f"{a"\ny = 'b'`, [`f"{a"`, `'b'`]],
    [`x = "a\ny = 'b'`, [`"a`, `'b'`]],
    [`x = "a\\\nb" + 'c'`, [`"a\\\nb"`, `'c'`]],
    [`x = """a\ny = 'b'`, [`"""a\ny = 'b'`]],
    [`# "a"\nx = "#"`, [`"#"`]],
  ])('of %j are found', (source, strings) => {
    expect(pieces(source, STRING)).toEqual(strings);
  });

  it('end comments, and comments end with their line', () => {
    expect(pieces('x = "#"  # a "b\n# c\r\ny', COMMENT)).toEqual(['# a "b', '# c']);
  });
});

describe('a scan', () => {
  it('keeps the text but its mark and line ends', () => {
    expect(scan('\uFEFFa\r\nb\rc\n').text).toBe('a\nb\nc\n');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', "'", 'f', '{', '}', '\\', '#', '\n', ' ', 'a') }),
        (source) => {
          const { text, kinds } = scan(source);
          expect(text).toBe(source);
          expect(kinds).toHaveLength(text.length);
          expect(pieces(source, CODE).join('')).not.toMatch(/["'#]/);
        },
      ),
      { numRuns: 2000, seed: 6 },
    );
  });

  it('by lines sees the same open strings, where none is formatted', () => {
    const unit = fc.constantFrom('"', '"""', "'", "'''", '\\', '#', '\n', '\n', ' ', 'a');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 25 }), (parts) => {
        const { text, kinds } = scan(parts.join(''));
        let open: OpenString = '';
        let at = 0;
        for (const line of text.split('\n').slice(0, -1)) {
          open = openStringAfter(line, open);
          at += line.length + 1;
          expect(open !== '', JSON.stringify([text, at])).toBe(kinds[at - 1] === STRING);
        }
      }),
      { numRuns: 3000, seed: 9 },
    );
  });
});
