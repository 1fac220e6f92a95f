import { Command } from 'commander';
import { main } from '../../cli/main.ts';

/**
 * The program as `main` makes it, with every command and option. Nothing is run: parsing,
 * the last thing that `main` does, is where the program is caught.
 */
export async function swarmProgram(): Promise<Command> {
  const parse = Command.prototype.parseAsync;
  let caught: Command | undefined;
  Command.prototype.parseAsync = async function caughtParse(this: Command) {
    caught = this;
    return this;
  };
  try {
    await main(['node', 'swarm']);
  } finally {
    Command.prototype.parseAsync = parse;
  }
  if (!caught) throw new Error('the command line was not parsed');
  return caught;
}
