import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { readTree } from '../../core/workspace/read-tree.ts';

/** Nothing of the machine's own configuration may change what git does. */
const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

/** Writes `before` to a new repository, lets real git apply the patch, and reads what came of it. */
export async function gitApply(before: FileTree, patch: Uint8Array): Promise<FileTree> {
  const folder = mkdtempSync(join(tmpdir(), 'git-apply-'));
  const git = (args: string[]) => execFileSync('git', args, { cwd: folder, env: ENVIRONMENT, stdio: 'pipe' });
  try {
    git(['init', '--quiet']);
    for (const [path, { bytes, executable }] of before) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
      chmodSync(join(folder, path), executable ? 0o755 : 0o644);
    }
    git(['add', '--all', '--force']);
    const args = ['apply', '--index', '--verbose', '--whitespace=nowarn', '-'];
    const { status, stderr } = spawnSync('git', args, {
      cwd: folder,
      env: ENVIRONMENT,
      input: patch,
      encoding: 'utf8',
    });
    // A hunk that git finds elsewhere than the patch says would be applied to the wrong place some day.
    if (status !== 0 || /offset/.test(stderr)) throw new Error(`git apply: ${stderr}`);
    return await readTree(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
