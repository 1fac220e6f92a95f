import { Command, CommanderError } from 'commander';
import { SwarmError } from '../core/errors.ts';
import { COMMANDS } from './commands/index.ts';
import { COMPLETION_SERVER, completeLine } from './completion/server.ts';
import { EXIT } from './exit-codes.ts';
import { reportError } from './output/errors.ts';

/** The command line; `exit` is told the exit code of a command that did its work. */
export function createProgram(exit: (code: number) => void): Command {
  const program = new Command('swarm')
    .description('Refactors buggy Python: plans, writes tests, repairs and validates, never worse than it was.')
    .version('0.1.0')
    .option('--debug', 'show stack traces')
    .option('--profile <name>', 'work with the stack in AWS, by a profile of the AWS configuration')
    .option('--region <name>', 'work with the stack in AWS, in this region')
    .option('--stack <name>', 'name of the stack in AWS')
    .showHelpAfterError('Run with --help for what is possible.')
    .exitOverride();
  for (const command of COMMANDS) command(program, exit);
  return program;
}

/** Runs the command line; returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', endQuietly);
  let code: number = EXIT.success;
  const program = createProgram((value) => {
    code = value;
  });
  try {
    if (argv[2] === COMPLETION_SERVER) {
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
