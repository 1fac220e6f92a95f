import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { KeptLog } from '../kept-log.ts';
import { notificationsDefinition } from './notifications-definition.ts';

export interface NotificationsWorkflowProps {
  readonly notify: LambdaFunction;
}

/** The state machine that tells webhooks of finished runs, with patience. */
export class NotificationsWorkflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { notify }: NotificationsWorkflowProps) {
    super(scope, id);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      comment: 'Tells each endpoint that a run has finished; tries again with backoff',
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(notificationsDefinition(notify.currentVersion))),
      tracingEnabled: true,
      logs: {
        destination: new KeptLog(this, 'Log', 'Notifications'),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    notify.grantInvoke(this.stateMachine);
  }
}
