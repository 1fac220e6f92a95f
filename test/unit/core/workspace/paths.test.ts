import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../core/contracts/index.ts';
import { applyEdits, editBytes } from '../../../../core/workspace/apply-edits.ts';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';
import { safePath } from '../../../../core/workspace/safe-path.ts';

const UNSAFE = [
  '',
  '/',
  '/etc/passwd',
  '..',
  '../a.py',
  'a/../b.py',
  'a/..',
  '.',
  './a.py',
  'a/./b.py',
  'a//b.py',
  'a/',
  'a\\b.py',
  '..\\a.py',
  'C:/a.py',
  'c:a.py',
  'a\0.py',
  'a\n.py',
  'a\x7f.py',
  'a\u2028.py',
  'x'.repeat(1025),
];
const SAFE = [
  'a.py',
  'pkg/a.py',
  '..a.py',
  'a..b/c...py',
  '.hidden/x',
  'naïve/日本.py',
  'a b/(c).py',
  'ab:c.py',
  '~/x.py',
];

function edit(path: string, content = 'x = 1\n'): Edit {
  return { path, content, encoding: 'utf-8', changes: [] };
}

function tree(...paths: string[]): FileTree {
  return new Map(paths.map((path) => [path, { bytes: Buffer.from(`# ${path}\n`), executable: path.endsWith('.sh') }]));
}

const unsafePath = expect.objectContaining({ name: 'UnsafePath' });

describe('a path', () => {
  it.each(UNSAFE)('%j is refused, alone and as an edit', (path) => {
    expect(() => safePath(path)).toThrowError(unsafePath);
    expect(() => applyEdits(tree('a.py'), [edit(path)])).toThrowError(unsafePath);
  });

  it.each(SAFE)('%j is taken', (path) => {
    expect(safePath(path)).toBe(path);
    expect([...applyEdits(tree(), [edit(path)]).keys()]).toEqual([path]);
  });
});

describe('edits', () => {
  it('replace whole files, add new ones, keep the right to execute, and leave the given tree alone', () => {
    const before = tree('run.sh', 'a.py', 'b.py');
    const after = applyEdits(before, [edit('run.sh', 'echo'), edit('new/c.py', 'c = 3\n')]);
    expect([...after.keys()].sort()).toEqual(['a.py', 'b.py', 'new/c.py', 'run.sh']);
    expect(after.get('run.sh')).toEqual({ bytes: Buffer.from('echo'), executable: true });
    expect(after.get('new/c.py')?.executable).toBe(false);
    expect(after.get('a.py')).toBe(before.get('a.py'));
    expect([...before.keys()]).toEqual(['run.sh', 'a.py', 'b.py']);
  });

  it('are bytes where they say so', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xe9, 0x0d, 0x0a, 0x00]);
    expect(editBytes({ path: 'a', content: bytes.toString('base64'), encoding: 'base64', changes: [] })).toEqual(bytes);
    expect(editBytes(edit('a', 'é'))).toEqual(Buffer.from([0xc3, 0xa9]));
  });

  it.each<[string, string[], string]>([
    ['below a file', ['a'], 'a/b.py'],
    ['where a folder is', ['a/b.py'], 'a'],
    ['beside a name that differs by case', ['main.py'], 'Main.py'],
    ['in a folder that differs by case', ['pkg/a.py'], 'PKG/b.py'],
  ])('are refused %s', (_, paths, path) => {
    expect(() => applyEdits(tree(...paths), [edit(path)])).toThrowError(unsafePath);
  });

  it('are refused where two of them collide', () => {
    expect(() => applyEdits(tree(), [edit('a.py'), edit('A.py')])).toThrowError(unsafePath);
  });
});
