import { type Zippable, zipSync } from 'fflate';
import { type FileTree, sortedPaths } from './file-tree.ts';

/** The earliest time a zip can carry; with it the same files give the same bytes. */
const FIXED_TIME = new Date(1980, 0, 1);
const UNIX = 3;

/** Packs a project: sorted members, fixed time and modes, so the bytes depend on the files alone. */
export function zipTree(tree: FileTree): Uint8Array {
  const members: Zippable = {};
  for (const path of sortedPaths(tree)) {
    const file = tree.get(path);
    if (!file) continue;
    const mode = file.executable ? 0o100755 : 0o100644;
    members[path] = [file.bytes, { mtime: FIXED_TIME, os: UNIX, attrs: mode * 0x10000, level: 6 }];
  }
  return zipSync(members);
}
