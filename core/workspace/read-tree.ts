import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUntouchedFolder } from './discovery.ts';
import type { FileTree, ProjectFile } from './file-tree.ts';

/**
 * A folder as a project. Links, devices and the folders that are never touched (version
 * control, virtual environments, caches) are not read, nor what `takes` refuses.
 */
export async function readTree(folder: string, takes: (path: string) => boolean = () => true): Promise<FileTree> {
  const tree = new Map<string, ProjectFile>();
  await walk(folder, '', tree, takes);
  return tree;
}

async function walk(
  root: string,
  prefix: string,
  tree: Map<string, ProjectFile>,
  takes: (path: string) => boolean,
): Promise<void> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true });
  const isEnvironment = prefix !== '' && entries.some((entry) => entry.name === 'pyvenv.cfg');
  if (isEnvironment) return;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory() && !isUntouchedFolder(entry.name)) await walk(root, path, tree, takes);
    if (!entry.isFile() || !takes(path)) continue;
    const { mode } = await lstat(join(root, path));
    tree.set(path, { bytes: await readFile(join(root, path)), executable: (mode & 0o111) !== 0 });
  }
}
