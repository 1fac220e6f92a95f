import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunRequestInput } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { EXIT } from '../exit-codes.ts';
import { print, printJson } from '../output/print.ts';
import { readForgeInput } from '../project/forge-input.ts';
import { finishRun, type Manner, requireOneManner } from '../runs/finish.ts';
import { startInput } from '../runs/start-input.ts';
import type { RegisterCommand } from './index.ts';
import { requireEmpty, sayLeftOut } from './refactor.ts';
import { addLimitOptions, integer, isGiven, type LimitOptions, limitsOf } from './request-options.ts';

interface ForgeOptions extends Manner, LimitOptions {
  readonly out?: string;
  readonly write?: boolean;
  readonly detach?: boolean;
  readonly rounds: number;
}

/** `swarm forge <module|package|project>` */
export const forgeCommand: RegisterCommand = (program, exit) => {
  const command = program
    .command('forge')
    .description('write tests for code that has none or too few, and prove them by coverage and mutation')
    .argument('<path>', 'a module, a package or a project: a .py file, a folder or a .zip')
    .option('--out <dir>', 'write the resulting tree there, and the reports to its .swarm folder')
    .option('--write', 'write the tests into the project; asks first in a terminal')
    .option('--yes', 'ask nothing')
    .option('--detach', 'start the run, print its id and return; `swarm watch` takes it up')
    .option('--rounds <n>', 'most rounds of writing and measuring: 1 to 10', integer(1, 10), 10);
  addLimitOptions(command).action(async (path: string, options: ForgeOptions, self: Command) =>
    exit(await forge(path, options, self)),
  );
};

async function forge(path: string, options: ForgeOptions, command: Command): Promise<number> {
  requireOneManner(options);
  const out = options.out === undefined ? undefined : resolve(options.out);
  if (out !== undefined) requireEmpty(out);
  const { input, target } = await readForgeInput(path);
  if (options.write && !input.folder) {
    throw new SwarmError('UsageError', '--write needs a folder or a file; use --out for a zip');
  }
  if (!options.json && !options.quiet) sayLeftOut(input);
  const wanted = { out: out ?? null, write: options.write === true, git: null };
  const started = await startInput(command, input, requestOf(options, target, command), options, wanted);
  if (options.detach) {
    if (options.json) printJson({ run_id: started.origin.run_id });
    else print(started.origin.run_id);
    return EXIT.success;
  }
  return finishRun(await started.follow(), started.origin, options, input.tree);
}

/** The fields that the user gave; the rest is left to the request's defaults, or to a `swarm.yaml`. */
function requestOf(
  options: ForgeOptions,
  target: string | undefined,
  command: Command,
): Omit<RunRequestInput, 'source' | 'owner'> {
  return {
    workflow: 'forge',
    ...(target === undefined ? {} : { target_dir: target }),
    ...(isGiven(command, 'rounds') ? { max_rounds: options.rounds } : {}),
    ...limitsOf(options, command),
  };
}
