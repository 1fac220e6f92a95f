import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { CreateBucketCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import type { Interpreter } from '../../lib/pythons.ts';
import { LOCAL_AUDIENCE, LOCAL_ISSUER, localKeySet } from './identity.ts';
import { CHECKOUT, localDir } from './paths.ts';
import { zipFolder } from './zip-folder.ts';

const AssetsSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string(), packaging: z.enum(['file', 'zip']) }),
      destinations: z.record(z.string(), z.object({ bucketName: z.string(), objectKey: z.string() })),
    }),
  ),
});

interface LocalClients {
  readonly cloudFormation: CloudFormationClient;
  readonly s3: S3Client;
  readonly endpoint: string | undefined;
}

const DEPLOY_SECONDS = 180;
const POLL_MS = 150;

/**
 * Deploys the CDK app to the emulator: synthesizes it, uploads its assets and gives the
 * template to CloudFormation. Bootstrapping and the roles of `cdk deploy` mean nothing there.
 */
export async function deployLocally(
  clients: LocalClients,
  stackName: string,
  interpreters: Readonly<Record<string, Interpreter>>,
): Promise<void> {
  const output = join(localDir(), 'cdk.out');
  await synthesize(output, stackName, { interpreters });
  const text = readFileSync(join(output, `${stackName}.assets.json`), 'utf8');
  const assets = parseContract(AssetsSchema, parseJson(text, 'the asset manifest'), 'the asset manifest');
  const uploads = Object.values(assets.files).flatMap((file) =>
    Object.values(file.destinations).map((destination) => ({ ...file.source, ...destination })),
  );
  for (const bucket of new Set(uploads.map((upload) => upload.bucketName))) await ensureBucket(clients.s3, bucket);
  for (const upload of uploads) await uploadAsset(clients.s3, output, upload);
  const template = uploads.find((upload) => upload.path === `${stackName}.template.json`);
  if (!template) throw new SwarmError('LocalCloudUnavailable', 'the asset manifest names no template');
  const url = `${clients.endpoint}/${template.bucketName}/${template.objectKey}`;
  await apply(clients.cloudFormation, stackName, url);
}

async function synthesize(output: string, stackName: string, more: Readonly<Record<string, unknown>>): Promise<void> {
  const settings = parseJson(readFileSync(join(CHECKOUT, 'cdk.json'), 'utf8'), 'cdk.json', 'InvalidConfig');
  const { context } = parseContract(
    z.object({ context: z.record(z.string(), z.json()) }),
    settings,
    'cdk.json',
    'InvalidConfig',
  );
  const identity = { issuer: LOCAL_ISSUER, audience: LOCAL_AUDIENCE, jwks: await localKeySet() };
  const args = ['--import', 'tsx', join(CHECKOUT, 'bin/swarm-app.ts')];
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: CHECKOUT,
      maxBuffer: 32 * 1024 * 1024,
      env: {
        ...process.env,
        CDK_OUTDIR: output,
        CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...identity, ...more, target: 'local', stack: stackName }),
      },
    });
  } catch (cause) {
    throw new SwarmError('LocalCloudUnavailable', `the CDK app could not be synthesized: ${messageOf(cause)}`, {
      cause,
    });
  }
}

async function ensureBucket(s3: S3Client, bucket: string): Promise<void> {
  await s3.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const there = error instanceof Error && /^BucketAlready/.test(error.name);
    if (!there) throw error;
  });
}

/** Assets are named by their content: one that is there already is not sent again. */
async function uploadAsset(
  s3: S3Client,
  output: string,
  asset: { path: string; packaging: 'file' | 'zip'; bucketName: string; objectKey: string },
): Promise<void> {
  const target = { Bucket: asset.bucketName, Key: asset.objectKey };
  const there = await s3.send(new HeadObjectCommand(target)).then(
    () => true,
    () => false,
  );
  if (there) return;
  const path = join(output, asset.path);
  const body = asset.packaging === 'zip' ? zipFolder(path) : readFileSync(path);
  await s3.send(new PutObjectCommand({ ...target, Body: body }));
}

async function apply(client: CloudFormationClient, stackName: string, templateUrl: string): Promise<void> {
  let status = await stackStatus(client, stackName);
  if (status !== undefined && !/^(CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(status)) {
    await client.send(new DeleteStackCommand({ StackName: stackName }));
    status = await settled(client, stackName);
  }
  const exists = status !== undefined && status !== 'DELETE_COMPLETE';
  const input = {
    StackName: stackName,
    TemplateURL: templateUrl,
    Capabilities: ['CAPABILITY_IAM' as const, 'CAPABILITY_NAMED_IAM' as const],
  };
  try {
    await (exists ? client.send(new UpdateStackCommand(input)) : client.send(new CreateStackCommand(input)));
  } catch (error) {
    // CloudFormation answers with this error when there is nothing to update; it has no name of its own.
    if (exists && /no updates/i.test(messageOf(error))) return;
    throw error;
  }
  const ended = await settled(client, stackName);
  if (!ended || !/^(CREATE|UPDATE)_COMPLETE$/.test(ended)) {
    throw new SwarmError('LocalCloudUnavailable', `the stack ended as ${ended ?? 'missing'}`);
  }
}

async function settled(client: CloudFormationClient, stackName: string): Promise<string | undefined> {
  const until = Date.now() + DEPLOY_SECONDS * 1000;
  while (Date.now() < until) {
    const status = await stackStatus(client, stackName);
    if (!status?.endsWith('_IN_PROGRESS')) return status;
    await sleep(POLL_MS);
  }
  throw new SwarmError('LocalCloudUnavailable', `the stack was not ready after ${DEPLOY_SECONDS} s`);
}

async function stackStatus(client: CloudFormationClient, stackName: string): Promise<string | undefined> {
  try {
    const answer = await client.send(new DescribeStacksCommand({ StackName: stackName }));
    return answer.Stacks?.[0]?.StackStatus;
  } catch {
    return undefined;
  }
}
