import { Stack } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { notificationsDefinition } from './notifications-definition.ts';

export interface NotificationsWorkflowProps {
  readonly notify: IFunction;
}

/** The state machine that tells webhooks of finished runs, with patience. */
export class NotificationsWorkflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { notify }: NotificationsWorkflowProps) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      comment: 'Tells each endpoint that a run has finished; tries again with backoff',
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(notificationsDefinition(notify))),
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'Log', {
          retention: RetentionDays.ONE_MONTH,
          logGroupName: `/aws/vendedlogs/states/${Stack.of(this).stackName}-Notifications`,
        }),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    notify.grantInvoke(this.stateMachine);
  }
}
