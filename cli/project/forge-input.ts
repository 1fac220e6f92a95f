import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { SwarmError } from '../../core/errors.ts';
import type { FileTree, ProjectFile } from '../../core/workspace/file-tree.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { trackedFiles } from '../git/tracked-files.ts';
import { type ProjectInput, readInput } from './read-input.ts';

/** A project with the part of it that tests are forged for. */
export interface ForgeInput {
  readonly input: ProjectInput;
  /** Undefined: all of it. */
  readonly target: string | undefined;
}

/** What stands beside a package and has a say in its tests. */
const BESIDE = ['tests', 'test', 'conftest.py', 'pyproject.toml', 'pytest.ini', 'setup.cfg', 'tox.ini', 'swarm.yaml'];

/**
 * Reads a module, a package or a project. A module or package inside packages needs them to be
 * imported: what is read is then the outermost package and the tests beside it, and only the
 * part that was named is forged for.
 */
export async function readForgeInput(path: string): Promise<ForgeInput> {
  const full = resolve(path);
  if (!existsSync(full)) throw new SwarmError('UsageError', `${path} does not exist`);
  const folder = statSync(full).isDirectory() ? full : dirname(full);
  if (full.endsWith('.zip') || !isPackage(folder))
    return { input: await readInput(path, 'tracked'), target: undefined };
  const root = outside(folder);
  const outermost = relative(root, full).split(sep)[0] ?? '';
  const tree = await readParts(root, [...new Set([outermost, ...BESIDE])]);
  const target = relative(root, full).split(sep).join('/');
  if (![...tree.keys()].some((file) => file === target || file.startsWith(`${target}/`))) {
    throw new SwarmError('UsageError', `${path} holds no file that git tracks; \`git add\` it first`);
  }
  return {
    input: { kind: 'folder', name: basename(full), folder: root, tree, zip: zipTree(tree), untracked: 0 },
    target,
  };
}

/** These files and folders of a folder, and nothing else of it; of a git repository, what it tracks. */
async function readParts(root: string, names: readonly string[]): Promise<FileTree> {
  const known = await trackedFiles(root);
  const takes = (path: string) => known?.tracked.has(path) ?? true;
  const tree = new Map<string, ProjectFile>();
  for (const name of [...names].sort()) {
    const full = join(root, name);
    const stats = statSync(full, { throwIfNoEntry: false });
    if (stats?.isFile() && takes(name)) {
      tree.set(name, { bytes: readFileSync(full), executable: (stats.mode & 0o111) !== 0 });
    }
    if (!stats?.isDirectory()) continue;
    const below = await readTree(full, (path) => takes(`${name}/${path}`));
    for (const [path, file] of below) tree.set(`${name}/${path}`, file);
  }
  return tree;
}

/** The folder that holds the outermost package around a folder. */
function outside(folder: string): string {
  let at = folder;
  while (isPackage(at) && basename(at) !== '') at = dirname(at);
  return at;
}

function isPackage(folder: string): boolean {
  return existsSync(join(folder, '__init__.py'));
}
