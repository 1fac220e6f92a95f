import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  GetExecutionHistoryCommand,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { RunRequestInput } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import type { Connection } from '../connection.ts';

/** A run is named like its execution, so the one gives the other. */
export function executionArn(stateMachineArn: string, runId: string): string {
  return `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${runId}`;
}

/** What Step Functions answers for an execution that it does not know. */
export const UNKNOWN_EXECUTION: ReadonlySet<string> = new Set(['ExecutionDoesNotExist', 'InvalidArn']);

/** Starts a run; its id is the execution's name. */
export async function startRun(connection: Connection, runId: string, request: RunRequestInput): Promise<void> {
  await connection.sfn.send(
    new StartExecutionCommand({
      stateMachineArn: connection.outputs.stateMachineArn,
      name: runId,
      input: JSON.stringify(request),
    }),
  );
}

/** A state that an execution entered or left. */
export interface StateEvent {
  readonly state: string;
  readonly entered: boolean;
  readonly at: Date;
  /** Output of a state that was left, as JSON text. */
  readonly output?: string;
}

const FIRST_POLL_MS = 100;
const LONGEST_POLL_MS = 1000;
/** Longer than any run may take. */
const FOLLOW_LIMIT_MS = 160 * 60_000;

/**
 * Follows an execution to its end, telling each state once. Throws `RunFailed` when it
 * does not end within 160 minutes.
 */
export async function followRun(
  connection: Connection,
  runId: string,
  onEvent: (event: StateEvent) => void,
  signal?: AbortSignal,
): Promise<DescribeExecutionCommandOutput> {
  const arn = executionArn(connection.outputs.stateMachineArn, runId);
  const until = Date.now() + FOLLOW_LIMIT_MS;
  let seen = 0;
  let wait = FIRST_POLL_MS;
  while (Date.now() < until) {
    const execution = await connection.sfn.send(new DescribeExecutionCommand({ executionArn: arn }));
    const before = seen;
    seen = await tellEvents(connection, arn, seen, onEvent);
    if (execution.status !== 'RUNNING') return execution;
    wait = seen > before ? FIRST_POLL_MS : Math.min(wait * 1.5, LONGEST_POLL_MS);
    await sleep(wait, undefined, { signal });
  }
  throw new SwarmError('RunFailed', `run ${runId} did not end`);
}

async function tellEvents(
  connection: Connection,
  executionArnOfRun: string,
  seen: number,
  onEvent: (event: StateEvent) => void,
): Promise<number> {
  let last = seen;
  let nextToken: string | undefined;
  do {
    const page = await connection.sfn.send(
      new GetExecutionHistoryCommand({ executionArn: executionArnOfRun, maxResults: 1000, nextToken }),
    );
    for (const event of page.events ?? []) {
      if ((event.id ?? 0) <= seen) continue;
      last = Math.max(last, event.id ?? 0);
      const at = event.timestamp ?? new Date();
      const { stateEnteredEventDetails: entered, stateExitedEventDetails: left } = event;
      if (entered?.name) onEvent({ state: entered.name, entered: true, at });
      if (left?.name) onEvent({ state: left.name, entered: false, at, output: left.output });
    }
    nextToken = page.nextToken;
  } while (nextToken);
  return last;
}
