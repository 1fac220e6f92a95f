import { posix, relative, resolve, sep } from 'node:path';
import { SwarmError } from '../../core/errors.ts';
import { chosenFiles } from '../../core/workspace/chosen.ts';
import { pythonFiles } from '../../core/workspace/discovery.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { changedSince } from '../git/changed-since.ts';
import type { ProjectInput } from './read-input.ts';

/** Which part of the project the user wants worked on. */
export interface ChoiceOptions {
  readonly only?: string[];
  readonly exclude?: string[];
  readonly changedSince?: string;
}

/** More paths than this are not named in a request. */
const MOST_PATHS = 1000;

/**
 * The fields of a request that choose files, checked against the project before anything is
 * started. Throws `UsageError` or `InvalidRequest` for what names nothing.
 */
export async function choiceOf(
  input: Pick<ProjectInput, 'folder' | 'tree'>,
  options: ChoiceOptions,
): Promise<{ only?: string[]; exclude?: string[] }> {
  if (options.only && options.changedSince !== undefined) {
    throw new SwarmError('UsageError', '--only and --changed-since both say what is worked on; leave one away');
  }
  const named = (paths: readonly string[]) => paths.map((path) => inProject(path, input));
  const only =
    options.changedSince === undefined
      ? options.only && named(options.only)
      : await touched(options.changedSince, input);
  const exclude = options.exclude && named(options.exclude);
  const choice = { ...(only ? { only } : {}), ...(exclude ? { exclude } : {}) };
  if (!only && !exclude) return choice;
  if (chosenFiles(input.tree, pythonFiles(input.tree), choice).length === 0) {
    throw new SwarmError('UsageError', 'no Python file that may be worked on is among the paths that are chosen');
  }
  return choice;
}

/** The Python files that were touched since a revision, without those that are gone. */
async function touched(revision: string, { folder, tree }: Pick<ProjectInput, 'folder' | 'tree'>): Promise<string[]> {
  if (folder === undefined) throw new SwarmError('UsageError', '--changed-since needs a folder in a git repository');
  const known = new Set(pythonFiles(tree));
  const paths = (await changedSince(folder, revision)).filter((path) => known.has(path));
  if (paths.length === 0) {
    throw new SwarmError('UsageError', `no Python file was touched since ${revision}: there is nothing to work on`);
  }
  if (paths.length > MOST_PATHS) {
    throw new SwarmError(
      'UsageError',
      `${paths.length} Python files were touched since ${revision}; at most ${MOST_PATHS} can be named: use --only with folders`,
    );
  }
  return paths;
}

/** A path as the project names it: given from there, or from where the user is. */
function inProject(path: string, { folder, tree }: { folder: string | undefined; tree: FileTree }): string {
  const plain = posix.normalize(path.split(sep).join('/')).replace(/\/$/, '');
  const isThere = (name: string) => tree.has(name) || [...tree.keys()].some((key) => key.startsWith(`${name}/`));
  if (folder === undefined || isThere(plain)) return plain;
  const fromHere = relative(folder, resolve(path)).split(sep).join('/');
  return isThere(fromHere) ? fromHere : plain;
}
