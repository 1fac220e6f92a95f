import { Aws, type Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import {
  ENVIRONMENTS_PREFIX,
  INCOMING_PREFIX,
  INDEX_PREFIX,
  reportBeside,
  UPLOADS_PREFIX,
} from '../core/store/keys.ts';
import { bedrockArns } from './bedrock-arns.ts';
import { type Assets, NodeFunction } from './node-function.ts';

/** The deployment's own partition and account. */
const HERE = { partition: Aws.PARTITION, account: Aws.ACCOUNT_ID };

/** What an agent may know and do of models. */
export interface ModelGrants {
  /** Secret with the model keys. */
  readonly keys: ISecret;
  /** Models of Bedrock that are called by role. @default none */
  readonly bedrock?: readonly string[];
  /** Whether this agent calls models, or only has to know which there are. */
  readonly calls: boolean;
}

export interface AgentFunctionProps {
  /** Folder below functions/ that holds handler.ts. */
  readonly name: string;
  readonly description: string;
  readonly bucket: IBucket;
  /** @default it has nothing to do with models */
  readonly models?: ModelGrants;
  /** Whether it reads what users put: the drop zone, and zips that requests name. @default false */
  readonly takesIn?: boolean;
  /** Whether it puts a report beside an upload. @default false */
  readonly reportsUploads?: boolean;
  /** What it reads beside configuration, prompts and samples. @default nothing */
  readonly assets?: readonly Assets[];
  /** Further variables. @default none */
  readonly environment?: Readonly<Record<string, string>>;
  /** @default 1 minute */
  readonly timeout?: Duration;
  /** Memory in MB. @default 1024 */
  readonly memorySize?: number;
}

/** A TypeScript agent: reads and writes the runs of one bucket, never runs what it reads. */
export class AgentFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: AgentFunctionProps) {
    super(scope, id);
    this.function = new NodeFunction(this, {
      name: props.name,
      description: props.description,
      timeout: props.timeout,
      memorySize: props.memorySize,
      assets: ['config', 'prompts', 'examples', ...(props.assets ?? [])],
      environment: {
        BUCKET: props.bucket.bucketName,
        ...props.environment,
        ...(props.models ? { MODEL_KEYS_SECRET: props.models.keys.secretArn } : {}),
        ...(props.models?.bedrock ? { BEDROCK_BY_ROLE: 'true' } : {}),
      },
    });
    this.grant(props);
  }

  private grant({ bucket, models, takesIn, reportsUploads }: AgentFunctionProps): void {
    const fn = this.function;
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: [bucket.arnForObjects('runs/*')] }),
    );
    // An order for the workbench is signed by the agent that writes it: it can give no more than the agent has.
    const environments = bucket.arnForObjects(`${ENVIRONMENTS_PREFIX}*`);
    const shown = takesIn ? ['s3:GetObject', 's3:PutObject'] : ['s3:GetObject'];
    fn.addToRolePolicy(new PolicyStatement({ actions: shown, resources: [environments] }));
    // Without it S3 answers 403, not 404, for an object that is not there yet.
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
    if (takesIn) {
      const prefixes = [UPLOADS_PREFIX, INCOMING_PREFIX, 'runs/'];
      const resources = prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`));
      fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:GetObjectVersion'], resources }));
      const index = bucket.arnForObjects(`${INDEX_PREFIX}*`);
      fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [index] }));
    }
    if (reportsUploads) {
      const resources = [bucket.arnForObjects(reportBeside(`${UPLOADS_PREFIX}*`))];
      fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources }));
    }
    if (models) {
      const resources = [models.keys.secretArn];
      fn.addToRolePolicy(new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources }));
    }
    if (models?.bedrock && models.calls) {
      const actions = ['bedrock:InvokeModel', 'bedrock:CountTokens'];
      fn.addToRolePolicy(
        new PolicyStatement({ actions, resources: models.bedrock.flatMap((model) => bedrockArns(model, HERE)) }),
      );
    }
  }
}
