import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SwarmError } from '../../core/errors.ts';
import { type FileTree, type ProjectFile, sortedPaths } from '../../core/workspace/file-tree.ts';
import { safePath } from '../../core/workspace/safe-path.ts';

/** What was written, and where the files that were there are kept. */
export interface WriteReport {
  readonly written: string[];
  readonly backup: string;
}

/**
 * Writes a result over the folder it came from. Every file that is replaced is copied to
 * `backup` first; a file that was changed since it was read stops the whole write before
 * anything is written.
 */
export function writeBack(folder: string, before: FileTree, after: FileTree, backup: string): WriteReport {
  const changed = changedPaths(before, after);
  const moved = changed.filter((path) => before.has(path) && !isAsRead(folder, path, before.get(path)));
  if (moved.length > 0) {
    throw new SwarmError('UsageError', `not written: ${moved.join(', ')} changed while the run was under way`);
  }
  const inTheWay = changed.filter((path) => !before.has(path) && existsSync(join(folder, path)));
  if (inTheWay.length > 0) {
    throw new SwarmError('UsageError', `not written: ${inTheWay.join(', ')} would be new, and is there already`);
  }
  for (const path of changed) {
    const old = before.get(path);
    if (old) writeFile(backup, path, old);
  }
  for (const path of changed) {
    const fresh = after.get(path);
    if (fresh) writeFile(folder, path, fresh);
  }
  return { written: changed, backup };
}

/** The files of a tree that another one has not, or has otherwise. */
export function changedPaths(before: FileTree, after: FileTree): string[] {
  return sortedPaths(after).filter((path) => !sameBytes(before.get(path), after.get(path)));
}

/** Writes a whole tree into a folder. */
export function writeTree(folder: string, tree: FileTree): void {
  for (const path of sortedPaths(tree)) {
    const file = tree.get(path);
    if (file) writeFile(folder, path, file);
  }
}

/** What is ignored of such a folder: all but the baseline, which is for everybody who works on the project. */
const IGNORED = '*\n!/baseline.json\n';
const OLD_IGNORED = '*\n';

/** Keeps what a command leaves beside a project out of its version control. */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ignore = join(folder, '.gitignore');
  const old = existsSync(ignore) ? readFileSync(ignore, 'utf8') : OLD_IGNORED;
  if (old === OLD_IGNORED) writeFileSync(ignore, IGNORED);
}

function writeFile(folder: string, untrusted: string, file: ProjectFile): void {
  const target = join(folder, safePath(untrusted));
  refuseLinks(folder, safePath(untrusted));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.bytes, { mode: file.executable ? 0o755 : 0o644 });
}

/** A link inside the folder would lead a write outside of it. */
function refuseLinks(folder: string, path: string): void {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const part = join(folder, ...parts.slice(0, length));
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new SwarmError('UnsafePath', `${part} is a symbolic link; nothing is written through it`);
    }
  }
}

function sameBytes(a: ProjectFile | undefined, b: ProjectFile | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a.bytes, b.bytes) === 0;
}

function isAsRead(folder: string, path: string, read: ProjectFile | undefined): boolean {
  if (!read) return false;
  const full = join(folder, path);
  return existsSync(full) && Buffer.compare(readFileSync(full), read.bytes) === 0;
}
