import { SwarmError } from '../../core/errors.ts';
import { commitOf, currentBranch, dirtyFiles, isMainBranch, type Repository, unfinished } from './repository.ts';

/** Names of files that a message holds. */
const NAMED_FILES = 5;

/** Refuses a work tree with changes that are not committed: they could not be told from ours. Throws `GitError`. */
export async function requireClean(repository: Repository): Promise<void> {
  const operation = await unfinished(repository);
  if (operation) {
    throw new SwarmError(
      'GitError',
      `a ${operation} is not finished; finish it, or end it with \`git ${operation} --abort\``,
    );
  }
  const dirty = await dirtyFiles(repository);
  if (dirty.length === 0) return;
  const more = dirty.length > NAMED_FILES ? ` and ${dirty.length - NAMED_FILES} more` : '';
  throw new SwarmError(
    'GitError',
    `the work tree has changes that are not committed (${dirty.slice(0, NAMED_FILES).join(', ')}${more}); ` +
      'commit them with `git commit -a`, or put them aside with `git stash`',
  );
}

/** Refuses a repository where nobody is named as the author of a commit. Throws `GitError`. */
export async function requireIdentity({ git }: Repository): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    // Git would rather guess an address from the name of the machine.
    if (await git.ask('-c', 'user.useConfigOnly=true', 'var', who)) continue;
    throw new SwarmError(
      'GitError',
      'git does not know who commits; run `git config user.name "Your Name"` and `git config user.email you@example.com`',
    );
  }
}

/** The branch and commit that work starts from. Throws `GitError` on a detached head and before the first commit. */
export async function requireBranch(repository: Repository): Promise<{ branch: string; commit: string }> {
  const branch = await currentBranch(repository);
  if (branch === undefined) {
    throw new SwarmError(
      'GitError',
      'the head is detached: no branch is checked out; switch to one with `git switch <branch>`, or make one with `git switch -c <branch>`',
    );
  }
  const commit = await commitOf(repository, 'HEAD');
  if (commit === undefined) {
    throw new SwarmError(
      'GitError',
      `branch ${branch} has no commit yet; make a first one with \`git add\` and \`git commit\``,
    );
  }
  return { branch, commit };
}

/** Refuses the branch that others build on; `instead` says what to do. Throws `GitError`. */
export async function requireNotMain(repository: Repository, branch: string, instead: string): Promise<void> {
  if (await isMainBranch(repository, branch)) {
    throw new SwarmError(
      'GitError',
      `${branch} is the main branch: it is left alone unless that is asked for; ${instead}`,
    );
  }
}

/** Refuses to go on where another branch has been checked out in the meantime. Throws `GitError`. */
export async function requireStillOn(repository: Repository, branch: string, runId: string): Promise<void> {
  const now = await currentBranch(repository);
  if (now === branch) return;
  throw new SwarmError(
    'GitError',
    `${now ?? 'a detached head'} is checked out instead of ${branch}; run \`git switch ${branch}\`, then \`swarm watch ${runId}\``,
  );
}
