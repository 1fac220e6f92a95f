import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASELINE_FILE, isUntouchedFolder } from './discovery.ts';
import type { FileTree, ProjectFile } from './file-tree.ts';

/**
 * A folder as a project. Links, devices and the folders that are never touched (version
 * control, virtual environments, caches) are not read, nor what `takes` refuses. The baseline is
 * read in any case: it says what not to tell, whether or not version control knows of it.
 */
export async function readTree(folder: string, takes: (path: string) => boolean = () => true): Promise<FileTree> {
  const tree = new Map<string, ProjectFile>();
  await walk(folder, '', tree, takes);
  const baseline = await readPlain(folder, BASELINE_FILE);
  if (baseline) tree.set(BASELINE_FILE, baseline);
  return tree;
}

/** A file that no link leads to; undefined when there is none. */
export async function readPlain(folder: string, path: string): Promise<ProjectFile | undefined> {
  let full = folder;
  for (const part of path.split('/')) {
    full = join(full, part);
    const stats = await lstat(full).catch(() => undefined);
    if (!stats || stats.isSymbolicLink()) return undefined;
    if (stats.isFile()) return { bytes: await readFile(full), executable: (stats.mode & 0o111) !== 0 };
  }
  return undefined;
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
