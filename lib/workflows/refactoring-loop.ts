import { Stack } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Agents } from '../agents.ts';
import { loopDefinition } from './loop-definition.ts';

export interface RefactoringLoopProps {
  readonly agents: Agents;
  readonly workbench: IFunction;
}

/** The state machine in which Auditor, Judge and Fixer work on one project. */
export class RefactoringLoop extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { agents, workbench }: RefactoringLoopProps) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      comment: 'Auditor, Judge and Fixer in a bounded loop; every path ends in Publish',
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(loopDefinition(agents, workbench))),
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'Log', {
          retention: RetentionDays.ONE_MONTH,
          logGroupName: `/aws/vendedlogs/states/${Stack.of(this).stackName}-RefactoringLoop`,
        }),
        level: LogLevel.ALL,
        // Payloads hold presigned URLs; they have no place in a log.
        includeExecutionData: false,
      },
    });
    for (const fn of [agents.intake, agents.auditor, agents.fixer, agents.judge, agents.publish, workbench]) {
      fn.grantInvoke(this.stateMachine);
    }
  }
}
