import { messageOf, SwarmError } from '../../core/errors.ts';
import { coloursFor } from './colours.ts';

/** Says what happened and what to do; the stack trace only when asked for. */
export function reportError(error: unknown, debug: boolean): void {
  const colours = coloursFor(process.stderr);
  process.stderr.write(`${colours.red('error:')} ${messageOf(error) || 'something failed without a message'}\n`);
  if (error instanceof SwarmError) process.stderr.write(`${colours.dim('what to do:')} ${error.remedy}\n`);
  else process.stderr.write(`${colours.dim('what to do:')} run again with --debug, and look at \`swarm doctor\`\n`);
  if (debug && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
}
