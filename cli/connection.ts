import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SFNClient } from '@aws-sdk/client-sfn';
import { fromIni } from '@aws-sdk/credential-providers';
import { z } from 'zod';
import { messageOf, SwarmError } from '../core/errors.ts';
import { s3Client } from '../functions/shared/s3-client.ts';
import { DEFAULT_STACK_NAME, OUTPUTS } from '../lib/outputs.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './local/paths.ts';

/** Which stack a command speaks to: the local cloud unless a profile, region or stack is given. */
export interface TargetOptions {
  readonly profile?: string;
  readonly region?: string;
  readonly stack?: string;
}

/** A stack of another version lacks some of them: it is not complete. */
const OutputsSchema = z.record(z.enum(Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[]), z.string().min(1));

/** Clients of one stack, and where its parts are. */
export interface Connection {
  readonly cloudFormation: CloudFormationClient;
  readonly s3: S3Client;
  readonly sfn: SFNClient;
  readonly lambda: LambdaClient;
  readonly secrets: SecretsManagerClient;
  readonly region: string;
  /** Endpoint of the local cloud; undefined in AWS. */
  readonly endpoint: string | undefined;
  readonly stackName: string;
  readonly outputs: z.infer<typeof OutputsSchema>;
}

export type Clients = Omit<Connection, 'outputs' | 'stackName'>;

export function wantsAws(options: TargetOptions): boolean {
  return options.profile !== undefined || options.region !== undefined || options.stack !== undefined;
}

/** Clients of the local cloud. Nothing of the user's AWS environment is used. */
export function localClients(endpoint: string): Clients {
  const settings = { endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS, maxAttempts: 4 };
  return clients(settings, LOCAL_REGION, endpoint);
}

/** Clients of AWS, by the default credential chain or a named profile. */
export async function awsClients(options: TargetOptions): Promise<Clients> {
  const settings = {
    ...(options.region ? { region: options.region } : {}),
    ...(options.profile ? { credentials: fromIni({ profile: options.profile }), profile: options.profile } : {}),
  };
  try {
    const region = await new CloudFormationClient(settings).config.region();
    return clients(settings, region, undefined);
  } catch (cause) {
    throw new SwarmError('UsageError', `no AWS region is known (${messageOf(cause)}); give --region`, { cause });
  }
}

function clients(settings: object, region: string, endpoint: string | undefined): Clients {
  return {
    cloudFormation: new CloudFormationClient(settings),
    s3: s3Client(settings),
    sfn: new SFNClient(settings),
    lambda: new LambdaClient(settings),
    secrets: new SecretsManagerClient(settings),
    region,
    endpoint,
  };
}

/** Where the parts of a stack are; throws `StackNotFound`. */
export async function connect(from: Clients, stackName: string = DEFAULT_STACK_NAME): Promise<Connection> {
  const outputs = await stackOutputs(from.cloudFormation, stackName);
  if (!outputs) {
    throw new SwarmError('StackNotFound', `there is no complete stack ${stackName} in ${from.endpoint ?? from.region}`);
  }
  return { ...from, stackName, outputs };
}

/** Where the HTTP API answers, without a slash at the end. */
export function apiUrl({ endpoint, outputs }: Pick<Connection, 'endpoint' | 'outputs'>): string {
  return endpoint ? `${endpoint}/_aws/execute-api/${outputs.apiId}/$default` : outputs.apiUrl;
}

/** The outputs of a stack that is complete, or undefined. */
export async function stackOutputs(
  client: CloudFormationClient,
  stackName: string,
): Promise<Connection['outputs'] | undefined> {
  const answer = await client.send(new DescribeStacksCommand({ StackName: stackName })).catch((error: unknown) => {
    // CloudFormation answers ValidationError for a stack that is not there.
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw new SwarmError('LocalCloudUnavailable', `CloudFormation did not answer: ${messageOf(error)}`, {
      cause: error,
    });
  });
  const stack = answer?.Stacks?.[0];
  if (!stack || !/^(CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(stack.StackStatus ?? '')) return undefined;
  const values = new Map(stack.Outputs?.map((output) => [output.OutputKey, output.OutputValue]));
  const named = Object.entries(OUTPUTS).map(([name, output]) => [name, values.get(output)]);
  return OutputsSchema.safeParse(Object.fromEntries(named)).data;
}
