import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadConfig } from '../../core/config/load.ts';
import { SwarmError } from '../../core/errors.ts';
import { BASELINE_FILE } from '../../core/workspace/discovery.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { readPlain, readTree } from '../../core/workspace/read-tree.ts';
import { unzip } from '../../core/workspace/unzip.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { trackedFiles } from '../git/tracked-files.ts';
import { CHECKOUT } from '../local/paths.ts';

/** What a command was pointed at. */
export interface ProjectInput {
  readonly kind: 'folder' | 'file' | 'zip';
  /** What a run on it is listed as. */
  readonly name: string;
  /** Folder that results may be written back to; undefined for a zip. */
  readonly folder: string | undefined;
  readonly tree: FileTree;
  readonly zip: Uint8Array;
  /** Files of a git repository that are neither tracked nor ignored, and so left out. */
  readonly untracked: number;
}

/**
 * Reads a folder, a zip or one Python file; throws `UsageError` or `InvalidArchive`. With
 * `tracked`, a folder in a git repository is its tracked files as they are in the work tree.
 */
export async function readInput(path: string, which: 'all' | 'tracked' = 'all'): Promise<ProjectInput> {
  const full = resolve(path);
  if (!existsSync(full)) throw new SwarmError('UsageError', `${path} does not exist`);
  const stats = statSync(full);
  const name = basename(full, '.zip');
  if (stats.isDirectory()) {
    const known = which === 'tracked' ? await trackedFiles(full) : undefined;
    const tree = await readTree(full, (path) => known?.tracked.has(path) ?? true);
    return { kind: 'folder', name, folder: full, tree, zip: zipTree(tree), untracked: known?.untracked ?? 0 };
  }
  if (full.endsWith('.py')) {
    const baseline = await readPlain(dirname(full), BASELINE_FILE);
    const tree: FileTree = new Map([
      [basename(full), { bytes: readFileSync(full), executable: (stats.mode & 0o111) !== 0 }],
      ...(baseline ? ([[BASELINE_FILE, baseline]] as const) : []),
    ]);
    return { kind: 'file', name, folder: dirname(full), tree, zip: zipTree(tree), untracked: 0 };
  }
  if (!full.endsWith('.zip')) throw new SwarmError('UsageError', `${path} is not a folder, a .zip or a .py file`);
  const { archive } = loadConfig(`${CHECKOUT}/config`).policies;
  if (stats.size > archive.packed_bytes) {
    throw new SwarmError(
      'InvalidArchive',
      `${path} holds ${stats.size} bytes; at most ${archive.packed_bytes} are taken`,
    );
  }
  const zip = readFileSync(full);
  return { kind: 'zip', name, folder: undefined, tree: await unzip(zip, archive), zip, untracked: 0 };
}
