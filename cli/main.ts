import { Command, CommanderError } from 'commander';
import { SwarmError } from '../core/errors.ts';
import { COMMANDS } from './commands/index.ts';
import { COMPLETION_SERVER } from './completion/word.ts';
import { EXIT } from './exit-codes.ts';
import { reportError } from './output/errors.ts';

const VERSION = '0.1.0';

/**
 * The command line; `exit` is told the exit code of a command that did its work.
 *
 * @param only the command that will be run. @default all of them can be
 */
export async function createProgram(exit: (code: number) => void, only?: string): Promise<Command> {
  const program = new Command('swarm')
    .description('Refactors buggy Python: plans, writes tests, repairs and validates, never worse than it was.')
    .version(VERSION)
    .option('--debug', 'show stack traces')
    .option('--profile <name>', 'work with the stack in AWS, by a profile of the AWS configuration')
    .option('--region <name>', 'work with the stack in AWS, in this region')
    .option('--stack <name>', 'name of the stack in AWS')
    .showHelpAfterError('Run with --help for what is possible.')
    .exitOverride();
  const wanted = only === undefined ? undefined : COMMANDS[only];
  const loaded = wanted ? [await wanted()] : await Promise.all(Object.values(COMMANDS).map((load) => load()));
  for (const command of loaded) command(program, exit);
  return program;
}

/** Options of every command that come with a value of their own. */
const WITH_VALUE = ['--profile', '--region', '--stack'];

/** The name of a command in a command line, where it is certain: before it stand options of all commands only. */
export function commandIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word, index) => !word.startsWith('-') && !WITH_VALUE.includes(words[index - 1] ?? ''));
  const name = words[at];
  const before = at < 0 ? ['-'] : words.slice(0, at).filter((word) => word.startsWith('-'));
  const known = before.every(
    (word) => word === '--debug' || WITH_VALUE.some((o) => word === o || word.startsWith(`${o}=`)),
  );
  return known && name !== undefined && Object.hasOwn(COMMANDS, name) ? name : undefined;
}

/** Runs the command line; returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', endQuietly);
  let code: number = EXIT.success;
  if (argv.length === 3 && argv[2] === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return code;
  }
  const words = argv.slice(2);
  const program = await createProgram((value) => {
    code = value;
  }, commandIn(words));
  try {
    if (argv[2] === COMPLETION_SERVER) {
      const { completeLine } = await import('./completion/server.ts');
      completeLine(program);
      return code;
    }
    await program.parseAsync(argv.map((word) => word.replace(/^--target_dir(?==|$)/, '--target-dir')));
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.success : EXIT.usage;
    reportError(error, program.opts().debug === true);
    return error instanceof SwarmError ? error.exitCode : EXIT.infrastructure;
  }
}

/** Whoever reads our output may stop reading, as `head` does: that is no failure. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.success);
  throw error;
}
