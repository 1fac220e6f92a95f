import { ListExecutionsCommand } from '@aws-sdk/client-sfn';
import type { Command } from 'commander';
import { print, printJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** `swarm runs` */
export const runsCommand: RegisterCommand = (program) => {
  program
    .command('runs')
    .description('list runs, newest first')
    .option('--limit <n>', 'how many at most', '20')
    .option('--json', 'print one JSON document')
    .action(async (options: { limit: string; json?: boolean }, self: Command) => {
      const connection = await openTarget(self, options.json === true);
      const answer = await connection.sfn.send(
        new ListExecutionsCommand({
          stateMachineArn: connection.outputs.stateMachineArn,
          maxResults: Math.max(1, Math.min(1000, Number(options.limit) || 20)),
        }),
      );
      const runs = (answer.executions ?? []).map((execution) => ({
        run_id: execution.name ?? '',
        execution_status: execution.status ?? '',
        started_at: execution.startDate?.toISOString() ?? '',
        finished_at: execution.stopDate?.toISOString() ?? null,
      }));
      if (options.json) return printJson({ runs });
      if (runs.length === 0) return print('No runs yet. Start one with `swarm refactor <path>`.');
      const rows = runs.map((run) => [run.run_id, run.execution_status.toLowerCase(), run.started_at]);
      for (const line of table([['RUN', 'EXECUTION', 'STARTED'], ...rows])) print(line);
    });
};
