import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { flat, grantsOf, ROOT, resourcesOf, type Synthesized, synthesize, theOne } from '../support/synth.ts';

const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
const TARGETS = ['aws', 'local'] as const;
const built = {} as Record<(typeof TARGETS)[number], Synthesized>;

beforeAll(() => {
  for (const target of TARGETS) built[target] = synthesize(target, context);
}, 240_000);

describe.each(TARGETS)('the door for uploads for %s', (target) => {
  it('is rung by objects under uploads/ of the one bucket', () => {
    const { EventPattern, Targets, State } = theOne(built[target], 'AWS::Events::Rule', 'UploadDoor').Properties;
    expect(State).toBe('ENABLED');
    expect(EventPattern).toMatchObject({ source: ['aws.s3'], 'detail-type': ['Object Created'] });
    expect(EventPattern.detail.object.key).toEqual([{ prefix: 'uploads/' }]);
    expect(EventPattern.detail.bucket.name.map(flat)).toEqual([expect.stringMatching(/^<WorkspaceBucket\w+>$/)]);
    expect(Targets).toHaveLength(1);
    expect(flat(Targets[0].Arn)).toMatch(/^<UploadDoorFunction\w+\.Arn>$/);
  });

  it('loses no event: it is tried again, and then kept for two weeks', () => {
    const stack = built[target];
    const { Targets } = theOne(stack, 'AWS::Events::Rule', 'UploadDoor').Properties;
    const lost = expect.stringMatching(/^<UploadDoorLost\w+\.Arn>$/);
    expect(Targets[0].RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 21_600, MaximumRetryAttempts: 8 });
    expect(flat(Targets[0].DeadLetterConfig.Arn)).toEqual(lost);
    const invoke = theOne(stack, 'AWS::Lambda::EventInvokeConfig', 'UploadDoor').Properties;
    expect(invoke).toMatchObject({ MaximumEventAgeInSeconds: 21_600, MaximumRetryAttempts: 2 });
    expect(flat(invoke.DestinationConfig.OnFailure.Destination)).toEqual(lost);
    const queue = theOne(stack, 'AWS::SQS::Queue', 'UploadDoor').Properties;
    expect(queue).toEqual({ MessageRetentionPeriod: 14 * 24 * 3600, SqsManagedSseEnabled: true });
    const policy = theOne(stack, 'AWS::SQS::QueuePolicy', 'UploadDoor').Properties.PolicyDocument.Statement;
    expect(policy.map((one: { Effect: string; Condition?: object }) => [one.Effect, one.Condition])).toEqual([
      ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
      ['Allow', { ArnEquals: { 'aws:SourceArn': expect.anything() } }],
    ]);
  });

  it('has an alarm on what was lost', () => {
    const alarms = resourcesOf(built[target], 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties);
    const [alarm] = alarms.filter((one) => one.MetricName === 'ApproximateNumberOfMessagesVisible');
    expect(alarm).toMatchObject({ Threshold: 1, Namespace: 'AWS/SQS', EvaluationPeriods: 1 });
    expect(flat(alarm?.Dimensions[0].Value)).toMatch(/^<UploadDoorLost\w+\.QueueName>$/);
  });

  it('may read uploads and start the machines, and holds no key of a model', () => {
    const stack = built[target];
    expect(grantsOf(stack, 'UploadDoorFunctionServiceRole')).toEqual(
      [
        'Allow s3:GetObject s3:GetObjectVersion on <WorkspaceBucket.Arn>/uploads/*',
        'Allow states:StartExecution on <BuildLoopStateMachine> <ForgeLoopStateMachine> <RefactoringLoopStateMachine>',
        'Allow sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage on <UploadDoorLost.Arn>',
        'Allow xray:PutTelemetryRecords xray:PutTraceSegments on *',
      ].sort(),
    );
    const { Environment, Timeout } = theOne(stack, 'AWS::Lambda::Function', 'UploadDoor').Properties;
    expect(Object.keys(Environment.Variables).sort()).toEqual([
      'BUCKET',
      'BUILD_MACHINE_ARN',
      'FORGE_MACHINE_ARN',
      'STATE_MACHINE_ARN',
    ]);
    expect(Timeout).toBe(60);
  });
});
