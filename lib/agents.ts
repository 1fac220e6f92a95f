import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { AgentFunction } from './agent-function.ts';

export interface AgentsProps {
  readonly bucket: IBucket;
  readonly modelKeys: ISecret;
}

/** The agents, each with the grants its role needs. */
export class Agents extends Construct {
  readonly intake: IFunction;
  readonly auditor: IFunction;
  readonly fixer: IFunction;
  readonly judge: IFunction;
  readonly publish: IFunction;

  constructor(scope: Construct, id: string, { bucket, modelKeys }: AgentsProps) {
    super(scope, id);
    const agent = (constructId: string, name: string, description: string, more: object = {}) =>
      new AgentFunction(this, constructId, { name, description, bucket, ...more }).function;
    this.intake = agent('Intake', 'intake', 'Checks request and source, orders the inspection', {
      modelKeys,
      readsUploads: true,
      memorySize: 2048,
    });
    this.auditor = agent('Auditor', 'auditor', 'Turns the inspection into a plan');
    this.fixer = agent('Fixer', 'fixer', 'Repairs with a model', { modelKeys, timeout: Duration.minutes(5) });
    this.judge = agent('Judge', 'judge', 'Decides on each attempt', { memorySize: 2048 });
    this.publish = agent('Publish', 'publish', 'Publishes the best snapshot and the record', { memorySize: 2048 });
  }
}
