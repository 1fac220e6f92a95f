import type { Command } from 'commander';
import { ExperimentDataSchema, parseContract, parseJson } from '../../core/contracts/index.ts';
import { print } from '../output/print.ts';
import { table } from '../output/table.ts';
import { visible } from '../output/visible.ts';
import { findArtefacts } from '../runs/artefacts.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

const PROMPT_LENGTH = 70;

/** `swarm log <id>` */
export const logCommand: RegisterCommand = (program) => {
  program
    .command('log')
    .description('print the record of a run, a line an entry')
    .argument('<run-id>')
    .option('--json', 'print experiment_data.json as it is')
    .action(async (runId: string, options: { json?: boolean }, self: Command) => {
      const artefacts = await findArtefacts(await openTarget(self, options.json === true), runId);
      const text = await artefacts.text(artefacts.keys.log);
      if (options.json) return print(text.trimEnd());
      const entries = parseContract(ExperimentDataSchema, parseJson(text, 'the log'), 'the log');
      const rows = entries.map((entry) => [
        entry.timestamp.slice(11, 19),
        entry.agent,
        entry.action,
        entry.status,
        entry.model,
        oneLine(entry.details.input_prompt),
      ]);
      for (const line of table(rows)) print(line);
    });
};

function oneLine(text: string): string {
  const line = visible(text.replace(/\s+/g, ' '));
  return line.length > PROMPT_LENGTH ? `${line.slice(0, PROMPT_LENGTH - 1)}…` : line;
}
