import { DescribeExecutionCommand, type ExecutionListItem, ListExecutionsCommand } from '@aws-sdk/client-sfn';
import type { Command } from 'commander';
import { z } from 'zod';
import { jsonOf, RunSummarySchema, SourceSchema, WORKFLOWS } from '../../core/contracts/index.ts';
import { sourceView } from '../../core/views/source-view.ts';
import type { Connection } from '../connection.ts';
import { print, printJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import { visible } from '../output/visible.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';

/** Runs that are asked about at the same time: Step Functions answers some tens a second. */
const AT_ONCE = 10;

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
      const newest = lists
        .flat()
        .sort((a, b) => (b.execution.startDate?.getTime() ?? 0) - (a.execution.startDate?.getTime() ?? 0))
        .slice(0, limit);
      const runs: Listed[] = [];
      for (let at = 0; at < newest.length; at += AT_ONCE) {
        const some = newest.slice(at, at + AT_ONCE);
        runs.push(...(await Promise.all(some.map((one) => listed(connection, one.execution, one.workflow ?? '')))));
      }
      if (options.json) return printJson({ runs });
      if (runs.length === 0) return print('No runs yet. Start one with `swarm refactor <path>`.');
      const rows = runs.map((run) => [run.run_id, run.project, run.workflow, resultOf(run), run.started_at]);
      for (const line of table([['RUN', 'PROJECT', 'WORKFLOW', 'RESULT', 'STARTED'], ...rows])) print(visible(line));
    });
};

/** A run as it is listed. */
interface Listed {
  readonly run_id: string;
  /** Name of the folder, file, upload or sample; empty where the request cannot be read. */
  readonly project: string;
  readonly workflow: string;
  readonly execution_status: string;
  /** How it ended; null while it runs, and where it ended without a summary. */
  readonly status: string | null;
  readonly stop_reason: string | null;
  readonly started_at: string;
  readonly finished_at: string | null;
}

const AskedSchema = z.object({ source: SourceSchema });
const EndedSchema = RunSummarySchema.pick({ status: true, stop_reason: true });

/** What its input and output say of an execution: an execution ends with its summary. */
async function listed({ sfn }: Connection, execution: ExecutionListItem, workflow: string): Promise<Listed> {
  const told = await sfn.send(new DescribeExecutionCommand({ executionArn: execution.executionArn }));
  const asked = AskedSchema.safeParse(jsonOf(told.input ?? ''));
  const ended = EndedSchema.safeParse(jsonOf(told.output ?? ''));
  return {
    run_id: execution.name ?? '',
    project: asked.success ? sourceView(asked.data.source).name : '',
    workflow,
    execution_status: told.status ?? '',
    status: ended.data?.status ?? null,
    stop_reason: ended.data?.stop_reason ?? null,
    started_at: execution.startDate?.toISOString() ?? '',
    finished_at: told.stopDate?.toISOString() ?? null,
  };
}

function resultOf({ status, stop_reason, execution_status }: Listed): string {
  return status === null ? execution_status.toLowerCase() : `${status} (${stop_reason})`;
}
