import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { AgentFunction, type AgentFunctionProps, type ModelGrants } from './agent-function.ts';

export interface AgentsProps {
  readonly bucket: IBucket;
  readonly modelKeys: ISecret;
  /** The Pythons that there is a workbench for, the usual one first. */
  readonly pythons: readonly string[];
  /** Models of Bedrock that may be called by role. @default none */
  readonly bedrockModels?: readonly string[];
}

/** The functions of the agents, by the agents' names. */
export interface AgentFunctions {
  readonly intake: LambdaFunction;
  readonly auditor: LambdaFunction;
  readonly fixer: LambdaFunction;
  readonly judge: LambdaFunction;
  readonly forge: LambdaFunction;
  readonly build: LambdaFunction;
  readonly publish: LambdaFunction;
}

/** The agents, each with the grants its role needs. */
export class Agents extends Construct {
  readonly functions: AgentFunctions;

  constructor(scope: Construct, id: string, { bucket, modelKeys, pythons, bedrockModels }: AgentsProps) {
    super(scope, id);
    const agent = (constructId: string, name: string, description: string, more: Partial<AgentFunctionProps> = {}) =>
      new AgentFunction(this, constructId, { name, description, bucket, ...more }).function;
    const intake = agent('Intake', 'intake', 'Checks request and source, orders the inspection', {
      models: { keys: modelKeys, bedrock: bedrockModels, calls: false } satisfies ModelGrants,
      takesIn: true,
      environment: { PYTHONS: pythons.join(',') },
      memorySize: 2048,
    });
    // A model may take four minutes to answer.
    const models: ModelGrants = { keys: modelKeys, bedrock: bedrockModels, calls: true };
    const speaks = { models, timeout: Duration.minutes(5) };
    const auditor = agent('Auditor', 'auditor', 'Plans from the inspection, and with a model', speaks);
    const fixer = agent('Fixer', 'fixer', 'Repairs with a model', speaks);
    const judge = agent('Judge', 'judge', 'Decides on each attempt', { ...speaks, memorySize: 2048 });
    const forge = agent('Forge', 'forge', 'Rates and supervises forged tests, and writes them with a model', {
      ...speaks,
      memorySize: 2048,
    });
    const build = agent('Build', 'build', 'Plans and codes with a model, judges tasks, and commits', {
      ...speaks,
      memorySize: 2048,
    });
    const publish = agent('Publish', 'publish', 'Publishes the best snapshot and the record', {
      reportsUploads: true,
      assets: ['node_modules/mutation-testing-elements/dist/mutation-test-elements.js'],
      memorySize: 2048,
    });
    this.functions = { intake, auditor, fixer, judge, forge, build, publish };
  }
}
