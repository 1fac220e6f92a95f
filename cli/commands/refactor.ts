import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { SwarmError } from '../../core/errors.ts';
import { EXIT } from '../exit-codes.ts';
import { print, printJson, say } from '../output/print.ts';
import { timesLines } from '../output/times-lines.ts';
import { askedByDefault, SAFE_LINE } from '../project/asked-by-default.ts';
import { type ChoiceOptions, choiceOf } from '../project/chosen-paths.ts';
import { type ProjectInput, readInput } from '../project/read-input.ts';
import { finishRun, requireOneManner } from '../runs/finish.ts';
import { type GitPlace, withGitWork } from '../runs/git-place.ts';
import { type Started, startInput } from '../runs/start-input.ts';
import { addGitOptions, type GitOptions } from './git-options.ts';
import type { RegisterCommand } from './index.ts';
import { addRequestOptions, type RequestOptions, requestOf } from './request-options.ts';

interface RefactorOptions extends RequestOptions, GitOptions, ChoiceOptions {
  readonly out?: string;
  readonly write?: boolean;
  readonly yes?: boolean;
  readonly detach?: boolean;
  readonly times?: boolean;
}

/** `swarm refactor <folder|zip|file.py>` */
export const refactorCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('refactor')
    .description(
      'repair a project; the input is left as it is unless --write or --commit is given, or a question is answered with yes',
    )
    .argument('<path>', 'a folder, of which tracked files are taken in a git repository; a .zip or one .py file')
    .option('--out <dir>', 'write the resulting tree there, and log, plan, report and patch to its .swarm folder')
    .option('--write', 'write the result over the input, after a backup; asks first in a terminal')
    .option('--yes', 'ask nothing')
    .option('--times', 'tell at the end where the time went: steps, tools, waiting, files')
    .option('--only <paths...>', 'change only these files, or files below these folders; the others are read')
    .option('--exclude <paths...>', 'leave these files, or files below these folders, as they are')
    .option('--changed-since <rev>', 'change only files that were touched since the branch left this revision')
    .option('--detach', 'start the run, print its id and return; `swarm watch` takes it up');
  addRequestOptions(addGitOptions(command)).action(async (path: string, options: RefactorOptions, self: Command) => {
    exit(await refactor(path, options, self));
  });
};

async function refactor(path: string, options: RefactorOptions, command: Command): Promise<number> {
  requireOneManner(options);
  if (options.commit && (options.out !== undefined || options.write)) {
    throw new SwarmError('UsageError', '--commit writes over the input by itself; leave --out and --write away');
  }
  const out = options.out === undefined ? undefined : resolve(options.out);
  if (out !== undefined) requireEmpty(out);
  return withGitWork(path, options, async (place) => {
    const input = await readInput(path, 'tracked');
    if (options.write && !input.folder)
      throw new SwarmError('UsageError', '--write needs a folder or a file; use --out for a zip');
    if (!options.json && !options.quiet) sayLeftOut(input);
    const said = { ...requestOf(options, command), ...(await choiceOf(input, options)) };
    const byDefault = await askedByDefault(input, said);
    if (byDefault.do && !options.json && !options.quiet) say(SAFE_LINE);
    const request = { ...said, ...byDefault };
    return runAndFinish(input, out, options, command, place, request);
  });
}

async function runAndFinish(
  input: ProjectInput,
  out: string | undefined,
  options: RefactorOptions,
  command: Command,
  place: GitPlace,
  request: ReturnType<typeof requestOf>,
): Promise<number> {
  const wanted = { out: out ?? null, write: options.write === true, git: place.work ?? null };
  const started: Started = await startInput(command, input, request, options, wanted);
  place.keep();
  if (options.detach) {
    if (options.json) printJson({ run_id: started.origin.run_id });
    else print(started.origin.run_id);
    return EXIT.success;
  }
  const code = await finishRun(await started.follow(), started.origin, options, input.tree);
  if (options.times) for (const line of timesLines(await started.times())) say(line);
  return code;
}

export function sayLeftOut({ untracked }: ProjectInput): void {
  if (untracked > 0) say(`${untracked} untracked files are left out; \`git add\` takes them in`);
}

/** A folder that holds something is not written into: nothing of it could be told from the result. */
export function requireEmpty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new SwarmError('UsageError', `--out ${folder} is not empty`);
}
