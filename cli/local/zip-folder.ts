import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** A folder as an uncompressed zip: it only travels over loopback, and unpacks faster. */
export function zipFolder(folder: string): Uint8Array {
  const members: Zippable = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const mode = statSync(path).mode & 0o111 ? 0o100755 : 0o100644;
    members[relative(folder, path)] = [readFileSync(path), { level: 0, os: 3, attrs: mode * 0x10000 }];
  }
  return zipSync(members);
}
