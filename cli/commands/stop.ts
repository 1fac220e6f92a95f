import type { Command } from 'commander';
import { print } from '../output/print.ts';
import { stopRun } from '../runs/submit.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm stop <id>` */
export const stopCommand: RegisterCommand = (program) => {
  program
    .command('stop')
    .description('stop a run; what it had reached is published')
    .argument('<run-id>')
    .action(async (runId: string, _options: object, self: Command) => {
      await stopRun(await openTarget(self), runId);
      print(`run ${runId} is stopped`);
    });
};
