import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outline } from '../../../../core/python/outline.ts';
import { definitionSource, replaceDefinition } from '../../../../core/python/splice.ts';
import { ROOT } from '../../../support/paths.ts';

const SOURCE = `import os


def first(a):
    return a


class Box:
    """A box."""

    @property
    def size(self):
        return 1

    def text(self):
        return """
one
  two
"""


def twice(): pass
def twice(): pass
`;

const malformed = expect.objectContaining({ name: 'MalformedAnswer' });

describe('a definition', () => {
  it('is given as it stands, with its decorators', () => {
    expect(definitionSource(SOURCE, 'first')).toBe('def first(a):\n    return a\n');
    expect(definitionSource(SOURCE, 'Box.size')).toBe('    @property\n    def size(self):\n        return 1\n');
    expect(definitionSource(SOURCE.replaceAll('\n', '\r\n'), 'first')).toBe('def first(a):\n    return a\n');
  });

  it.each(['none', 'Box.none', 'twice', 'size'])('%s is refused', (name) => {
    expect(() => definitionSource(SOURCE, name)).toThrowError(malformed);
    expect(() => replaceDefinition(SOURCE, name, `def ${name}(): pass`)).toThrowError(malformed);
  });

  it('is replaced by one with the same text, whatever it is', () => {
    const files = readdirSync(join(ROOT, 'layers/python-tools/swarm_tools'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.py'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.slice(0, 25)) {
      const source = readFileSync(file, 'utf8');
      const names = outline(source).map((one) => one.qualname);
      for (const name of names.filter((one) => names.indexOf(one) === names.lastIndexOf(one))) {
        expect(replaceDefinition(source, name, definitionSource(source, name)), `${file} ${name}`).toBe(source);
      }
    }
  });
});

describe('a new definition', () => {
  const SIZE = '    @property\n    def size(self):\n        """One."""\n        return 2\n';

  it.each<[what: string, text: string]>([
    ['as it is', SIZE],
    ['at the left margin', '@property\ndef size(self):\n    """One."""\n    return 2'],
    ['too far right', SIZE.replaceAll(/^/gm, '    ')],
    ['with Windows line ends', SIZE.replaceAll('\n', '\r\n')],
    ['with blank lines around', `\n\n${SIZE}\n\n`],
    ['inside its class', `class Box:\n${SIZE}`],
    ['with tabs', '\t@property\n\tdef size(self):\n\t    """One."""\n\t    return 2\n'],
  ])('is put in its place %s', (_, text) => {
    const old = '    @property\n    def size(self):\n        return 1\n';
    expect(replaceDefinition(SOURCE, 'Box.size', text)).toBe(SOURCE.replace(old, SIZE));
  });

  it('keeps the lines of its strings', () => {
    const text = 'def text(self):\n    x = (1,\n  2)\n    # why\n    return f"""\n one\n\n{x}  two\n"""\n';
    expect(replaceDefinition(SOURCE, 'Box.text', text)).toContain(
      '    def text(self):\n        x = (1,\n      2)\n        # why\n        return f"""\n one\n\n{x}  two\n"""\n\n\ndef twice',
    );
  });

  it('may bring what it needs', () => {
    const text = 'def _half(a):\n    return a / 2\n\n\ndef first(a):\n    return _half(a)\n';
    expect(replaceDefinition(SOURCE, 'first', text)).toBe(SOURCE.replace('def first(a):\n    return a\n', text));
  });

  it('keeps a byte order mark', () => {
    expect(replaceDefinition(`\uFEFF${SOURCE}`, 'first', 'def first(a): return 1')).toBe(
      `\uFEFF${SOURCE.replace('def first(a):\n    return a\n', 'def first(a): return 1\n')}`,
    );
  });

  it('goes with the tabs of its file', () => {
    const source = 'class A:\n\tdef f(self):\n\t\treturn 1\n';
    expect(replaceDefinition(source, 'A.f', 'def f(self):\n\treturn 2\n')).toBe(
      'class A:\n\tdef f(self):\n\t\treturn 2\n',
    );
  });

  it.each<[what: string, text: string]>([
    ['has another name', 'def second(a):\n    return a\n'],
    ['is no definition', 'return a\n'],
    ['is empty', ''],
    ['is there twice', 'def first(a): pass\ndef first(a): pass\n'],
    ['is only inside another', 'def second():\n    def first(a): pass\n'],
    ['opens a string that takes the rest', 'def first(a):\n    return """\n'],
  ])('is refused when it %s', (_, text) => {
    expect(() => replaceDefinition(SOURCE, 'first', text)).toThrowError(malformed);
  });
});
