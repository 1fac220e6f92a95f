import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  GetExecutionHistoryCommand,
  type SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Workflow } from '../../core/contracts/index.ts';
import { workflowOf } from '../../core/doors/workflow.ts';
import type { StateVisit } from '../../core/views/steps.ts';

/** A run is named like its execution, so the one gives the other. */
export function executionArn(stateMachineArn: string, runId: string): string {
  return `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${runId}`;
}

/** What Step Functions answers for an execution that it does not know. */
const UNKNOWN_EXECUTION: ReadonlySet<string> = new Set(['ExecutionDoesNotExist', 'InvalidArn']);

export interface ExecutionFacts {
  readonly running: boolean;
  /** As Step Functions names it. */
  readonly status: string;
  /** JSON text. */
  readonly input: string;
  readonly startedAt: Date;
}

/** Pages of history that one look at a run reads at most; 1000 events each, which no run reaches. */
const HISTORY_PAGES = 10;

/** The ARN of the state machine of each workflow. */
export type MachineArns = Readonly<Record<Workflow, string>>;

/** The executions of the state machines, by the name of the run. */
export class Executions {
  private readonly client: SFNClient;
  private readonly machines: MachineArns;

  constructor(client: SFNClient, machines: MachineArns) {
    this.client = client;
    this.machines = machines;
  }

  /** Starts a run in the machine of the workflow that its request names; false when one of that name exists there already. */
  async start(runId: string, input: unknown): Promise<boolean> {
    try {
      await this.client.send(
        new StartExecutionCommand({
          stateMachineArn: this.machines[workflowOf(input)],
          name: runId,
          input: JSON.stringify(input),
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ExecutionAlreadyExists) return false;
      throw error;
    }
  }

  /** An execution, or undefined where Step Functions does not know it, or no more. */
  async describe(runId: string): Promise<ExecutionFacts | undefined> {
    return (await this.find(runId))?.facts;
  }

  /** The ARN of a run's execution, in whichever machine it is. */
  async arnOf(runId: string): Promise<string | undefined> {
    return (await this.find(runId))?.arn;
  }

  private async find(runId: string): Promise<{ arn: string; facts: ExecutionFacts } | undefined> {
    for (const machine of Object.values(this.machines)) {
      const arn = executionArn(machine, runId);
      const facts = await this.describeIn(arn);
      if (facts) return { arn, facts };
    }
    return undefined;
  }

  private async describeIn(arn: string): Promise<ExecutionFacts | undefined> {
    try {
      const answer = await this.client.send(new DescribeExecutionCommand({ executionArn: arn }));
      return {
        running: answer.status === 'RUNNING',
        status: answer.status ?? 'UNKNOWN',
        input: answer.input ?? '{}',
        startedAt: answer.startDate ?? new Date(0),
      };
    } catch (error) {
      if (error instanceof Error && UNKNOWN_EXECUTION.has(error.name)) return undefined;
      throw error;
    }
  }

  /** States that it entered and left, in order; empty where it is not known. Payloads are not asked for. */
  async visits(runId: string): Promise<StateVisit[]> {
    const visits: StateVisit[] = [];
    const executionArnOfRun = await this.arnOf(runId);
    if (!executionArnOfRun) return visits;
    let nextToken: string | undefined;
    for (let page = 0; page < HISTORY_PAGES; page += 1) {
      const answer = await this.client
        .send(
          new GetExecutionHistoryCommand({
            executionArn: executionArnOfRun,
            maxResults: 1000,
            includeExecutionData: false,
            nextToken,
          }),
        )
        .catch((error: unknown) => {
          if (error instanceof Error && UNKNOWN_EXECUTION.has(error.name)) return undefined;
          throw error;
        });
      for (const { timestamp, stateEnteredEventDetails: entered, stateExitedEventDetails: left } of answer?.events ??
        []) {
        const at = timestamp ?? new Date(0);
        if (entered?.name) visits.push({ state: entered.name, entered: true, at });
        if (left?.name) visits.push({ state: left.name, entered: false, at });
      }
      nextToken = answer?.nextToken;
      if (!nextToken) break;
    }
    return visits;
  }

  /** Ends a run; one that is not there is passed over. */
  async stop(runId: string): Promise<void> {
    const arn = await this.arnOf(runId);
    if (!arn) return;
    await this.client.send(
      new StopExecutionCommand({ executionArn: arn, error: 'Stopped', cause: 'Stopped by the user.' }),
    );
  }
}
