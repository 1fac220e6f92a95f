import { ListExecutionsCommand } from '@aws-sdk/client-sfn';
import type { Command } from 'commander';
import { WORKFLOWS } from '../../core/contracts/index.ts';
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
      const limit = Math.max(1, Math.min(1000, Number(options.limit) || 20));
      const { stateMachineArn, forgeMachineArn, buildMachineArn } = connection.outputs;
      const lists = await Promise.all(
        [stateMachineArn, forgeMachineArn, buildMachineArn].map((machine, index) =>
          connection.sfn
            .send(new ListExecutionsCommand({ stateMachineArn: machine, maxResults: limit }))
            .then((answer) =>
              (answer.executions ?? []).map((execution) => ({ execution, workflow: WORKFLOWS[index] })),
            ),
        ),
      );
      const runs = lists
        .flat()
        .sort((a, b) => (b.execution.startDate?.getTime() ?? 0) - (a.execution.startDate?.getTime() ?? 0))
        .slice(0, limit)
        .map(({ execution, workflow }) => ({
          run_id: execution.name ?? '',
          workflow: workflow ?? '',
          execution_status: execution.status ?? '',
          started_at: execution.startDate?.toISOString() ?? '',
          finished_at: execution.stopDate?.toISOString() ?? null,
        }));
      if (options.json) return printJson({ runs });
      if (runs.length === 0) return print('No runs yet. Start one with `swarm refactor <path>`.');
      const rows = runs.map((run) => [run.run_id, run.workflow, run.execution_status.toLowerCase(), run.started_at]);
      for (const line of table([['RUN', 'WORKFLOW', 'EXECUTION', 'STARTED'], ...rows])) print(line);
    });
};
