import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { Git } from './git.ts';

/** A repository as it stands. */
export interface Repository {
  readonly git: Git;
  /** Absolute path of its work tree. */
  readonly root: string;
}

/** The repository that a folder is in, or undefined: it is in none, or git is not installed. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  const root = (await new Git(folder).ask('rev-parse', '--show-toplevel'))?.replace(/\r?\n$/, '');
  return root ? { git: new Git(root), root } : undefined;
}

/** The repository that a folder is in; throws `GitError`. */
export async function openRepository(folder: string): Promise<Repository> {
  const found = await findRepository(folder);
  if (found) return found;
  const git = new Git(folder);
  if (!(await git.ask('--version'))) {
    throw new SwarmError(
      'GitError',
      'git is not installed, or not on PATH; install it, or leave the commit option out',
    );
  }
  const said = await git.run(['rev-parse', '--is-inside-work-tree']).catch(messageOf);
  throw new SwarmError(
    'GitError',
    `${folder} is not in a git work tree (${said.trim()}); run \`git init\` and make a first commit, or leave the commit option out`,
  );
}

/** The branch that is checked out; undefined on a detached head. */
export async function currentBranch({ git }: Repository): Promise<string | undefined> {
  return (await git.ask('symbolic-ref', '--quiet', '--short', 'HEAD'))?.trim();
}

/** The commit that a name stands for; undefined when there is none. */
export async function commitOf({ git }: Repository, name: string): Promise<string | undefined> {
  return (await git.ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`))?.trim();
}

/** Tracked files with changes that are not committed, staged or not, relative to the root. */
export async function dirtyFiles({ git }: Repository): Promise<string[]> {
  const text = await git.run(['status', '--porcelain=v1', '-z', '--untracked-files=no', '--no-renames']);
  return text
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));
}

/** Local and remote-tracking branches, the latter without the name of their remote. */
export async function branchNames({ git }: Repository): Promise<Set<string>> {
  const local = await git.run(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']);
  const remote = await git.run(['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes']);
  return new Set(`${local}\n${remote}`.split('\n').filter(Boolean));
}

/** What is under way in the repository and not finished, as a person calls it; undefined: nothing. */
export async function unfinished({ git, root }: Repository): Promise<string | undefined> {
  const signs = {
    MERGE_HEAD: 'merge',
    'rebase-merge': 'rebase',
    'rebase-apply': 'rebase',
    CHERRY_PICK_HEAD: 'cherry-pick',
    REVERT_HEAD: 'revert',
  };
  for (const [name, operation] of Object.entries(signs)) {
    const path = (await git.ask('rev-parse', '--git-path', name))?.trim();
    if (path && existsSync(resolve(root, path))) return operation;
  }
  return undefined;
}

const USUAL_MAINS = ['main', 'master', 'trunk'];

/** Whether a branch is the one that others build on: by its name, or because a remote's head is it. */
export async function isMainBranch({ git }: Repository, branch: string): Promise<boolean> {
  if (USUAL_MAINS.includes(branch)) return true;
  const heads = await git.run(['for-each-ref', '--format=%(symref:lstrip=3)', 'refs/remotes/*/HEAD']);
  return heads.split('\n').includes(branch);
}
