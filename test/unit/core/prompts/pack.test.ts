import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../core/answers/file-blocks.ts';
import { estimateTokens, upperBoundTokens } from '../../../../core/prompts/estimate.ts';
import { type PackInput, packContext } from '../../../../core/prompts/pack.ts';
import { definitionSource } from '../../../../core/python/splice.ts';

const SHAPES = `"""Shapes."""
import math


def area(radius):
    return math.pi * radius


class Box:
    side = 1

    def volume(self):
        total = 1
        for _ in range(3):
            total *= self.side
        return total
`;
const MAIN = 'from shapes import area\n\n\ndef main():\n    print(area(2))\n';
const OTHER = 'def helper(x):\n    return x\n\n\ndef _hidden():\n    pass\n';

const SOURCES = new Map([
  ['main.py', MAIN],
  ['pkg/other.py', OTHER],
  ['pkg/unused.py', 'def nothing():\n    pass\n'],
  ['shapes.py', SHAPES],
]);

function input(changes: Partial<PackInput>): PackInput {
  return {
    sources: SOURCES,
    wanted: ['main.py'],
    mentions: [],
    budgetTokens: 1000,
    outputTokens: 1000,
    count: estimateTokens,
    ...changes,
  };
}

/** A module of functions f0, f1, ... with so many lines each. */
function moduleOf(...sizes: readonly number[]): string {
  return sizes.map((size, index) => `def f${index}(x):\n${'    x = x + 1\n'.repeat(size)}    return x\n`).join('\n\n');
}

describe('what is packed', () => {
  it('is the wanted files, whole, in one call when they fit', () => {
    const [pack, ...more] = packContext(input({ wanted: ['shapes.py', 'main.py', 'shapes.py', 'not-there.py'] }));
    expect(more).toEqual([]);
    expect(pack?.whole).toEqual(['shapes.py', 'main.py']);
    expect(pack?.parts).toEqual([]);
    expect(readBlocks(pack?.text ?? '', [])).toEqual([
      { path: 'shapes.py', content: SHAPES, complete: true },
      { path: 'main.py', content: MAIN, complete: true },
    ]);
  });

  it('are also files that are mentioned by path, and no others', () => {
    const packs = packContext(input({ mentions: ['pkg/other.py:2', 'shapes.py', 'area'] }));
    expect(packs.map((pack) => pack.whole)).toEqual([['main.py', 'pkg/other.py', 'shapes.py']]);
    expect(packContext(input({ wanted: [] }))).toEqual([]);
  });

  it('has the signatures of all other files, the most relevant first', () => {
    expect(packContext(input({}))[0]?.signatures).toBe(
      [
        'shapes.py',
        '  def area(radius)',
        '  class Box',
        '    def volume(self)',
        'pkg/other.py',
        '  def helper(x)',
        'pkg/unused.py',
        '  def nothing()',
      ].join('\n'),
    );
    const mentioned = packContext(input({ mentions: ['nothing'] }))[0]?.signatures;
    expect(mentioned?.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'pkg/unused.py',
      'shapes.py',
      'pkg/other.py',
    ]);
  });

  it('cuts signatures to what fits, and counts the rest', () => {
    const text = estimateTokens(packContext(input({}))[0]?.text ?? '');
    // A quarter of the budget may be signatures: 30 tokens, as much as is left beside the files.
    expect(text).toBeLessThanOrEqual(90);
    expect(packContext(input({ budgetTokens: 120 }))[0]?.signatures).toBe(
      'shapes.py\n  def area(radius)\n  class Box\n    def volume(self)\n(2 more definitions)',
    );
    expect(packContext(input({ budgetTokens: text }))[0]?.signatures).toBe('');
  });

  it('is spread over more calls when it does not fit in one', () => {
    const sources = new Map(['a', 'b', 'c'].map((name) => [`${name}.py`, moduleOf(20)]));
    const wanted = [...sources.keys()];
    const one = estimateTokens(moduleOf(20));
    const byBudget = packContext(input({ sources, wanted, budgetTokens: Math.ceil(2.5 * one) }));
    expect(byBudget.map((pack) => pack.whole)).toEqual([['a.py', 'b.py'], ['c.py']]);
    const byAnswer = packContext(input({ sources, wanted, outputTokens: Math.ceil(1.3 * one) }));
    expect(byAnswer.map((pack) => pack.whole)).toEqual([['a.py'], ['b.py'], ['c.py']]);
  });
});

