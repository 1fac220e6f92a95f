import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { KeptLog } from '../kept-log.ts';

export interface WorkflowMachineProps {
  readonly comment: string;
  readonly definition: Readonly<Record<string, unknown>>;
  /** The functions that the machine calls, and no other. */
  readonly calls: readonly IFunction[];
}

/** A state machine that does one workflow; its log is named by its id. */
export class WorkflowMachine extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { comment, definition, calls }: WorkflowMachineProps) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      comment,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(definition)),
      tracingEnabled: true,
      logs: {
        destination: new KeptLog(this, 'Log', id),
        level: LogLevel.ALL,
        // Payloads hold presigned URLs; they have no place in a log.
        includeExecutionData: false,
      },
    });
    for (const fn of calls) fn.grantInvoke(this.stateMachine);
  }
}
