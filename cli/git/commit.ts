import { messageOf, SwarmError } from '../../core/errors.ts';
import { FROM_STDIN, pathspecs } from './git.ts';
import { commitOf, type Repository } from './repository.ts';

/** What became of a request to commit. */
export interface Committed {
  /** Hash of the commit; undefined when nothing was left to commit. */
  readonly commit: string | undefined;
  /** Files that the repository's own rules ignore: they are written and not committed. */
  readonly ignored: string[];
}

/** Stages exactly these files, given relative to the root; returns those that are not ignored. */
export async function stage(
  { git }: Repository,
  paths: readonly string[],
): Promise<{ staged: string[]; ignored: string[] }> {
  const told = await ignoredOf({ git }, paths);
  const ignored = paths.filter((path) => told.has(path));
  const staged = paths.filter((path) => !told.has(path));
  if (staged.length > 0) await git.run(['--literal-pathspecs', 'add', ...FROM_STDIN], pathspecs(staged));
  return { staged, ignored };
}

/**
 * Commits exactly these files, given relative to the root, with the user's own hooks.
 * Throws `GitError` with what a hook or git said; the files stay written and unstaged.
 */
export async function commitFiles(
  repository: Repository,
  paths: readonly string[],
  message: string,
): Promise<Committed> {
  const { git } = repository;
  const { staged, ignored } = await stage(repository, paths);
  const changed = staged.length === 0 ? '' : await git.run(['diff', '--cached', '--name-only', '-z']);
  if (changed === '') return { commit: undefined, ignored };
  try {
    await git.run(['--literal-pathspecs', 'commit', '--message', message, '--only', ...FROM_STDIN], pathspecs(staged));
  } catch (cause) {
    await unstage(repository, staged);
    throw new SwarmError(
      'GitError',
      `the commit did not come about: ${messageOf(cause)}\nThe files are written; mend what is said here and commit them yourself`,
      { cause },
    );
  }
  return { commit: await commitOf(repository, 'HEAD'), ignored };
}

/** Takes files out of the index again; the work tree keeps them. */
export async function unstage({ git }: Repository, paths: readonly string[]): Promise<void> {
  await git.run(['--literal-pathspecs', 'reset', '--quiet', ...FROM_STDIN], pathspecs(paths));
}

const HERE = './';

/** Files that are not tracked and that ignore rules name. */
async function ignoredOf({ git }: Pick<Repository, 'git'>, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  // Exit code 1: none is ignored.
  // It knows no literal pathspecs: the dot keeps a name that begins with ":" from being taken for magic.
  const text = await git
    .run(['check-ignore', '-z', '--stdin'], pathspecs(paths.map((path) => HERE + path)))
    .catch(() => '');
  return new Set(text.split('\0').flatMap((path) => (path ? [path.slice(HERE.length)] : [])));
}
