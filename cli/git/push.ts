import { SwarmError } from '../../core/errors.ts';
import type { Repository } from './repository.ts';

/** The remote that a branch goes to; throws `GitError` when there is none to choose. */
export async function remoteFor({ git }: Repository, branch: string): Promise<string> {
  const names = (await git.run(['remote'])).split('\n').filter(Boolean);
  const configured = [`branch.${branch}.pushRemote`, 'remote.pushDefault', `branch.${branch}.remote`];
  for (const key of configured) {
    const name = (await git.ask('config', '--get', key))?.trim();
    if (name && names.includes(name)) return name;
  }
  const [only] = names.length === 1 ? names : names.filter((name) => name === 'origin');
  if (only) return only;
  throw new SwarmError(
    'GitError',
    names.length === 0
      ? 'there is no remote to push to; add one with `git remote add origin <url>`'
      : `there are remotes ${names.join(', ')}; choose one with \`git config remote.pushDefault <name>\``,
  );
}

/** Pushes a branch and follows it from then on. Never forced: a remote that is ahead ends in a `GitError`. */
export async function pushBranch(repository: Repository, branch: string): Promise<string> {
  const remote = await remoteFor(repository, branch);
  await repository.git.run(['push', '--set-upstream', remote, `refs/heads/${branch}:refs/heads/${branch}`]);
  return remote;
}
