import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { commitMessage, wipMessage } from '../../core/report/commit-message.ts';
import type { Cycle } from '../../core/report/cycle.ts';
import { leaveEmptyBranch } from './branch.ts';
import { commitFiles } from './commit.ts';
import type { GitWork } from './git-work.ts';
import { requireStillOn } from './preconditions.ts';
import { pushBranch } from './push.ts';
import { openRepository, type Repository } from './repository.ts';
import { squashMerge } from './squash-merge.ts';
import { tagWork } from './tag.ts';

/** What was done with git, for a person and for `--json`. */
export interface GitOutcome {
  readonly branch: string;
  readonly commit: string | null;
  readonly merged_into: string | null;
  readonly tag: string | null;
  readonly pushed_to: string | null;
  /** One line each. */
  readonly told: readonly string[];
}

const NOTHING = { commit: null, merged_into: null, tag: null, pushed_to: null };
/** Stop reasons of runs that ended before anybody could want their result. */
const GIVEN_UP = new Set(['stopped', 'invalid_input']);

/**
 * Ends the git work of a run: a commit on success; on failure the best version is left
 * uncommitted, or kept as a WIP commit or tag; after a refusal or Ctrl-C the start branch
 * is checked out again and the empty branch is deleted. `write` writes the result over the
 * folder and returns the paths that it wrote. Throws `GitError`.
 */
export async function finishGitWork(
  folder: string,
  work: GitWork,
  cycle: Cycle,
  write: () => Promise<readonly string[]>,
): Promise<GitOutcome> {
  const repository = await openRepository(folder);
  await requireStillOn(repository, work.branch, cycle.summary.run_id);
  if (GIVEN_UP.has(cycle.summary.stop_reason)) return left(repository, work, 'the run was given up');
  const prefix = relative(repository.root, realpathSync(folder)).split(sep).join('/');
  const paths = (await write()).map((path) => (prefix ? `${prefix}/${path}` : path));
  if (paths.length === 0) return left(repository, work, 'nothing was changed');
  if (cycle.summary.status !== 'success') return keepPartialWork(repository, work, cycle, paths);

  const message = commitMessage(cycle);
  const { commit, ignored } = await commitFiles(repository, paths, message);
  if (!commit) return left(repository, work, 'git ignores every file that was written');
  const told = [`committed ${short(commit)} on ${work.branch}: ${message.split('\n')[0]}`, ...ignoredLines(ignored)];
  let merged_into: string | null = null;
  if (work.merge === 'squash') {
    const merge = await squashMerge(repository, work.branch, work.start_branch, message);
    merged_into = work.start_branch;
    told.push(`merged into ${work.start_branch} as ${short(merge ?? '')}; ${work.branch} is kept`);
  }
  return pushed(repository, work, { ...NOTHING, branch: work.branch, commit, merged_into, told });
}

async function keepPartialWork(
  repository: Repository,
  work: GitWork,
  cycle: Cycle,
  paths: readonly string[],
): Promise<GitOutcome> {
  const { branch } = work;
  if (work.wip === 'commit') {
    const { commit, ignored } = await commitFiles(repository, paths, wipMessage(cycle));
    const told = [`committed ${short(commit ?? '')} on ${branch} as work in progress`, ...ignoredLines(ignored)];
    return pushed(repository, work, { ...NOTHING, branch, commit: commit ?? null, told });
  }
  const told = [
    `the run did not succeed: its best version is on ${branch}, not committed; look at it with \`git diff\``,
  ];
  if (work.wip === 'none') return { ...NOTHING, branch, told };
  const tag = `wip/${cycle.summary.run_id}`;
  const commit = await tagWork(repository, paths, wipMessage(cycle), tag);
  return { ...NOTHING, branch, tag, told: [...told, `kept under the tag ${tag} (${short(commit)})`] };
}

async function left(repository: Repository, work: GitWork, why: string): Promise<GitOutcome> {
  const { branch, start_branch } = work;
  if (work.mode === 'direct') return { ...NOTHING, branch, told: [`no commit: ${why}`] };
  const gone = await leaveEmptyBranch(repository, work);
  const where = gone ? `back on ${start_branch}, ${branch} is deleted` : `${branch} is still checked out`;
  return { ...NOTHING, branch: gone ? start_branch : branch, told: [`no commit: ${why}; ${where}`] };
}

async function pushed(repository: Repository, work: GitWork, outcome: GitOutcome): Promise<GitOutcome> {
  if (!work.push) return outcome;
  const branch = outcome.merged_into ?? outcome.branch;
  const pushed_to = await pushBranch(repository, branch);
  return { ...outcome, pushed_to, told: [...outcome.told, `pushed ${branch} to ${pushed_to}`] };
}

function ignoredLines(ignored: readonly string[]): string[] {
  return ignored.length === 0 ? [] : [`written but not committed, because git ignores them: ${ignored.join(', ')}`];
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
