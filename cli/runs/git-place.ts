import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SwarmError } from '../../core/errors.ts';
import { beginGitWork } from '../git/begin.ts';
import { leaveEmptyBranch } from '../git/branch.ts';
import type { GitWishes, GitWork } from '../git/git-work.ts';
import { openRepository } from '../git/repository.ts';

/** The git work of a run that is about to start. */
export interface GitPlace {
  readonly work: GitWork | undefined;
  /** From here on the branch stays, whatever happens: a run was started that will need it. */
  keep(): void;
}

/** Prepares git for a run on `path`; when no run comes about, the branch made for it is taken away again. */
export async function withGitWork<T>(
  path: string,
  wishes: GitWishes,
  action: (place: GitPlace) => Promise<T>,
): Promise<T> {
  const folder = wishes.commit === undefined ? path : folderOf(path);
  const work = await beginGitWork(folder, wishes);
  let kept = false;
  const keep = () => {
    kept = true;
  };
  try {
    return await action({ work, keep });
  } catch (error) {
    if (work?.mode === 'branch' && !kept) await leaveEmptyBranch(await openRepository(folder), work);
    throw error;
  }
}

/** The folder that a commit is made for; throws `UsageError`. */
function folderOf(path: string): string {
  const full = resolve(path);
  if (!existsSync(full)) throw new SwarmError('UsageError', `${path} does not exist`);
  if (statSync(full).isDirectory()) return full;
  if (full.endsWith('.py')) return dirname(full);
  throw new SwarmError('UsageError', '--commit needs a folder or a .py file');
}
