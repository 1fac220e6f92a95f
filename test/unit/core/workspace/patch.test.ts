import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';
import { diffTrees, patchBytes } from '../../../../core/workspace/patch.ts';
import { gitApply } from '../../../support/git.ts';

type Files = Record<string, string | Buffer>;

function tree(files: Files): FileTree {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      { bytes: typeof text === 'string' ? Buffer.from(text) : text, executable: path.endsWith('.sh') },
    ]),
  );
}

function plain(files: FileTree): Record<string, string> {
  return Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, file]) => [path, `${file.executable ? 'x' : '-'} ${Buffer.from(file.bytes).toString('latin1')}`]),
  );
}

async function applies(before: Files, after: Files): Promise<string> {
  const patch = patchBytes(diffTrees(tree(before), tree({ ...before, ...after })));
  expect(plain(await gitApply(tree(before), patch))).toEqual(plain(tree({ ...before, ...after })));
  return Buffer.from(patch).toString('latin1');
}

const LONG = Array.from({ length: 60 }, (_, index) => `line_${index} = ${index}\n`).join('');

describe('a patch that git applies', () => {
  it.each<[what: string, before: Files, after: Files]>([
    ['changed lines', { 'a.py': LONG }, { 'a.py': LONG.replace('line_3 ', 'three ').replace('line_50 ', 'fifty ') }],
    ['changes in the first and the last line', { 'a.py': LONG }, { 'a.py': `# first\n${LONG}# last\n` }],
    ['removed lines', { 'a.py': LONG }, { 'a.py': LONG.replace(/line_2\d.*\n/g, '') }],
    ['several files', { 'a.py': 'a\n', 'b/c.py': 'c\n', 'd.py': 'd\n' }, { 'a.py': 'A\n', 'd.py': 'D\n' }],
    ['Windows line ends', { 'a.py': 'a = 1\r\nb = 2\r\n' }, { 'a.py': 'a = 1\r\nb = 3\r\n' }],
    ['other line ends than before', { 'a.py': 'a = 1\r\nb = 2\r\n' }, { 'a.py': 'a = 1\nb = 2\n' }],
    ['mixed line ends', { 'a.py': 'a\r\nb\nc\r\n' }, { 'a.py': 'a\r\nB\nc\n' }],
    ['old Macintosh line ends', { 'a.py': 'a\rb\rc' }, { 'a.py': 'a\rB\rc' }],
    ['no line end at the end, before', { 'a.py': 'a = 1\nb = 2' }, { 'a.py': 'a = 1\nb = 2\n' }],
    ['no line end at the end, after', { 'a.py': 'a = 1\nb = 2\n' }, { 'a.py': 'a = 1\nb = 2' }],
    ['no line end at the end, both', { 'a.py': 'a = 1\nb = 2' }, { 'a.py': 'a = 0\nb = 3' }],
    ['no line end at the end, far away', { 'a.py': `${LONG}end` }, { 'a.py': `x\n${LONG}end` }],
    [
      'Latin-1',
      { 'a.py': Buffer.from('# coding: latin-1\nx = "\xe9"\n', 'latin1') },
      { 'a.py': Buffer.from('# coding: latin-1\nx = "\xfc\xe9"\n', 'latin1') },
    ],
    ['a byte order mark', { 'a.py': '\ufeffx = 1\n' }, { 'a.py': '\ufeffx = 2\n' }],
    [
      'separators that are no line ends',
      { 'a.py': 'x = "\u2028"\n\f\nb\x0b\x85\n' },
      { 'a.py': 'x = "\u2029"\n\f\nc\x0b\x85\n' },
    ],
    [
      'lines that look like a patch',
      { 'a.py': '-- a\n++ b\n@@ -1 +1 @@\n' },
      { 'a.py': '-- b\n++ c\n@@ -2 +2 @@\ndiff --git a b\n\\ No newline at end of file\n' },
    ],
    ['a new file', { 'a.py': 'a\n' }, { 'tests/test_a.py': 'def test():\n    pass\n' }],
    ['a new file of one line without an end', { 'a.py': 'a\n' }, { 'b.py': 'b' }],
    ['a new empty file', { 'a.py': 'a\n' }, { 'tests/__init__.py': '' }],
    ['a new file that may be executed', { 'a.py': 'a\n' }, { 'run.sh': '#!/bin/sh\n' }],
    ['a file that was empty', { '__init__.py': '' }, { '__init__.py': '"""Package."""\n' }],
    ['a file that becomes empty', { 'a.py': 'import os\n' }, { 'a.py': '' }],
    ['a changed file that may be executed', { 'run.sh': 'a\n' }, { 'run.sh': 'b\n' }],
    ['a name with a space', { 'with space/a b.py': 'a\n' }, { 'with space/a b.py': 'b\n', 'new one.py': 'c\n' }],
    ['a name with a quote', { 'it\'s "x".py': 'a\n' }, { 'it\'s "x".py': 'b\n', 'n"w.py': '' }],
    ['a name in another script', { 'naïve/日本.py': 'a\n' }, { 'naïve/日本.py': 'b\n', 'ünew.py': 'c\n' }],
    ['a name that begins with a dash', { '-a.py': 'a\n' }, { '-a.py': 'b\n' }],
    ['a name with a b/ in it', { 'x b/x.py': 'a\n' }, { 'x b/x.py': 'b\n' }],
    [
      'bytes that are no text',
      { 'a.bin': Buffer.from([0, 1, 2, 10, 255]) },
      { 'a.bin': Buffer.from([0, 1, 3, 10, 254]), 'b.bin': Buffer.from([0]) },
    ],
  ])('with %s', async (_, before, after) => {
    const patch = await applies(before, after);
    expect(patch).toContain('diff --git ');
  });

  it('for any change of lines', async () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', '\xe9\n', '--- a\n', 'end', '\t x\n');
    const text = fc.array(line, { maxLength: 25 }).map((lines) => Buffer.from(lines.join(''), 'latin1'));
    const edits = fc.tuple(text, fc.array(fc.tuple(fc.nat(30), fc.nat(4), line), { maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(edits, text, async ([before, changes], fresh) => {
        const lines = before.toString('latin1').split(/(?<=\n)/);
        for (const [at, remove, insert] of changes) lines.splice(at, remove, insert);
        const after = Buffer.from(lines.join(''), 'latin1');
        if (before.equals(after)) return;
        await applies({ 'a.py': before, 'other.py': 'o\n' }, { 'a.py': after, 'new.py': fresh });
      }),
      { numRuns: 60, seed: 5 },
    );
  }, 60_000);

  it('is empty where nothing changed, and leaves unchanged files out', () => {
    const files = tree({ 'a.py': 'a\n', 'b.py': 'b\n' });
    expect(patchBytes(diffTrees(files, files)).length).toBe(0);
    const diffs = diffTrees(files, tree({ 'a.py': 'a\n', 'b.py': 'B\n', 'c.py': '' }));
    expect(diffs.map(({ path, added }) => [path, added])).toEqual([
      ['b.py', false],
      ['c.py', true],
    ]);
  });
});
