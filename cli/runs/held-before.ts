import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileTree, type ProjectFile, sortedPaths } from '../../core/workspace/file-tree.ts';
import type { RunArtefacts } from './artefacts.ts';
import { inputTree } from './deliver.ts';
import { type Origin, readOrigin } from './origin.ts';

/** Answers in a row that are followed back. */
const LONGEST_CHAIN = 20;

/**
 * What the folder of a run held before the run: its input. A run that answers a question began from
 * the result of the run before, which the folder may hold or not: then it is, file by file, what the
 * folder holds of either.
 */
export async function heldBefore(artefacts: RunArtefacts, origin: Origin | undefined): Promise<FileTree> {
  const trees = [await inputTree(artefacts)];
  for (let at = origin; at?.answers && trees.length < LONGEST_CHAIN; at = readOrigin(at.answers)) {
    const earlier = artefacts.sibling(at.answers);
    // A run of somebody else, or one that is gone: nothing older is known then.
    if (!(await earlier.read(earlier.keys.snapshot(0)))) break;
    trees.push(await inputTree(earlier));
  }
  return origin?.folder && trees.length > 1 ? asOnDisk(origin.folder, trees) : (trees[0] ?? new Map());
}

/** The files of a folder as the newest of these trees has them that agrees with the folder; the last is the oldest. */
export function asOnDisk(folder: string, trees: readonly FileTree[]): FileTree {
  const oldest = trees.at(-1) ?? new Map<string, ProjectFile>();
  const found = new Map<string, ProjectFile>();
  for (const path of new Set(trees.flatMap(sortedPaths))) {
    const full = join(folder, path);
    const bytes = existsSync(full) ? readFileSync(full) : undefined;
    const agreeing = bytes && trees.find((tree) => isSame(tree.get(path), bytes));
    // What agrees with no version was changed by somebody: it is left to be refused.
    const file = agreeing?.get(path) ?? oldest.get(path);
    if (file) found.set(path, file);
  }
  return found;
}

function isSame(file: ProjectFile | undefined, bytes: Uint8Array): boolean {
  return file !== undefined && Buffer.compare(file.bytes, bytes) === 0;
}
