import type { Command } from 'commander';
import { createProgram } from '../../cli/main.ts';

/** The program with every command and option; nothing of it is run. */
export function swarmProgram(): Promise<Command> {
  return createProgram(() => {});
}
