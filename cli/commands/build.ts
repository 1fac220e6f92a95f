import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { OnFailure, RunRequestInput } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { freeBranch } from '../git/free-branch.ts';
import type { GitWishes } from '../git/git-work.ts';
import { findRepository } from '../git/repository.ts';
import { say } from '../output/print.ts';
import { readInput } from '../project/read-input.ts';
import { finishRun, type Manner, requireOneManner } from '../runs/finish.ts';
import { withGitWork } from '../runs/git-place.ts';
import { startInput } from '../runs/start-input.ts';
import type { RegisterCommand } from './index.ts';
import { sayLeftOut } from './refactor.ts';
import { addLimitOptions, integer, isGiven, type LimitOptions, limitsOf } from './request-options.ts';

interface BuildOptions extends Manner, LimitOptions {
  readonly dir: string;
  readonly commit?: 'branch' | 'direct' | 'none';
  readonly branch?: string;
  readonly allowMain?: boolean;
  readonly merge?: 'squash';
  readonly push?: boolean;
  readonly planId?: string;
  readonly onFailure?: OnFailure;
  readonly attempts: number;
}

/** `swarm build "<goal>"` */
export const buildCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('build')
    .description('from a goal to tested, committed code: plan small tasks, write them, test them, commit what passed')
    .argument('<goal>', 'what is wanted, in words, or @ and a name of config/tasks.yaml, such as @tests-pass')
    .option('--dir <dir>', 'the folder to work in', '.')
    .addOption(
      new Option(
        '--commit <where>',
        'commit on a branch made for it, on the one checked out, or not at all; default: branch in a git repository',
      ).choices(['branch', 'direct', 'none']),
    )
    .option('--branch <name>', 'name of that branch; default: feature/ and the goal')
    .option('--allow-main', 'let --commit direct commit on the main branch')
    .addOption(new Option('--merge <how>', 'after success, merge the branch as one commit').choices(['squash']))
    .option('--push', 'push the branch that was committed on')
    .option('--plan-id <id>', 'id of the plan', 'plan_0001')
    .addOption(
      new Option('--on-failure <what>', 'what follows a task that no tier could do').choices(['halt', 'continue']),
    )
    .option('--attempts <n>', 'most attempts of a tier at a task: 1 to 8', integer(1, 8), 3)
    .option('--yes', 'ask nothing');
  addLimitOptions(command)
    .addHelpText(
      'after',
      `
Without a key the builtin tier builds functions and small classes that it knows by name, and
makes stubs and red tests green; for anything else it says which tier would be needed.

  $ swarm build "Add is_prime(n) and class Stack"
  $ swarm build "make the tests pass" --dir services/shop
  $ swarm build "Add a command line to the calculator" --tiers economy,balanced --merge squash

What was committed is taken back as the last line of the output says.`,
    )
    .action(async (goal: string, options: BuildOptions, self: Command) => exit(await build(goal, options, self)));
};

async function build(goal: string, options: BuildOptions, command: Command): Promise<number> {
  requireOneManner(options);
  if (goal.trim() === '') throw new SwarmError('UsageError', 'the goal is empty; say what is wanted');
  const folder = resolve(options.dir);
  const wishes = await wishesOf(goal, folder, options);
  return withGitWork(options.dir, wishes, async (place) => {
    const input = await readInput(folder, 'tracked');
    if (input.kind !== 'folder') throw new SwarmError('UsageError', '--dir must be a folder');
    if (!options.json && !options.quiet) sayLeftOut(input);
    const wanted = { out: null, write: false, git: place.work ?? null };
    const started = await startInput(command, input, requestOf(goal, options, command), options, wanted);
    place.keep();
    return finishRun(await started.follow(), started.origin, options, input.tree);
  });
}

/** What is to be done with git; in a repository a branch is the default, elsewhere nothing. */
async function wishesOf(goal: string, folder: string, options: BuildOptions): Promise<GitWishes> {
  const { commit, branch, allowMain, merge, push } = options;
  const repository = commit === 'none' ? undefined : await findRepository(folder);
  if (!repository && commit === undefined && !options.json && !options.quiet) {
    say('this is no git repository: nothing is committed; the result is written when you agree');
  }
  const mode = commit === 'none' ? undefined : (commit ?? (repository ? 'branch' : undefined));
  if (mode === undefined) {
    if (branch ?? allowMain ?? merge ?? push)
      throw new SwarmError('UsageError', '--branch, --allow-main, --merge and --push go with a commit');
    return {};
  }
  const named = mode === 'branch' && repository ? (branch ?? (await freeBranch(repository, goal))) : branch;
  return {
    commit: mode,
    ...(named === undefined ? {} : { branch: named }),
    ...(allowMain ? { allowMain } : {}),
    ...(merge ? { merge } : {}),
    ...(push ? { push } : {}),
    wip: 'tag',
  };
}

function requestOf(goal: string, options: BuildOptions, command: Command): Omit<RunRequestInput, 'source' | 'owner'> {
  return {
    workflow: 'build',
    goal,
    ...(isGiven(command, 'planId') && options.planId ? { plan_id: options.planId } : {}),
    ...(options.onFailure ? { on_failure: options.onFailure } : {}),
    ...(isGiven(command, 'attempts') ? { max_attempts_per_tier: options.attempts } : {}),
    ...limitsOf(options, command),
  };
}
