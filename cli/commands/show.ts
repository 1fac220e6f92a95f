import type { Command } from 'commander';
import { print, printJson } from '../output/print.ts';
import { visible } from '../output/visible.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm show <id>` */
export const showCommand: RegisterCommand = (program) => {
  program
    .command('show')
    .description('print the report of a run')
    .argument('<run-id>')
    .option('--plan', 'print the plan instead')
    .option('--json', 'print the summary as one JSON document')
    .action(async (runId: string, options: { plan?: boolean; json?: boolean }, self: Command) => {
      const artefacts = await findArtefacts(await openTarget(self, options.json === true), runId);
      if (options.json) return printJson(await artefacts.summary());
      print(visible(await artefacts.text(options.plan ? artefacts.keys.planMarkdown : artefacts.keys.reportMarkdown)));
    });
};
