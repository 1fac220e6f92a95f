import { BASELINE_FILE } from '../../core/workspace/discovery.ts';
import { Git } from './git.ts';
import { findRepository } from './repository.ts';

/** What git knows of a folder. */
export interface TrackedFiles {
  /** Paths below the folder that git tracks. */
  readonly tracked: ReadonlySet<string>;
  /** Files below it that are neither tracked nor ignored. */
  readonly untracked: number;
}

/** The tracked files below a folder; undefined when it is in no repository, or nothing of it is tracked. */
export async function trackedFiles(folder: string): Promise<TrackedFiles | undefined> {
  if (!(await findRepository(folder))) return undefined;
  const git = new Git(folder);
  const list = async (...options: string[]) =>
    (await git.run(['ls-files', '-z', ...options])).split('\0').filter(Boolean);
  const tracked = new Set(await list('--cached'));
  if (tracked.size === 0) return undefined;
  return {
    tracked,
    untracked: (await list('--others', '--exclude-standard')).filter((path) => path !== BASELINE_FILE).length,
  };
}
