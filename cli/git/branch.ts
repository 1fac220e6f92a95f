import { SwarmError } from '../../core/errors.ts';
import { namedBranch, nextCycleBranch } from './branch-name.ts';
import { branchNames, commitOf, currentBranch, dirtyFiles, type Repository } from './repository.ts';

/** Makes a branch from the current head and checks it out; returns its name. Throws `GitError` when it exists. */
export async function createFeatureBranch(repository: Repository, wanted?: string): Promise<string> {
  const taken = await branchNames(repository);
  const name = wanted === undefined ? nextCycleBranch(taken) : namedBranch(wanted);
  if (taken.has(name)) {
    throw new SwarmError(
      'GitError',
      `branch ${name} exists already; give another name with --branch, or delete it with \`git branch -d ${name}\``,
    );
  }
  await repository.git.run(['checkout', '-b', name, '--']);
  return name;
}

/**
 * Goes back to the branch that work started from, and deletes the one made for it when it
 * holds no commit of its own. A work tree with changes stays where it is.
 */
export async function leaveEmptyBranch(
  repository: Repository,
  { branch, start_branch, start_commit }: { branch: string; start_branch: string; start_commit: string },
): Promise<boolean> {
  // Whoever went elsewhere in the meantime stays there.
  if ((await currentBranch(repository)) !== branch) return false;
  const empty = (await commitOf(repository, branch)) === start_commit;
  if (!empty || (await dirtyFiles(repository)).length > 0) return false;
  await repository.git.run(['checkout', '--quiet', start_branch, '--']);
  // The small -d: git itself refuses when something would be lost.
  await repository.git.run(['branch', '-d', '--', branch]);
  return true;
}
