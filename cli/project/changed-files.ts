import type { FileTree } from '../../core/workspace/file-tree.ts';
import { diffTrees } from '../../core/workspace/patch.ts';

/** One file that a result would write, with how many lines come and go. */
export interface ChangedFile {
  readonly path: string;
  readonly added: boolean;
  readonly plus: number;
  readonly minus: number;
}

/** The files that differ between two trees, in the order of their paths. */
export function changedFiles(before: FileTree, after: FileTree): ChangedFile[] {
  return diffTrees(before, after).map(({ path, added, patch }) => {
    const lines = new TextDecoder('latin1')
      .decode(patch)
      .split('\n')
      .filter((line) => !/^(?:\+\+\+|---) /.test(line));
    const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
    return { path, added, plus: count('+'), minus: count('-') };
  });
}

/** The files of a tree that are among `paths`. */
export function pickFrom(tree: FileTree, paths: readonly string[]): FileTree {
  const wanted = new Set(paths);
  return new Map([...tree].filter(([path]) => wanted.has(path)));
}

/**
 * What a person chose from a numbered list: numbers and ranges from 1, separated by commas
 * or blanks, or `all`. Undefined when something of it is not on the list.
 */
export function parseSelection(answer: string, count: number): number[] | undefined {
  const words = answer.split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && words[0]?.toLowerCase() === 'all')
    return Array.from({ length: count }, (_, index) => index + 1);
  const chosen = new Set<number>();
  for (const word of words) {
    const [, from = '', to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(word) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === '' || first < 1 || last > count || first > last) return undefined;
    for (let number = first; number <= last; number += 1) chosen.add(number);
  }
  return [...chosen].sort((a, b) => a - b);
}
