import { describe, expect, it } from 'vitest';
import { choiceNotes, chosenFiles } from '../../../../core/workspace/chosen.ts';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';

const PATHS = ['app/a.py', 'app/deep/b.py', 'apple.py', 'tests/test_a.py'];
const TREE: FileTree = new Map(
  [...PATHS, 'docs/x.md'].map((path) => [path, { bytes: new Uint8Array(), executable: false }]),
);

describe('the files that are worked on', () => {
  it('are all where nothing is chosen', () => {
    expect(chosenFiles(TREE, PATHS, {})).toEqual(PATHS);
    expect(choiceNotes(PATHS, PATHS, {})).toEqual([]);
  });

  it('are those below a folder, or files, less those that are left out', () => {
    expect(chosenFiles(TREE, PATHS, { only: ['app'] })).toEqual(['app/a.py', 'app/deep/b.py']);
    expect(chosenFiles(TREE, PATHS, { only: ['app', 'apple.py'], exclude: ['app/deep'] })).toEqual([
      'app/a.py',
      'apple.py',
    ]);
    expect(chosenFiles(TREE, PATHS, { exclude: ['tests'] })).toEqual(PATHS.slice(0, 3));
  });

  it('cannot be named by a path that names nothing', () => {
    expect(() => chosenFiles(TREE, PATHS, { only: ['app', 'appl'] })).toThrow(/^only: appl names no file/);
    expect(() => chosenFiles(TREE, PATHS, { exclude: ['doc'] })).toThrow(/^exclude: doc names no file/);
  });

  it('are told, with how many were only read', () => {
    expect(choiceNotes(PATHS, ['apple.py'], { only: ['apple.py'] })).toEqual([
      'Worked on as asked: only apple.py. 3 other Python files were read, and not changed',
    ]);
  });
});
