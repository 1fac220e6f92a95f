import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { EventBus, EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SfnStateMachine, SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { RUN_FINISHED } from '../core/notify/event-names.ts';
import { runKeys } from '../core/store/keys.ts';
import { NodeFunction } from './node-function.ts';
import { NotificationsWorkflow } from './workflows/notifications.ts';

export interface NotificationsProps {
  readonly bucket: IBucket;
  /** The function that puts the event of a finished run on the bus. */
  readonly publish: IFunction;
  /** Address that is told of every finished run. @default nobody */
  readonly email?: string;
  /** Whether a receiver on the same machine may be told without TLS: the local cloud. @default false */
  readonly loopbackReceivers?: boolean;
}

const EVENT_PATTERN = { source: [RUN_FINISHED.source], detailType: [RUN_FINISHED.detailType] };

/** Tells others of finished runs: by an event, by mail and by webhooks. */
export class Notifications extends Construct {
  readonly endpoints: Secret;
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { bucket, publish, email, loopbackReceivers }: NotificationsProps) {
    super(scope, id);
    EventBus.fromEventBusName(this, 'DefaultBus', 'default').grantPutEventsTo(publish);
    this.endpoints = new Secret(this, 'WebhookEndpoints', {
      description: 'Webhooks as JSON: {"endpoints": [{"url": "https://…", "secret": "whsec_…"}]}; empty: none',
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const notify = new NodeFunction(this, {
      name: 'notify',
      description: 'Tells a webhook that a run has finished',
      memorySize: 512,
      assets: ['config'],
      environment: {
        BUCKET: bucket.bucketName,
        WEBHOOK_ENDPOINTS_SECRET: this.endpoints.secretArn,
        ...(loopbackReceivers ? { LOOPBACK_RECEIVERS: 'true' } : {}),
      },
    });
    const actions = ['s3:GetObject', 's3:PutObject'];
    const resources = [bucket.arnForObjects(runKeys('*', '*').notifications)];
    notify.addToRolePolicy(new PolicyStatement({ actions, resources }));
    // Without it S3 answers 403, not 404, for an object that is not there yet.
    notify.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
    notify.addToRolePolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.endpoints.secretArn] }),
    );
    this.stateMachine = new NotificationsWorkflow(this, 'Workflow', { notify }).stateMachine;
    new Rule(this, 'ToWebhooks', {
      description: 'A run has finished: tell the webhooks',
      eventPattern: EVENT_PATTERN,
      targets: [
        new SfnStateMachine(this.stateMachine, {
          input: RuleTargetInput.fromEventPath('$.detail'),
          maxEventAge: Duration.hours(6),
          retryAttempts: 8,
        }),
      ],
    });
    if (email) this.tellByMail(email);
  }

  private tellByMail(address: string): void {
    const topic = new Topic(this, 'Mail', { enforceSSL: true, displayName: 'Refactoring Swarm' });
    topic.addSubscription(new EmailSubscription(address));
    const told = (path: string) => EventField.fromPath(`$.detail.${path}`);
    const text = [
      `Run ${told('run_id')} of ${told('owner')} has finished: ${told('status')} (${told('stop_reason')}).`,
      `pylint ${told('pylint.baseline')} -> ${told('pylint.current')}; ${told('tests.passed')} of ${told('tests.total')} tests pass; $${told('cost_usd')}; ${told('duration_s')} s.`,
      `Report: ${told('artefacts.report')}`,
    ].join('\n');
    new Rule(this, 'ToMail', {
      description: 'A run has finished: tell by mail',
      eventPattern: EVENT_PATTERN,
      targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(text) })],
    });
  }
}
