import type { Command } from 'commander';
import { colouredDiff } from '../output/diff.ts';
import { printPaged } from '../output/pager.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm diff <id>` */
export const diffCommand: RegisterCommand = (program) => {
  program
    .command('diff')
    .description('print what a run changed, as a patch that git apply takes')
    .argument('<run-id>')
    .action(async (runId: string, _options: object, self: Command) => {
      const artefacts = await findArtefacts(await openTarget(self), runId);
      const patch = await artefacts.require(artefacts.keys.patch);
      // Into a file or a pipe go the very bytes: sources need not be UTF-8.
      if (process.stdout.isTTY) await printPaged(colouredDiff(new TextDecoder().decode(patch)));
      else process.stdout.write(patch);
    });
};
