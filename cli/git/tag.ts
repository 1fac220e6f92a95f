import { SwarmError } from '../../core/errors.ts';
import { stage, unstage } from './commit.ts';
import { commitOf, type Repository } from './repository.ts';

/**
 * Keeps files under a tag, as a commit that is on no branch: partial work stays findable
 * and no history holds it. The work tree stays as it is. Returns the hash of the commit.
 */
export async function tagWork(
  repository: Repository,
  paths: readonly string[],
  message: string,
  tag: string,
): Promise<string> {
  const { git } = repository;
  if (await commitOf(repository, `refs/tags/${tag}`)) {
    throw new SwarmError('GitError', `tag ${tag} exists already; delete it with \`git tag -d ${tag}\``);
  }
  const { staged } = await stage(repository, paths);
  try {
    const tree = (await git.run(['write-tree'])).trim();
    const commit = (await git.run(['commit-tree', tree, '-p', 'HEAD', '-m', message])).trim();
    await git.run(['tag', '--no-sign', tag, commit]);
    return commit;
  } finally {
    if (staged.length > 0) await unstage(repository, staged);
  }
}
