import { messageOf, SwarmError } from '../../core/errors.ts';
import { commitOf, type Repository } from './repository.ts';

/**
 * Brings a branch into `target` as one commit and leaves `target` checked out; returns the
 * commit. On a conflict `target` stays as it was and the branch is checked out again:
 * throws `GitError` with the files and what to do.
 */
export async function squashMerge(
  repository: Repository,
  branch: string,
  target: string,
  message: string,
): Promise<string | undefined> {
  const { git } = repository;
  await git.run(['checkout', '--quiet', target, '--']);
  try {
    await git.run(['merge', '--squash', branch]);
    await git.run(['commit', '--message', message]);
  } catch (cause) {
    const conflicts = (await git.run(['diff', '--name-only', '--diff-filter=U', '-z'])).split('\0').filter(Boolean);
    await git.run(['reset', '--quiet', '--merge']);
    await git.run(['checkout', '--quiet', branch, '--']);
    throw new SwarmError(
      'GitError',
      `${branch} could not be merged into ${target}: ${conflicts.length > 0 ? `${conflicts.join(', ')} changed on both` : messageOf(cause)}. ${target} is as it was; ` +
        `run \`git merge ${target}\` on ${branch}, resolve the conflict, then \`git switch ${target}\` and \`git merge --squash ${branch}\``,
      { cause },
    );
  }
  return commitOf(repository, 'HEAD');
}
