import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { UPLOADS_PREFIX } from '../core/store/keys.ts';
import { NodeFunction } from './node-function.ts';
import { everyMachine, type Machines, machineEnvironment } from './workflows/machines.ts';

export interface UploadDoorProps {
  readonly bucket: IBucket;
  readonly machines: Machines;
}

/** An event that could not be delivered for so long is given up: it goes to the queue. */
const OLDEST_EVENT = Duration.hours(6);

/** Starts a run for each zip that is put under uploads/. */
export class UploadDoor extends Construct {
  readonly function: IFunction;
  /** Events for which no run could be started. */
  readonly lost: Queue;

  constructor(scope: Construct, id: string, { bucket, machines }: UploadDoorProps) {
    super(scope, id);
    this.lost = new Queue(this, 'Lost', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.function = new NodeFunction(this, {
      name: 'on-upload',
      description: 'Starts a run for a zip that was dropped into the bucket',
      memorySize: 512,
      environment: { BUCKET: bucket.bucketName, ...machineEnvironment(machines) },
      onFailure: new SqsDestination(this.lost),
      maxEventAge: OLDEST_EVENT,
      retryAttempts: 2,
    });
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:GetObjectVersion'],
        resources: [bucket.arnForObjects(`${UPLOADS_PREFIX}*`)],
      }),
    );
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['states:StartExecution'],
        resources: everyMachine(machines).map((machine) => machine.stateMachineArn),
      }),
    );
    new Rule(this, 'Rule', {
      description: 'An object was put under uploads/',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [bucket.bucketName] }, object: { key: Match.prefix(UPLOADS_PREFIX) } },
      },
      targets: [
        new LambdaFunction(this.function, {
          deadLetterQueue: this.lost,
          maxEventAge: OLDEST_EVENT,
          retryAttempts: 8,
        }),
      ],
    });
  }
}
