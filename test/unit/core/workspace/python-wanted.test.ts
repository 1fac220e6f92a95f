import { describe, expect, it } from 'vitest';
import type { FileTree } from '../../../../core/workspace/file-tree.ts';
import { mayWantPython } from '../../../../core/workspace/python-wanted.ts';

function treeOf(files: Record<string, string>): FileTree {
  return new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));
}

describe('a say in the Python of a run', () => {
  it.each([
    'type Pair = tuple[int, int]\n',
    'def first[T](items): ...\n',
    'class Box[T]:\n    pass\n',
    'try:\n    pass\nexcept ValueError, TypeError:\n    pass\n',
    'try:\n    pass\nexcept* ValueError:\n    pass\n',
    'x = t"{name}"\n',
    'x = f"{row["name"]}"\n',
    "x = f'{row['name']}'\n",
  ])('may be had by what looks newer: %s', (text) => {
    expect(mayWantPython(treeOf({ 'a.py': text }))).toBe(true);
  });

  it('is had by the file of pyenv, and not by plain code', () => {
    expect(mayWantPython(treeOf({ '.python-version': '3.12\n', 'a.py': 'x = 1\n' }))).toBe(true);
    expect(
      mayWantPython(treeOf({ 'a.py': 'x = f"{a}" + f\'{b["c"]}\'\nitems = a[0]\n', 'b.txt': 'type A = int' })),
    ).toBe(false);
  });
});
