import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  Metric,
  TextWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { METRICS_NAMESPACE, SERVICE_NAME } from '../core/telemetry-names.ts';
import { everyMachine, type Machines } from './workflows/machines.ts';

export interface ObservabilityProps {
  readonly machines: Machines;
  /** One for each Python. */
  readonly workbenches: readonly IFunction[];
  /** Queue of events of uploads for which no run could be started. */
  readonly lostUploads: IQueue;
  /** Machine that tells webhooks of finished runs. */
  readonly notifications: StateMachine;
  /** Names of the tiers of models: what they cost and how they did is drawn. @default none */
  readonly modelTiers?: readonly string[];
  /** @default nobody is told; the alarms are there to be looked at */
  readonly alarmEmail?: string;
}

const FIVE_MINUTES = Duration.minutes(5);

/** Alarms on runs that fail, and one dashboard. */
export class Observability extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { machines, workbenches, lostUploads, notifications, modelTiers = [], alarmEmail }: ObservabilityProps,
  ) {
    super(scope, id);
    const { refactor, forge, build } = machines;
    const failed = refactor.metricFailed({ period: FIVE_MINUTES });
    const timedOut = refactor.metricTimedOut({ period: FIVE_MINUTES });
    const workbenchErrors = workbenches.map((one) => one.metricErrors({ period: FIVE_MINUTES }));
    const alarms = [
      this.alarm('RunsFailed', 'A run failed or its input was refused', failed),
      this.alarm('RunsTimedOut', 'A run went past its longest time', timedOut),
      this.alarm(
        'ForgesFailed',
        'A run of forge failed or its input was refused',
        forge.metricFailed({ period: FIVE_MINUTES }),
      ),
      this.alarm(
        'ForgesTimedOut',
        'A run of forge went past its longest time',
        forge.metricTimedOut({ period: FIVE_MINUTES }),
      ),
      this.alarm(
        'BuildsFailed',
        'A run of build failed or its input was refused',
        build.metricFailed({ period: FIVE_MINUTES }),
      ),
      this.alarm(
        'BuildsTimedOut',
        'A run of build went past its longest time',
        build.metricTimedOut({ period: FIVE_MINUTES }),
      ),
      ...workbenchErrors.map((errors, index) =>
        this.alarm(`WorkbenchErrors${index || ''}`, 'The workbench died in a call', errors),
      ),
      this.alarm(
        'NotificationsFailed',
        'Nobody could be told of a finished run',
        notifications.metricFailed({ period: FIVE_MINUTES }),
      ),
      this.alarm(
        'UploadsLost',
        'An upload started no run; its event waits in the queue',
        lostUploads.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      ),
    ];
    if (alarmEmail) {
      const topic = new Topic(this, 'Alarms', { enforceSSL: true });
      topic.addSubscription(new EmailSubscription(alarmEmail));
      for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(topic));
    }
    const started = refactor.metricStarted({ period: FIVE_MINUTES });
    const succeeded = refactor.metricSucceeded({ period: FIVE_MINUTES });
    const forged = [forge.metricStarted, forge.metricSucceeded, forge.metricFailed, forge.metricTimedOut];
    const built = [build.metricStarted, build.metricSucceeded, build.metricFailed, build.metricTimedOut];
    const dashboard = new Dashboard(this, 'Dashboard');
    dashboard.addWidgets(
      new TextWidget({ markdown: '# Refactoring Swarm\nRuns of the refactoring loop', width: 24, height: 2 }),
      new GraphWidget({ title: 'Runs', left: [started, succeeded, failed, timedOut], width: 12 }),
      new GraphWidget({
        title: 'Run time',
        left: everyMachine(machines).map((machine) => machine.metricTime({ period: FIVE_MINUTES })),
        width: 12,
      }),
      new GraphWidget({
        title: 'Runs of forge',
        left: forged.map((metric) => metric.call(forge, { period: FIVE_MINUTES })),
        width: 12,
      }),
      new GraphWidget({
        title: 'Runs of build',
        left: built.map((metric) => metric.call(build, { period: FIVE_MINUTES })),
        width: 12,
      }),
      new GraphWidget({
        title: 'Workbench time',
        left: workbenches.map((one) => one.metricDuration({ period: FIVE_MINUTES })),
        width: 12,
      }),
      new GraphWidget({
        title: 'Workbench calls and errors',
        left: [...workbenches.map((one) => one.metricInvocations()), ...workbenchErrors],
        width: 12,
      }),
      new GraphWidget({
        title: 'Dollars by tier',
        left: modelTiers.map((tier) => ofTier('TierCostUsd', tier)),
        width: 12,
      }),
      new GraphWidget({
        title: 'Successes by tier',
        left: modelTiers.map((tier) => ofTier('TierSuccess', tier)),
        width: 12,
      }),
    );
  }

  private alarm(id: string, alarmDescription: string, metric: Alarm['metric']): Alarm {
    return new Alarm(this, id, {
      alarmDescription,
      metric,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}

/** A metric that Publish counts for each tier of a run. */
function ofTier(metricName: string, tier: string): Metric {
  const dimensionsMap = { service: SERVICE_NAME, tier };
  return new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    dimensionsMap,
    statistic: 'Sum',
    period: FIVE_MINUTES,
    label: tier,
  });
}
