import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { RUN_FINISHED } from '../../core/notify/event-names.ts';
import { NOTIFY_STATES } from '../../lib/workflows/notifications-definition.ts';
import { CAUGHT, flat, grantsOf, ROOT, resourcesOf, type Synthesized, synthesize, theOne } from '../support/synth.ts';

const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
const TARGETS = ['aws', 'local'] as const;
const built = {} as Record<(typeof TARGETS)[number], Synthesized>;
let withMail: Synthesized;

beforeAll(() => {
  for (const target of TARGETS) built[target] = synthesize(target, context);
  withMail = synthesize('aws', context, { notifyEmail: 'team@example.com' });
}, 240_000);

// biome-ignore lint/suspicious/noExplicitAny: a definition is looked into, not typed
type State = Record<string, any>;

function text(stack: Synthesized): string {
  return flat(theOne(stack, 'AWS::StepFunctions::StateMachine', 'Notifications').Properties.DefinitionString);
}

describe.each(TARGETS)('the machine that tells of finished runs for %s', (target) => {
  const definition = () => JSON.parse(text(built[target])) as State;
  const inner = () => definition().States[NOTIFY_STATES.each].ItemProcessor.States as Record<string, State>;
  const all = (): Record<string, State> => ({ ...definition().States, ...inner() });

  it('has exactly the states that are named, and reaches them all', () => {
    expect(Object.keys(all()).sort()).toEqual(Object.values(NOTIFY_STATES).sort());
    const { StartAt, States } = definition();
    const reached = new Set<string>();
    const visit = (states: Record<string, State>, name: string): void => {
      if (reached.has(name)) return;
      reached.add(name);
      const { Next, Default, Choices = [], Catch = [], ItemProcessor } = states[name] ?? {};
      for (const next of [Next, Default, ...[...Choices, ...Catch].map((one: State) => one.Next)])
        if (next) visit(states, next);
      if (ItemProcessor) visit(ItemProcessor.States, ItemProcessor.StartAt);
    };
    visit(States, StartAt);
    expect([...reached].sort()).toEqual(Object.values(NOTIFY_STATES).sort());
  });

  it('gives every task a time limit above that of its function, retries and a catch', () => {
    const tasks = Object.values(all()).filter((state) => state.Type === 'Task');
    expect(tasks).toHaveLength(2);
    const { Timeout } = theOne(built[target], 'AWS::Lambda::Function', 'NotificationsFunction').Properties;
    for (const task of tasks) {
      expect(task.TimeoutSeconds).toBeGreaterThan(Timeout);
      expect(task.Retry.length).toBeGreaterThan(0);
      expect(task.Catch).toMatchObject(CAUGHT);
    }
    expect(definition().States[NOTIFY_STATES.each].Catch).toMatchObject(
      CAUGHT.map((one) => ({ ...one, Next: NOTIFY_STATES.failed })),
    );
  });

  it('is bounded: it waits only while attempts are left, and ends delivered or given up', () => {
    const { [NOTIFY_STATES.wasItDelivered]: choice = {} } = inner();
    const [delivered, again] = choice.Choices as State[];
    expect(delivered).toMatchObject({ Next: NOTIFY_STATES.delivered });
    expect(again).toEqual({
      Condition: '{% $states.input.outcome = "again" and $states.input.attempt <= 10 %}',
      Next: NOTIFY_STATES.wait,
    });
    expect(choice.Default).toBe(NOTIFY_STATES.givenUp);
    expect(definition().TimeoutSeconds).toBe(9 * 3600);
    expect(definition().States[NOTIFY_STATES.each].MaxConcurrency).toBe(5);
  });

  it('is valid to asl-validator', () => {
    const validate = createRequire(import.meta.url)('asl-validator') as (value: unknown) => {
      isValid: boolean;
      errorsText: () => string;
    };
    const whole = text(built[target]).replace(/<[^<>\s]+>/g, 'arn:aws:lambda:us-east-1:123456789012:function:x');
    const result = validate(JSON.parse(whole));
    expect(result.isValid ? '' : result.errorsText()).toBe('');
  });

  it('logs without what executions carry', () => {
    const { LoggingConfiguration } = theOne(
      built[target],
      'AWS::StepFunctions::StateMachine',
      'Notifications',
    ).Properties;
    expect(LoggingConfiguration).toMatchObject({ IncludeExecutionData: false, Level: 'ALL' });
  });

  it('is started by the event of a finished run, with what the event holds', () => {
    const { EventPattern, Targets } = theOne(built[target], 'AWS::Events::Rule', 'Notifications').Properties;
    expect(EventPattern).toEqual({ source: [RUN_FINISHED.source], 'detail-type': [RUN_FINISHED.detailType] });
    expect(Targets).toMatchObject([{ InputPath: '$.detail', RetryPolicy: { MaximumRetryAttempts: 8 } }]);
    expect(flat(Targets[0].Arn)).toMatch(/^<NotificationsWorkflowStateMachine/);
    expect(grantsOf(built[target], 'NotificationsWorkflowStateMachineEventsRole')).toEqual([
      'Allow states:StartExecution on <NotificationsWorkflowStateMachine>',
    ]);
  });

  it('calls a function that may read its secret and one object of a run, and nothing else', () => {
    expect(grantsOf(built[target], 'NotificationsFunctionServiceRole')).toEqual(
      [
        'Allow s3:GetObject s3:PutObject on <WorkspaceBucket.Arn>/runs/*/*/notifications.json',
        'Allow s3:ListBucket on <WorkspaceBucket.Arn>',
        'Allow secretsmanager:GetSecretValue on <NotificationsWebhookEndpoints>',
        'Allow xray:PutTelemetryRecords xray:PutTraceSegments on *',
      ].sort(),
    );
    const { Variables } = theOne(built[target], 'AWS::Lambda::Function', 'NotificationsFunction').Properties
      .Environment;
    expect(Variables.LOOPBACK_RECEIVERS).toBe(target === 'local' ? 'true' : undefined);
  });

  it('sends no mail unless it is asked to', () => {
    expect(resourcesOf(built[target], 'AWS::SNS::Topic')).toEqual([]);
  });
});

describe('mail on finished runs', () => {
  it('goes to the address that the deployment names, as a text', () => {
    const topic = theOne(withMail, 'AWS::SNS::Subscription', 'NotificationsMail').Properties;
    expect(topic).toMatchObject({ Protocol: 'email', Endpoint: 'team@example.com' });
    const { EventPattern, Targets } = theOne(withMail, 'AWS::Events::Rule', 'NotificationsToMail').Properties;
    expect(EventPattern.source).toEqual([RUN_FINISHED.source]);
    expect(flat(Targets[0].Arn)).toMatch(/^<NotificationsMail\w+>$/);
    const { InputTemplate, InputPathsMap } = Targets[0].InputTransformer;
    expect(InputTemplate).toMatch(/^"Run <detail-run_id> of <detail-owner> has finished: <detail-status> /);
    expect(InputTemplate).toContain('Report: <detail-artefacts-report>');
    expect(InputPathsMap).toMatchObject({
      'detail-run_id': '$.detail.run_id',
      'detail-pylint-current': '$.detail.pylint.current',
    });
  });

  it('passes the checks of cdk-nag', () => {
    const report = new AwsSolutionsChecks(withMail.app).validateScope(withMail.app);
    expect(report.violations.map((violation) => violation.ruleName)).toEqual([]);
  });
});