describe('a file that is too large to be answered', () => {
  const source = `import math\n\nLIMIT = 3\n\n\n${moduleOf(5, 40, 10, 20)}`;
  const sources = new Map([['big.py', source]]);
  const large = input({ sources, wanted: ['big.py'], outputTokens: 400 });

  it('is given by the largest definitions that fit, in their order, with what is around them', () => {
    const [pack] = packContext(large);
    expect(pack?.whole).toEqual([]);
    expect(pack?.parts).toEqual([{ path: 'big.py', qualnames: ['f1', 'f3'] }]);
    expect(readBlocks(pack?.text ?? '', ['big.py'])).toEqual(
      ['f1', 'f3'].map((qualname) => ({
        path: 'big.py',
        qualname,
        content: definitionSource(source, qualname),
        complete: true,
      })),
    );
    expect(pack?.text).toContain('```python\nimport math\nLIMIT = 3\ndef f0(x): ...\ndef f1(x): ...\n');
  });

  it.each<[string[], string[]]>([
    [['f0'], ['f0']],
    [
      ['f3', 'unknown', 'f0'],
      ['f0', 'f3'],
    ],
    [['big.py::f2'], ['f2']],
    [['big.py:12'], ['f0']],
    [['other.py:13', 'f2'], ['f2']],
  ])('is given by the definitions that %j mention', (mentions, qualnames) => {
    expect(packContext({ ...large, mentions })[0]?.parts).toEqual([{ path: 'big.py', qualnames }]);
  });

  it('is not given at all when nothing of it fits', () => {
    expect(packContext({ ...large, outputTokens: 20 })).toEqual([]);
    expect(packContext({ ...large, sources: new Map([['big.py', 'x = 1\n'.repeat(1000)]]) })).toEqual([]);
  });

  it('leaves out definitions that share their name, and local ones', () => {
    const shared = `${moduleOf(30)}\n\n${moduleOf(30)}\n\nclass A:\n    def m(self):\n        def local(): pass\n`;
    const packs = packContext({ ...large, sources: new Map([['big.py', shared]]), outputTokens: 200 });
    expect(packs.map((pack) => pack.parts)).toEqual([[{ path: 'big.py', qualnames: ['A.m'] }]]);
  });
});

describe('any packing', () => {
  const name = fc.constantFrom('f0', 'f1', 'f2', 'a.py', 'b.py:3', 'c.py', 'd.py:30', 'x');
  const file = fc.array(fc.nat(25), { maxLength: 4 }).map((sizes) => moduleOf(...sizes));
  const counts = [estimateTokens, upperBoundTokens, (text: string) => text.split(/\s+/).length];

  it('stays within its budget, has each file once, and is the same every time', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a.py', 'b.py', 'c.py', 'd.py', 'p/e.py'), file),
        fc.array(fc.constantFrom('a.py', 'b.py', 'c.py', 'd.py', 'p/e.py', 'none.py')),
        fc.array(name),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 600 }),
        fc.constantFrom(...counts),
        (files, wanted, mentions, budgetTokens, outputTokens, count) => {
          const given = {
            sources: new Map(Object.entries(files)),
            wanted,
            mentions,
            budgetTokens,
            outputTokens,
            count,
          };
          const packs = packContext(given);
          expect(packContext({ ...given, sources: new Map(Object.entries(files).reverse()) })).toEqual(packs);
          for (const pack of packs) {
            expect(count(pack.text) + count(pack.signatures)).toBeLessThanOrEqual(budgetTokens);
            const content = pack.whole.map((path) => count(files[path] ?? ''));
            expect(content.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(outputTokens * 0.8);
            const paths = readBlocks(pack.text, Object.keys(files)).map((block) => block.path);
            expect(new Set(paths)).toEqual(new Set([...pack.whole, ...pack.parts.map(({ path }) => path)]));
          }
          const packed = packs.flatMap((pack) => [...pack.whole, ...pack.parts.map(({ path }) => path)]);
          expect(new Set(packed).size).toBe(packed.length);
          const named = new Set([...wanted, ...mentions.map((mention) => mention.replace(/:.*/, ''))]);
          expect(packed.filter((path) => !named.has(path))).toEqual([]);
          const small = Object.keys(files).filter(
            (path) =>
              given.wanted.some((one) => one === path) &&
              count(files[path] ?? '') <= outputTokens * 0.8 &&
              budgetTokens > 700,
          );
          if (count === estimateTokens) expect(small.filter((path) => !packed.includes(path))).toEqual([]);
        },
      ),
      { numRuns: 500, seed: 11 },
    );
  });
});

describe('an estimate', () => {
  it('is in bytes of UTF-8', () => {
    expect([estimateTokens(''), estimateTokens('abc'), estimateTokens('abcd'), estimateTokens('é'.repeat(33))]).toEqual(
      [0, 1, 2, 20],
    );
    expect([upperBoundTokens(''), upperBoundTokens('aé\u{1F40D}')]).toEqual([0, 7]);
  });
});
