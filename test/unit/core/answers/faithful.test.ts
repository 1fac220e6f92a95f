import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unfaithful } from '../../../../core/answers/faithful.ts';
import { ROOT } from '../../../support/paths.ts';

const BEFORE = `"""Shapes."""
import math

SIDES = 4


class Square:
    def __init__(self, side):
        self.side = side

    def area(self):
        area = self.side * self.side
        result = area
        return result


def total(items):
    def one(item):
        return item.area()
    result = 0
    for item in items:
        result = result + one(item)
    return result


def _unused(a, b):
    # adds
    return a + b
`;

function reason(from: string | RegExp, to: string, mayRename = false): string | undefined {
  const after = BEFORE.replace(from, to);
  expect(after).not.toBe(BEFORE);
  return unfaithful('shapes.py', BEFORE, after, { mayRename });
}

describe('a rewritten file is refused', () => {
  it.each([
    '# ... rest unchanged',
    '# existing code',
    '# Existing code here',
    '# same as before',
    '# unchanged',
    '# ...',
    '# The rest of the function remains the same',
    '# rest of the code',
    '# (rest of file unchanged)',
    '# remaining methods unchanged',
    '# TODO: implement',
    '# TODO implement this',
    '# your code here',
    '# implementation goes here',
    '# other methods omitted for brevity',
    '# [... unchanged ...]',
    '# the rest...',
    '[rest of file]',
    '... # and so on',
    '"""... rest of the implementation ..."""',
  ])('with %j in place of code', (note) => {
    expect(reason('result = area\n        return result', `${note}\n        return area`)).toMatch(
      /in place of code|no body/,
    );
  });

  it.each<[what: string, from: string | RegExp, to: string, why: RegExp]>([
    ['no text', /[\s\S]*/, '', /no code/],
    ['comments alone', /[\s\S]*/, '# Nothing to see.\n', /no code/],
    ['a body of dots', /area = self[\s\S]*?return result/, '...', /Square\.area has no body/],
    ['a body of dots on one line', /:\n {8}area = self[\s\S]*?return result/, ': ...', /Square\.area has no body/],
    ['dots among statements', 'result = area\n', '...\n', /Square\.area has no body/],
    ['a body that is not implemented', /area = self[\s\S]*?return result/, 'raise NotImplementedError', /Square\.area/],
    ['a body that passes', /def one[\s\S]*?return result\n\n/, 'pass\n\n', /total has no body/],
    ['a body that is a docstring', /def one[\s\S]*?return result\n\n/, '"""Total."""\n\n', /total has no body/],
    ['dots at the left margin', 'def _unused', '...\n\n\ndef _unused', /the module has no body/],
    ['no function', /def _unused[\s\S]*/, '', /the function _unused is gone/],
    ['another function name', /total/g, 'sum_areas', /the function total is gone/],
    ['no method', /\n {4}def area[\s\S]*?return result\n/, '', /the function Square\.area is gone/],
    ['no class', /class Square[\s\S]*?return result\n/, '', /the class Square is gone/],
    ['no constant', 'SIDES = 4\n', '', /the constant SIDES is gone/],
    ['a difference', 'import math', '--- a/shapes.py\n+++ b/shapes.py\n@@ -1,3 +1,3 @@\nimport math', /a difference/],
    ['a hunk', 'import math', '@@ -1,3 +1,3 @@\nimport math', /a difference/],
    ['a conflict', 'SIDES = 4', '<<<<<<< HEAD\nSIDES = 4\n=======\nSIDES = 5\n>>>>>>> new', /conflict marker/],
    ['a fence', 'import math', '```python\nimport math\n```', /Markdown fence/],
  ])('with %s', (_, from, to, why) => {
    expect(reason(from, to)).toMatch(why);
    expect(reason(from, to)).toMatch(/^shapes\.py/);
  });

  it('when most statements are gone that no missing definition explains', () => {
    const steps = Array.from({ length: 20 }, (_, index) => `    step_${index}()\n`).join('');
    const before = `def run():\n${steps}`;
    expect(unfaithful('a.py', before, 'def run():\n    step_0()\n', { mayRename: false })).toMatch(/more than half/);
    expect(
      unfaithful('a.py', before, 'def run():\n    for step in STEPS:\n        step()\n', { mayRename: true }),
    ).toMatch(/half/);
    const twice = `${before}\n\n${before}`;
    expect(unfaithful('a.py', twice, before, { mayRename: false })).toBeUndefined();
    const renamed = `${before}\n\ndef other():\n    return 1\n`;
    expect(unfaithful('a.py', renamed, 'def other():\n    return 1\n', { mayRename: true })).toBeUndefined();
  });
});

