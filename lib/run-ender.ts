import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { everyMachine, type Machines } from './workflows/machines.ts';

export interface RunEnderProps {
  readonly machines: Machines;
  readonly publish: IFunction;
}

/** How an execution can end without having reached Publish, and what is told of it. */
const ENDS = {
  FromOutside: { status: ['ABORTED', 'TIMED_OUT'], message: 'The execution was ended from outside.' },
  // Some errors of Step Functions can be caught nowhere. A run that failed after Publish is answered as it ended.
  Failed: { status: ['FAILED'], message: 'The execution failed where nothing could catch it; see its history.' },
};

/** Publishes what there is of an execution that was stopped, timed out or failed, and so never reached Publish. */
export class RunEnder extends Construct {
  constructor(scope: Construct, id: string, { machines, publish }: RunEnderProps) {
    super(scope, id);
    for (const [name, { status, message }] of Object.entries(ENDS)) {
      new Rule(this, name, {
        description: `An execution of a loop ended: ${status.join(', ')}`,
        eventPattern: {
          source: ['aws.states'],
          detailType: ['Step Functions Execution Status Change'],
          detail: { stateMachineArn: everyMachine(machines).map((machine) => machine.stateMachineArn), status },
        },
        targets: [
          new LambdaFunction(publish, {
            retryAttempts: 8,
            event: RuleTargetInput.fromObject({
              run_id: EventField.fromPath('$.detail.name'),
              request: EventField.fromPath('$.detail.input'),
              error: { name: EventField.fromPath('$.detail.status'), message },
            }),
          }),
        ],
      });
    }
  }
}
