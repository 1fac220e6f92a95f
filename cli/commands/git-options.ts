import { type Command, Option } from 'commander';
import type { GitWishes } from '../git/git-work.ts';

/** Options of commands that commit what a run brought. */
export function addGitOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--commit <where>', 'commit the result: on a branch made for it, or on the one checked out').choices([
        'branch',
        'direct',
      ]),
    )
    .option('--branch <name>', 'name of that branch; default: the first free of feature/cycle-01 to 99')
    .option('--allow-main', 'let --commit direct commit on the main branch')
    .addOption(
      new Option('--wip <how>', 'keep what a run without success had reached as a commit, or under a tag').choices([
        'commit',
        'tag',
      ]),
    )
    .addOption(
      new Option('--merge <how>', 'after success, merge the branch into the one it started from').choices(['squash']),
    )
    .option('--push', 'push the branch that was committed on');
}

export type GitOptions = GitWishes;
