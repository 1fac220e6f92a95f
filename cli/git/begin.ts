import { SwarmError } from '../../core/errors.ts';
import { createFeatureBranch } from './branch.ts';
import type { GitWishes, GitWork } from './git-work.ts';
import { requireBranch, requireClean, requireIdentity, requireNotMain } from './preconditions.ts';
import { remoteFor } from './push.ts';
import { openRepository } from './repository.ts';

/**
 * Checks all that a commit will need and, for `--commit branch`, makes the branch and checks
 * it out; nothing else is changed. Undefined when no commit is asked for. Throws `GitError`,
 * or `UsageError` for wishes that do not go together.
 */
export async function beginGitWork(folder: string, wishes: GitWishes): Promise<GitWork | undefined> {
  requireTogether(wishes);
  const { commit: mode } = wishes;
  if (mode === undefined) return undefined;
  const repository = await openRepository(folder);
  const { branch: start_branch, commit: start_commit } = await requireBranch(repository);
  await requireClean(repository);
  await requireIdentity(repository);
  if (mode === 'direct' && !wishes.allowMain) {
    await requireNotMain(repository, start_branch, 'use `--commit branch`, or add `--allow-main`');
  }
  if (wishes.push) await remoteFor(repository, start_branch);
  const branch = mode === 'branch' ? await createFeatureBranch(repository, wishes.branch) : start_branch;
  const { wip = 'none', merge = 'none', push = false } = wishes;
  return { mode, branch, start_branch, start_commit, wip, merge, push };
}

function requireTogether({ commit, branch, merge, wip, push, allowMain }: GitWishes): void {
  const needsBranch = branch !== undefined ? '--branch' : merge !== undefined ? '--merge' : undefined;
  if (needsBranch && commit !== 'branch')
    throw new SwarmError('UsageError', `${needsBranch} goes with --commit branch`);
  if (allowMain && commit !== 'direct') throw new SwarmError('UsageError', '--allow-main goes with --commit direct');
  const needsCommit = wip !== undefined ? '--wip' : push ? '--push' : undefined;
  if (needsCommit && commit === undefined) throw new SwarmError('UsageError', `${needsCommit} goes with --commit`);
}
