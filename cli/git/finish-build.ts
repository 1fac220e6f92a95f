import { realpathSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RunSummary } from '../../core/contracts/index.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import type { BuiltTrees } from '../runs/built-tasks.ts';
import { leaveEmptyBranch } from './branch.ts';
import { commitFiles } from './commit.ts';
import type { GitOutcome } from './finish.ts';
import type { GitWork } from './git-work.ts';
import { requireStillOn } from './preconditions.ts';
import { pushBranch } from './push.ts';
import { openRepository, type Repository } from './repository.ts';
import { squashMerge } from './squash-merge.ts';
import { tagWork } from './tag.ts';

/** Writes the difference of two trees over the folder, after a backup; returns the paths. */
type Write = (before: FileTree, after: FileTree, label: string) => Promise<readonly string[]>;

/**
 * Ends the git work of a run of build: a commit for each task that passed; the last attempt at
 * one that failed is kept under a tag, off the branch. A branch without a commit is deleted
 * again. Throws `GitError`.
 */
export async function finishBuildWork(
  folder: string,
  work: GitWork,
  summary: RunSummary,
  trees: BuiltTrees,
  write: Write,
): Promise<GitOutcome> {
  const repository = await openRepository(folder);
  await requireStillOn(repository, work.branch, summary.run_id);
  const prefix = relative(repository.root, realpathSync(folder)).split(sep).join('/');
  const inRepository = (paths: readonly string[]) => paths.map((path) => (prefix ? `${prefix}/${path}` : path));
  const told: string[] = [];
  let commit: string | null = null;
  let before = trees.input;
  for (const { id, tree, message } of trees.passed) {
    const paths = inRepository(await write(before, tree, id));
    const made = await commitFiles(repository, paths, message);
    if (made.commit) told.push(`committed ${short(made.commit)} on ${work.branch}: ${message.split('\n')[0]}`);
    if (made.ignored.length > 0)
      told.push(`written but not committed, because git ignores them: ${made.ignored.join(', ')}`);
    commit = made.commit ?? commit;
    before = tree;
  }
  const tag = await keepUnfinished(repository, summary, trees, before, write, inRepository);
  if (tag)
    told.push(
      `the last attempt at ${trees.unfinished?.id} is kept under the tag ${tag}; look at it with \`git show ${tag}\``,
    );
  if (commit === null) return nothing(repository, work, tag, told);

  let merged_into: string | null = null;
  if (work.merge === 'squash' && summary.status === 'success') {
    commit = (await squashMerge(repository, work.branch, work.start_branch, trees.squashed)) ?? commit;
    merged_into = work.start_branch;
    told.push(`merged into ${work.start_branch} as ${short(commit)}; ${work.branch} is kept`);
  }
  const pushed_to = work.push ? await pushBranch(repository, merged_into ?? work.branch) : null;
  if (pushed_to) told.push(`pushed ${merged_into ?? work.branch} to ${pushed_to}`);
  told.push(`undo: ${undo(work, merged_into, pushed_to)}`);
  return { branch: work.branch, commit, merged_into, tag, pushed_to, told };
}

/** How what was committed is taken back; what others may have fetched is reverted, not taken away. */
function undo(work: GitWork, merged: string | null, pushed_to: string | null): string {
  const { mode, branch, start_branch, start_commit } = work;
  if (mode === 'branch' && merged === null) {
    const local = `git switch ${start_branch} && git branch -D ${branch}`;
    return pushed_to ? `${local} && git push ${pushed_to} --delete ${branch}` : local;
  }
  return pushed_to
    ? `git revert --no-edit ${short(start_commit)}..HEAD && git push`
    : `git reset --keep ${short(start_commit)}`;
}

async function nothing(
  repository: Repository,
  work: GitWork,
  tag: string | null,
  told: readonly string[],
): Promise<GitOutcome> {
  const none = { commit: null, merged_into: null, tag, pushed_to: null };
  const gone = work.mode === 'branch' && (await leaveEmptyBranch(repository, work));
  const where = gone ? `; back on ${work.start_branch}, ${work.branch} is deleted` : '';
  return {
    ...none,
    branch: gone ? work.start_branch : work.branch,
    told: [...told, `no commit: no task passed${where}`],
  };
}

/** Keeps an attempt that failed under a tag, and leaves the work tree as it was before. */
async function keepUnfinished(
  repository: Repository,
  summary: RunSummary,
  { unfinished }: BuiltTrees,
  before: FileTree,
  write: Write,
  inRepository: (paths: readonly string[]) => string[],
): Promise<string | null> {
  if (!unfinished) return null;
  const tag = `wip/${summary.run_id}`;
  const written = await write(before, unfinished.tree, `${unfinished.id}-unfinished`);
  const paths = inRepository(written);
  if (paths.length === 0) return null;
  try {
    await tagWork(repository, paths, unfinished.message, tag);
  } finally {
    const old = written.filter((path) => before.has(path));
    if (old.length > 0)
      await repository.git.run(['--literal-pathspecs', 'checkout', 'HEAD', '--', ...inRepository(old)]);
    for (const path of inRepository(written.filter((one) => !before.has(one))))
      rmSync(join(repository.root, path), { force: true });
  }
  return tag;
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
