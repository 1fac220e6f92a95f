import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFiles, parseSelection, pickFrom } from '../../../../cli/project/changed-files.ts';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';

const tree = (files: Record<string, string>): FileTree =>
  new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));

describe('the files that a result would write', () => {
  const before = tree({ 'a.py': 'x = 1\ny = 2\n', 'same.py': 'z\n' });
  const after = tree({ 'a.py': 'x = 1\ny = 3\nz = 4\n', 'same.py': 'z\n', 'new.py': '--- a\n+++ b\n' });

  it('are listed with the lines that come and go', () => {
    expect(changedFiles(before, after)).toEqual([
      { path: 'a.py', added: false, plus: 2, minus: 1 },
      { path: 'new.py', added: true, plus: 2, minus: 0 },
    ]);
  });

  it('are picked by their paths', () => {
    expect([...pickFrom(after, ['new.py', 'else.py']).keys()]).toEqual(['new.py']);
  });
});

describe('a choice from a list', () => {
  it.each([
    ['', []],
    ['1', [1]],
    ['2-4, 1', [1, 2, 3, 4]],
    ['3,3 3', [3]],
    ['ALL', [1, 2, 3, 4, 5]],
    ['0', undefined],
    ['6', undefined],
    ['4-2', undefined],
    ['1-9', undefined],
    ['a.py', undefined],
    ['1;2', undefined],
  ])('%j is %j', (answer, chosen) => {
    expect(parseSelection(answer, 5)).toEqual(chosen);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (answer, count) => {
        for (const number of parseSelection(answer, count) ?? []) expect(number >= 1 && number <= count).toBe(true);
      }),
    );
  });
});
