import { structuredPatch } from 'diff';
import type { FileTree } from './file-tree.ts';
import { decodeSource } from './source-text.ts';

/** Lines of the newer tree that are not as they were, by path (1-based). Where lines went, those on both sides count. */
export function changedLines(before: FileTree, after: FileTree, paths: readonly string[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const path of paths) {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (!fresh || (old && Buffer.compare(old.bytes, fresh.bytes) === 0)) continue;
    const text = (bytes: Uint8Array | undefined) => decodeSource(bytes ?? new Uint8Array());
    const { hunks } = structuredPatch('a', 'b', text(old?.bytes), text(fresh.bytes), undefined, undefined, {
      context: 0,
    });
    const lines = new Set<number>();
    for (const { newStart, newLines } of hunks) {
      // Where lines are gone, `newStart` is the line that has taken their place.
      const [first, last] = newLines > 0 ? [newStart, newStart + newLines - 1] : [Math.max(1, newStart - 1), newStart];
      for (let line = first; line <= last; line += 1) lines.add(line);
    }
    found.set(path, lines);
  }
  return found;
}
