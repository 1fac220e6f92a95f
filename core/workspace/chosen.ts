import type { RunRequest } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { FileTree } from './file-tree.ts';

/** Which part of a project a run works on. */
export type Choice = Pick<RunRequest, 'only' | 'exclude'>;

/**
 * Those of `files` that may be changed: `only` these files, or those below these folders, and none
 * of `exclude`. Throws `InvalidRequest` for a path that names nothing in the project.
 */
export function chosenFiles(tree: FileTree, files: readonly string[], { only, exclude = [] }: Choice): string[] {
  for (const [name, paths] of Object.entries({ only: only ?? [], exclude })) {
    for (const path of paths) {
      if (namesNothing(tree, path)) {
        throw new SwarmError('InvalidRequest', `${name}: ${path} names no file and no folder of the project`);
      }
    }
  }
  return files.filter((file) => (only === undefined || isIn(file, only)) && !isIn(file, exclude));
}

/** What the report says of the files that were only read. */
export function choiceNotes(all: readonly string[], chosen: readonly string[], { only, exclude }: Choice): string[] {
  if (only === undefined && exclude === undefined) return [];
  const asked = [...(only ? [`only ${only.join(', ')}`] : []), ...(exclude ? [`not ${exclude.join(', ')}`] : [])];
  const read = all.length - chosen.length;
  return [`Worked on as asked: ${asked.join('; ')}. ${read} other Python files were read, and not changed`];
}

function namesNothing(tree: FileTree, path: string): boolean {
  if (tree.has(path)) return false;
  for (const name of tree.keys()) if (name.startsWith(`${path}/`)) return false;
  return true;
}

function isIn(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}
