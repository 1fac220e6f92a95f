import { SwarmError } from '../../core/errors.ts';
import { Git } from './git.ts';
import { openRepository } from './repository.ts';

/**
 * Tracked files below a folder that differ from where its branch and `revision` parted, by their
 * paths from the folder; files that are gone left out. Throws `UsageError` for an unknown revision.
 */
export async function changedSince(folder: string, revision: string): Promise<string[]> {
  await openRepository(folder);
  const git = new Git(folder);
  const commit = await git.ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (!commit) throw new SwarmError('UsageError', `--changed-since: git knows no commit ${revision}`);
  const parted = (await git.ask('merge-base', commit.trim(), 'HEAD'))?.trim() ?? commit.trim();
  const listed = await git.run(['diff', '--name-only', '--relative', '--diff-filter=d', '-z', parted, '--', '.']);
  return listed.split('\0').filter(Boolean);
}
