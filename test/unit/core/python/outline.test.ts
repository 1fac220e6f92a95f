import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Definition, outline, topLevelConstants } from '../../../../core/python/outline.ts';

/** "qualname line-end" of every definition. */
function places(source: string): string[] {
  return outline(source).map((one) => `${one.qualname} ${one.line}-${one.end_line}`);
}

describe('the outline of a source', () => {
  it('has functions, methods and classes with their places', () => {
    const source = [
      '"""def no(): pass"""', // 1
      '@decorate(', // 2
      "    'x',", // 3
      ')', // 4
      'async  def fetch(url,  # where', // 5
      '                 *, timeout: float = 1.5) -> dict[str, int]:', // 6
      '    return {', // 7
      '    }', // 8
      '', // 9
      '    # a comment behind it', // 10
      'class Box(Base, metaclass=Meta):', // 11
      '    @property', // 12
      '    def size(self): return 1', // 13
      '', // 14
      '    class Inner:', // 15
      '        x = """', // 16
      'def not_one(): pass', // 17
      '"""', // 18
      '    def last(self):', // 19
      '        def local():', // 20
      '            pass', // 21
      '        return local', // 22
      'if True:', // 23
      '    def conditional(a, b=":"):', // 24
      '        pass', // 25
    ].join('\n');
    const expected: Definition[] = [
      {
        kind: 'function',
        name: 'fetch',
        qualname: 'fetch',
        line: 2,
        header_line: 5,
        end_line: 8,
        indent: 0,
        signature: 'async def fetch(url, *, timeout: float = 1.5) -> dict[str, int]',
        async: true,
      },
      {
        kind: 'class',
        name: 'Box',
        qualname: 'Box',
        line: 11,
        header_line: 11,
        end_line: 22,
        indent: 0,
        signature: 'class Box(Base, metaclass=Meta)',
        async: false,
      },
    ];
    expect(outline(source).filter((one) => ['fetch', 'Box'].includes(one.qualname))).toEqual(expected);
    expect(places(source)).toEqual([
      'fetch 2-8',
      'Box 11-22',
      'Box.size 12-13',
      'Box.Inner 15-18',
      'Box.last 19-22',
      'Box.last.local 20-21',
      'conditional 24-25',
    ]);
    expect(outline(source.replaceAll('\n', '\r\n'))).toEqual(outline(source));
    expect(outline(`\uFEFF${source}`)).toEqual(outline(source));
  });

  it.each<[what: string, first: string]>([
    ['a string with a quote', String.raw`x = "a\"b"`],
    ['a raw string', String.raw`x = r"a\"`.concat('"')],
    ['three quotes of the other kind', `x = """it's "quoted" '''"""`],
    ['bytes', `x = rb'#' + BR"#"`],
    ['a string over two lines', 'x = "a\\\ndef no(): pass"'],
    ['a comment with a quote', "x = 1  # don't"],
    ['a formatted string', `x = f"{a['b']:>{w}} {{ {c!r}"`],
    ['quotes of Python 3.12', `x = f"{d["key"]} {f"{y["z"]}"}"`],
    ['a field over two lines', 'x = f"{\n    a["b"]\n}"'],
    ['a named character', String.raw`x = f"\N{LEFT CURLY BRACKET}{a}"`],
    ['a format with quotes', `x = f'{when:%H "o" %M}'`],
    ['a template string', `x = t"{a["b"]}"`],
    ['an unclosed brace in a formatted string', 'x = f"{a"'],
    ['an unclosed string', 'x = "abc'],
    ['an unclosed bracket', 'x = (1, [2'],
    ['a bracket too many', 'x = 1)]}'],
    ['brackets in strings', `x = "(" + '['`],
    ['a backslash', 'x = 1 + \\\n    2'],
    ['a semicolon', 'x = 1; y = "def no():"'],
    ['a form feed', '\f'],
    ['a name that ends like a prefix', 'half"x"'],
    ['a word that begins like one', 'define = classic = deft = 1'],
  ])('is not misled by %s', (_, first) => {
    const lines = first.split('\n').length;
    expect(places(`${first}\ndef f(a):\n    return a\n\n\nclass C: pass\n`)).toEqual([
      `f ${lines + 1}-${lines + 2}`,
      `C ${lines + 5}-${lines + 5}`,
    ]);
  });

  it('counts tabs and form feeds as Python does', () => {
    expect(places('class A:\n\tdef a(self):\n\t\tpass\n        def b(self):\n\t\tpass\n')).toEqual([
      'A 1-5',
      'A.a 2-3',
      'A.b 4-5',
    ]);
    expect(places('class A:\n    x = 1\n  \fdef f(): pass\n')).toEqual(['A 1-2', 'f 3-3']);
  });

  it('of broken code is what can be told', () => {
    expect(places('def f(a\n    return a\n\ndef g(:\n    pass\nclass\nclass H\n    def i(self)\n        x\n')).toEqual([
      'f 1-2',
      'g 4-5',
      'H 7-9',
      'H.i 8-9',
    ]);
    expect(outline('def f(a, b)\n    pass')[0]?.signature).toBe('def f(a, b)');
  });

  it('never throws', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'def f(',
        'class A',
        ':',
        '\n',
        '\n    ',
        '\t',
        '"',
        "'",
        '"""',
        "f'",
        '{',
        '}',
        '(',
        ')',
        '\\',
        '#',
        '@x',
        ' = ',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const source = parts.join('');
        const lines = source.split(/\r\n?|\n/).length;
        for (const one of outline(source)) {
          expect(one.line).toBeLessThanOrEqual(one.header_line);
          expect(one.header_line).toBeLessThanOrEqual(one.end_line);
          expect(one.end_line).toBeLessThanOrEqual(lines);
        }
        topLevelConstants(source);
      }),
      { numRuns: 2000, seed: 4 },
    );
  });

  it.each([
    '"',
    "f'{",
    'f"""{',
    '(',
    '\\\n',
    'def f():\n ',
    '{',
    'f"{\'',
    "'''",
    '\t',
    'a',
    'f"{x:',
  ])('takes little time for 200 KB of %j', (part) => {
    outline(part.repeat(Math.ceil(200_000 / part.length)));
  }, 10_000);
});

describe('the constants of a source', () => {
  it('are the names in capitals at the left margin', () => {
    const source = [
      'A = 1',
      'B: Final[int] = 2',
      'C = D = f(E=1)',
      'F, g = 1, 2',
      'h = I',
      'J == 1',
      'K[0] = 1',
      'L += 1',
      'M: int',
      'if True:\n    N = 1',
      'x = """\nO = 1\n"""',
      '_P = 1; Q2 = 2',
      'A = 3',
      '__all__ = []',
      '_ = 1',
    ].join('\n');
    expect(topLevelConstants(source)).toEqual(['A', 'B', 'C', 'D', 'F', '_P', 'Q2']);
  });
});
