import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What keeps the machine's own git configuration out of a test. */
export const GIT_ENVIRONMENT = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' } as const;

/** A hook that git starts speaks to the local cloud of the tests, not to one of its own. */
const { SWARM_LOCAL_DIR } = process.env;
const CLOUD = SWARM_LOCAL_DIR ? { SWARM_LOCAL_DIR } : {};

/** A repository for one test. */
export interface TestRepository {
  readonly folder: string;
  /** What git printed, without the last line break; throws when it did not succeed. */
  git(...args: string[]): string;
  write(path: string, text: string): void;
  remove(): void;
}

/** A new repository on branch `main`; with `files`, they are its first commit. */
export function testRepository(files: Readonly<Record<string, string>> = {}, where?: string): TestRepository {
  const folder = where ?? mkdtempSync(join(tmpdir(), 'swarm-git-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: '/nonexistent', ...CLOUD, ...GIT_ENVIRONMENT },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).replace(/\n$/, '');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  mkdirSync(folder, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A Tester');
  git('config', 'user.email', 'tester@example.com');
  for (const [path, text] of Object.entries(files)) write(path, text);
  if (Object.keys(files).length > 0) {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
  }
  return { folder, git, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
