import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { everyMachine, type Machines } from './workflows/machines.ts';

export interface RunEnderProps {
  readonly machines: Machines;
  readonly publish: IFunction;
}

/** Publishes what there is of an execution that was stopped or timed out, and so never reached Publish. */
export class RunEnder extends Construct {
  constructor(scope: Construct, id: string, { machines, publish }: RunEnderProps) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'An execution of a loop ended from outside',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: everyMachine(machines).map((machine) => machine.stateMachineArn),
          status: ['ABORTED', 'TIMED_OUT'],
        },
      },
      targets: [
        new LambdaFunction(publish, {
          retryAttempts: 2,
          event: RuleTargetInput.fromObject({
            run_id: EventField.fromPath('$.detail.name'),
            request: EventField.fromPath('$.detail.input'),
            error: { name: EventField.fromPath('$.detail.status'), message: 'The execution was ended from outside.' },
          }),
        }),
      ],
    });
  }
}
