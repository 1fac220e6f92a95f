import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  GetExecutionHistoryCommand,
  type HistoryEvent,
} from '@aws-sdk/client-sfn';
import type { RunRequestInput } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { Executions } from '../../functions/shared/executions.ts';
import type { Connection } from '../connection.ts';
import { runningEmulator } from '../local/emulator.ts';
import { say } from '../output/print.ts';
import { type Patience, patiently } from './patience.ts';

/** The executions of the stack's loops, by the id of the run. */
export function executionsOf({ sfn, outputs }: Connection): Executions {
  return new Executions(sfn, {
    refactor: outputs.stateMachineArn,
    forge: outputs.forgeMachineArn,
    build: outputs.buildMachineArn,
  });
}

/** Starts a run; its id is the execution's name. */
export async function startRun(connection: Connection, runId: string, request: RunRequestInput): Promise<void> {
  await executionsOf(connection).start(runId, request);
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
 * Follows an execution to its end, telling each state once. A stack that does not answer is
 * waited for. Throws `RunFailed` when the run does not end within 160 minutes of time awake.
 */
export async function followRun(
  connection: Connection,
  runId: string,
  onEvent: (event: StateEvent) => void,
  signal?: AbortSignal,
): Promise<DescribeExecutionCommandOutput> {
  const until = performance.now() + FOLLOW_LIMIT_MS;
  let seen = 0;
  let wait = FIRST_POLL_MS;
  const patience: Patience = {
    signal,
    // A local cloud that is gone does not come back by itself.
    mayComeBack: async () => connection.endpoint === undefined || (await runningEmulator()) !== undefined,
    onSilence: () => say('the stack does not answer; trying again for up to 10 minutes'),
  };
  const arn = await patiently(() => executionsOf(connection).arnOf(runId), patience);
  if (!arn) throw new SwarmError('RunNotFound', `run ${runId} is not there`);
  while (performance.now() < until) {
    const describe = new DescribeExecutionCommand({ executionArn: arn });
    const execution = await patiently(() => connection.sfn.send(describe), patience);
    const before = seen;
    seen = await patiently(() => tellEvents(connection, arn, seen, onEvent), patience);
    if (execution.status !== 'RUNNING') return execution;
    wait = seen > before ? FIRST_POLL_MS : Math.min(wait * 1.5, LONGEST_POLL_MS);
    await sleep(wait, undefined, { signal });
  }
  throw new SwarmError('RunFailed', `run ${runId} did not end`);
}

/** Tells the events after number `seen`, once all of them are read; returns the number of the last. */
async function tellEvents(
  connection: Connection,
  executionArnOfRun: string,
  seen: number,
  onEvent: (event: StateEvent) => void,
): Promise<number> {
  const fresh: HistoryEvent[] = [];
  let nextToken: string | undefined;
  do {
    const page = await connection.sfn.send(
      new GetExecutionHistoryCommand({ executionArn: executionArnOfRun, maxResults: 1000, nextToken }),
    );
    fresh.push(...(page.events ?? []).filter((event) => (event.id ?? 0) > seen));
    nextToken = page.nextToken;
  } while (nextToken);
  for (const {
    timestamp: at = new Date(),
    stateEnteredEventDetails: entered,
    stateExitedEventDetails: left,
  } of fresh) {
    if (entered?.name) onEvent({ state: entered.name, entered: true, at });
    if (left?.name) onEvent({ state: left.name, entered: false, at, output: left.output });
  }
  return fresh.reduce((last, event) => Math.max(last, event.id ?? 0), seen);
}
