import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A repository with one commit of these files on `main`. */
export function repositoryOf(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ 'README.md': '# Project\n', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Tester');
  git(folder, 'config', 'user.email', 'tester@example.com');
  git(folder, 'config', 'commit.gpgsign', 'false');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'first');
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** Subjects of the commits of a branch, the oldest first. */
export function subjects(folder: string, range: string): string[] {
  return git(folder, 'log', '--reverse', '--format=%s', range).split('\n').filter(Boolean);
}
