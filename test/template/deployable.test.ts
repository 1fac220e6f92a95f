import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { s3Client } from '../../functions/shared/s3-client.ts';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { CONTEXT, flat, type Resource, resourcesOf, type Synthesized, synthesize, theOne } from '../support/synth.ts';

let aws: Synthesized;

beforeAll(() => {
  aws = synthesize('aws', CONTEXT);
}, 240_000);

/** Properties that give a resource a name of its own, which an account, or the world, has once. */
const NAMING = /^(?:\w*Name|Domain|Name)$/;
/** Names that are one's parent's affair: of a statement in a role, a stage of an API, a metric, a scope of a pool. */
const INNER = new Set([
  'AWS::IAM::Policy.PolicyName',
  'AWS::ApiGatewayV2::Stage.StageName',
  'AWS::ApiGatewayV2::Authorizer.Name',
  'AWS::ApiGatewayV2::Api.Name',
  'AWS::CloudWatch::Alarm.MetricName',
  'AWS::Cognito::UserPoolResourceServer.Name',
]);
/** Properties of that kind which say what a resource belongs to. */
const BELONGS_TO = /^(?:FunctionName|UserPoolId|DestinationBucketName|ServiceName)$/;

function names(): [where: string, name: string][] {
  return Object.entries(aws.resources).flatMap(([id, { Type, Properties = {} }]) =>
    Object.entries(Properties)
      .filter(([key]) => NAMING.test(key) && !BELONGS_TO.test(key) && !INNER.has(`${Type}.${key}`))
      .map(([key, value]): [string, string] => [`${Type}.${key} of ${id}`, JSON.stringify(value)])
      // What only refers to another resource is that one's name.
      .filter(([, name]) => !/^\{"(?:Ref":"(?!AWS::)|Fn::GetAtt")/.test(name)),
  );
}

describe('a stack in an ordinary account', () => {
  it('takes no name that another stack, or an earlier one of the same name, has', () => {
    const found = names();
    expect(found.length).toBeGreaterThan(4);
    for (const [where, name] of found) {
      expect(name, where).toMatch(new RegExp(`AWS::StackId|AWS::StackName|${DEFAULT_STACK_NAME}`));
      if (/LogGroup|UserPoolDomain/.test(where)) expect(name, where).toContain('AWS::StackId');
    }
  });

  it('leaves nothing behind when its first deployment fails', () => {
    const kept = Object.entries(aws.resources).filter(([, { DeletionPolicy }]) => DeletionPolicy !== undefined);
    const named = (resource: Resource) =>
      Object.keys(resource.Properties).some((key) => NAMING.test(key) && !BELONGS_TO.test(key));
    for (const [id, resource] of kept) {
      if (resource.DeletionPolicy === 'Retain') expect(named(resource), `${id} is kept with a fixed name`).toBe(false);
    }
    for (const type of ['AWS::Logs::LogGroup', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool']) {
      const policies = resourcesOf(aws, type).map(([, resource]) => resource.DeletionPolicy);
      expect(new Set(policies), type).toEqual(
        new Set(type === 'AWS::S3::Bucket' ? ['RetainExceptOnCreate', 'Delete'] : ['RetainExceptOnCreate']),
      );
    }
  });

  it('sets no concurrency aside, of which a new account has ten in all, unless it is asked to', () => {
    const reserved = (stack: Synthesized) =>
      resourcesOf(stack, 'AWS::Lambda::Function').flatMap(([, fn]) => fn.Properties.ReservedConcurrentExecutions ?? []);
    expect(reserved(aws)).toEqual([]);
    expect(reserved(synthesize('aws', CONTEXT, { workbenchConcurrency: 50 }))).toEqual([50, 50]);
  });

  it('is for partitions that can keep tenants apart', () => {
    expect(CONTEXT['@aws-cdk/core:target-partitions']).toEqual(['aws']);
  });

  it.each([
    'us-east-1',
    'eu-west-1',
    'ap-southeast-2',
  ])('lets its page reach what is signed for it in %s', async (region) => {
    const bucket = 'swarm-workspace-1a2b3c';
    const policy = flat(
      theOne(aws, 'AWS::CloudFront::ResponseHeadersPolicy').Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig
        .ContentSecurityPolicy.ContentSecurityPolicy,
    )
      .replace(/<WorkspaceBucket\w+>/g, bucket)
      .replaceAll('<AWS::Region>', region)
      .replaceAll('<AWS::URLSuffix>', 'amazonaws.com');
    const allowed = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const client = s3Client({ region, credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' } });
    const form = await createPresignedPost(client, { Bucket: bucket, Key: 'incoming/o/a.zip' });
    const document = await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: 'runs/o/r/report.html' }));
    for (const address of [form.url, document]) expect(allowed).toContain(new URL(address).origin);
  });
});

describe('the client for S3', () => {
  it('names the bucket by path only where an endpoint of the user is in use', async () => {
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
    const here = s3Client({ region: 'us-east-1', credentials, endpoint: 'http://127.0.0.1:4566' });
    const url = await getSignedUrl(here, new GetObjectCommand({ Bucket: 'b', Key: 'k' }));
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4566\/b\/k\?/);
  });
});