describe('a rewritten file is taken', () => {
  it.each<[what: string, from: string | RegExp, to: string]>([
    [
      'with docstrings',
      'def total(items):\n',
      'def total(items):\n    """The sum of all areas; the rest is up to callers."""\n',
    ],
    ['with a simpler body', /def one[\s\S]*?return result\n\n/, 'return sum(item.area() for item in items)\n\n'],
    ['with a body on one line', /area = self[\s\S]*?return result/, 'return self.side**2'],
    ['without an import that nothing uses', 'import math\n', ''],
    ['with another decorator', '    def area', '    @property\n    def area'],
    [
      'with an old name kept',
      /def total/,
      'def sum_areas(items):\n    return 0\n\n\ntotal = sum_areas\n\n\ndef totals',
    ],
    ['with a name that moved', /def _unused[\s\S]*/, 'from helpers import _unused\n'],
    ['with a new protocol', 'class Square', 'class Shape(Protocol):\n    def area(self): ...\n\n\nclass Square'],
    ['with an annotated constant', 'SIDES = 4', 'SIDES: Final[int] = 4'],
    ['with ordinary comments', '# adds', '# Add the rest of the items; other cases are handled by callers.'],
    ['with a comment that trails off', '# adds', '# Handle other types...'],
    ['with a note to do', '# adds', '# TODO: use Decimal'],
    ['with a rule in a docstring', '"""Shapes."""', '"""Shapes.\n\n=======\n```\n>>>>>>> x\n```\n"""'],
    ['with Windows line ends', /\n/g, '\r\n'],
  ])('%s', (_, from, to) => {
    expect(reason(from, to)).toBeUndefined();
  });

  it('with other names where they may change', () => {
    expect(reason(/total/g, 'sum_areas', true)).toBeUndefined();
    expect(reason(/SIDES/g, 'EDGES', true)).toBeUndefined();
  });

  it('when a method that stood beside its class moves into it', () => {
    const broken = 'class A:\n    def one(self):\n        return 1\n\ndef two(self):\n        return 2\n';
    const right = 'class A:\n    def one(self):\n        return 1\n\n    def two(self):\n        return 2\n';
    expect(unfaithful('a.py', broken, right, { mayRename: false })).toBeUndefined();
  });

  it('when what looks like a placeholder was there before', () => {
    const before = 'def f():\n    # existing code\n    ...\n\n\ndef g():\n    pass\n';
    expect(unfaithful('a.py', before, before.replace('pass', '...'), { mayRename: false })).toBeUndefined();
  });

  it('for every Python file against itself, and for other files that are not empty', () => {
    const files = ['examples', 'layers/python-tools']
      .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name.endsWith('.py'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(unfaithful('a.py', text, text, { mayRename: false }), file).toBeUndefined();
      // Nothing in these files may look like a placeholder, conflict or fence to somebody who has not seen them.
      expect(unfaithful('a.py', '', text, { mayRename: false })?.replace(/^/, `${file}: `)).toBeUndefined();
    }
    expect(unfaithful('setup.cfg', '[x]\n', '[y]\n', { mayRename: false })).toBeUndefined();
    expect(unfaithful('setup.cfg', '[x]\n', ' \n', { mayRename: false })).toMatch(/empty/);
  }, 120_000);

  it.each([
    '"""',
    '#\n',
    'def f(): ...\n',
    'class A:\n',
    '# ... \n',
    '(',
    'f"{',
  ])('is judged in little time, 200 KB of %j', (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    unfaithful('a.py', text, `${text}x`, { mayRename: false });
  }, 10_000);
});
