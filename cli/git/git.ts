import { existsSync } from 'node:fs';
import { type SimpleGit, simpleGit } from 'simple-git';
import { messageOf, SwarmError } from '../../core/errors.ts';

/**
 * What of the user's environment git may see of all that it would listen to: who commits,
 * which configuration counts, how a remote is reached. Pager, editor, the place of the
 * index and of the repository are not among them.
 */
const ALLOWED = [
  'GIT_AUTHOR_NAME',
  'GIT_AUTHOR_EMAIL',
  'GIT_AUTHOR_DATE',
  'GIT_COMMITTER_NAME',
  'GIT_COMMITTER_EMAIL',
  'GIT_COMMITTER_DATE',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CEILING_DIRECTORIES',
  'GIT_TERMINAL_PROMPT',
];

/** Lines of what git said that a message holds. */
const TOLD_LINES = 12;

/** Git in one folder. Hooks run as they do for the user; nothing is ever forced. */
export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What git printed; throws `GitError` with what it said when it did not succeed. `input` goes to its stdin. */
  async run(args: readonly string[], input?: string): Promise<string> {
    try {
      return await this.client(input).raw([...args]);
    } catch (cause) {
      throw new SwarmError(
        'GitError',
        `git ${args.find((arg) => !arg.startsWith('-'))} in ${this.folder}: ${told(cause)}`,
        { cause },
      );
    }
  }

  /** What git printed, or undefined when it did not succeed: for questions whose answer may be no. */
  async ask(...args: string[]): Promise<string | undefined> {
    return this.client(undefined)
      .raw(args)
      .catch(() => undefined);
  }

  private client(input: string | undefined): SimpleGit {
    if (!existsSync(this.folder)) throw new SwarmError('GitError', `${this.folder} is not there`);
    return simpleGit({
      baseDir: this.folder,
      allowEnvironment: ALLOWED,
      ...(input === undefined ? {} : { input: () => input }),
      // By itself it takes a failure without a word for a success.
      errors: (error, { exitCode, stdErr, stdOut }) => {
        if (exitCode === 0) return undefined;
        return error ?? Buffer.concat([...stdErr, ...stdOut, Buffer.from(`exit code ${exitCode}`)]);
      },
    });
  }
}

function told(cause: unknown): string {
  const lines = messageOf(cause).trim().split('\n');
  return lines.slice(0, TOLD_LINES).join('\n');
}

/** Paths for `--pathspec-from-file=- --pathspec-file-nul`: no limit on their number, no magic in their names. */
export function pathspecs(paths: readonly string[]): string {
  return paths.map((path) => `${path}\0`).join('');
}

/** The options that go with `pathspecs`. */
export const FROM_STDIN = ['--pathspec-from-file=-', '--pathspec-file-nul'] as const;
