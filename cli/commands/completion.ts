import tabtab from '@pnpm/tabtab';
import { Argument } from 'commander';
import { print } from '../output/print.ts';
import type { RegisterCommand } from './index.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'pwsh'] as const;

/** `swarm completion <shell>` */
export const completionCommand: RegisterCommand = (program) => {
  program
    .command('completion')
    .description('print a script with which a shell completes commands, options, choices and runs')
    .addArgument(new Argument('<shell>', 'the shell that will read it').choices(SHELLS))
    .action(async (shell: (typeof SHELLS)[number]) => {
      print((await tabtab.getCompletionScript({ name: program.name(), completer: program.name(), shell })).trimEnd());
    });
};
