import { beforeAll, describe, expect, it } from 'vitest';
import { OUTPUTS, PAGE_OUTPUT } from '../../lib/outputs.ts';
import {
  CONTEXT,
  flat,
  grantsOf,
  type Resource,
  resourcesOf,
  type State,
  synthesize,
  synthesizeBoth,
  TARGETS,
  theOne,
} from '../support/synth.ts';

const AGENTS = ['Intake', 'Auditor', 'Fixer', 'Judge', 'Forge', 'Build', 'Publish'] as const;
let built: ReturnType<typeof synthesizeBoth>;

beforeAll(() => {
  built = synthesizeBoth();
}, 240_000);

describe.each(TARGETS)('the resources for %s', (target) => {
  it('keep everything in one bucket: encrypted, versioned, private, by TLS, for a limited time', () => {
    const bucket = theOne(built[target], 'AWS::S3::Bucket', 'Workspace');
    expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(bucket.Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    });
    expect(JSON.stringify(bucket.Properties.BucketEncryption)).toContain('AES256');
    const rules: Record<string, unknown>[] = bucket.Properties.LifecycleConfiguration.Rules;
    expect(rules.map((rule) => [rule.Prefix, rule.ExpirationInDays, rule.Status])).toEqual([
      ['runs/', 90, 'Enabled'],
      ['index/', 90, 'Enabled'],
      ['environments/', 30, 'Enabled'],
      ['uploads/', 7, 'Enabled'],
      ['incoming/', 7, 'Enabled'],
      [undefined, undefined, 'Enabled'],
    ]);
    const { Statement } = theOne(built[target], 'AWS::S3::BucketPolicy', 'Workspace').Properties.PolicyDocument;
    const denied = Statement.filter((one: State) => one.Effect === 'Deny').map((one: State) => one.Condition);
    expect(denied).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ]);
    expect(Statement.filter((one: State) => one.Effect === 'Allow' && flat(one.Principal?.AWS) === '*')).toEqual([]);
  });

  it('give the workbench nothing but its log', () => {
    const stack = built[target];
    const role = theOne(stack, 'AWS::IAM::Role', 'WorkbenchRole');
    expect(role.Properties.ManagedPolicyArns).toBeUndefined();
    const interfaces =
      'ec2:AssignPrivateIpAddresses ec2:CreateNetworkInterface ec2:DeleteNetworkInterface ec2:DescribeNetworkInterfaces ec2:DescribeSubnets ec2:UnassignPrivateIpAddresses';
    const log = 'Allow logs:CreateLogStream logs:PutLogEvents on <WorkbenchLog.Arn>';
    expect(grantsOf(stack, 'WorkbenchRole')).toEqual(
      target === 'aws' ? [`Allow ${interfaces} on *`, log, `Deny ${interfaces} on *`] : [log],
    );
    const { Properties } = theOne(stack, 'AWS::Lambda::Function', 'WorkbenchFunction');
    expect(Properties).toMatchObject({
      Timeout: 900,
      MemorySize: 3008,
      EphemeralStorage: { Size: 4096 },
      TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
    });
    expect(Properties.Environment).toBeUndefined();
    expect(Properties.Layers).toHaveLength(1);
  });

  it('give the resolver its log and the secret that names package indexes, and no bucket', () => {
    const stack = built[target];
    expect(theOne(stack, 'AWS::IAM::Role', 'ResolverRole').Properties.ManagedPolicyArns).toBeUndefined();
    expect(grantsOf(stack, 'ResolverRole')).toEqual([
      'Allow logs:CreateLogStream logs:PutLogEvents on <ResolverLog.Arn>',
      'Allow secretsmanager:GetSecretValue on <ResolverPackageIndex>',
    ]);
    const { Properties } = theOne(stack, 'AWS::Lambda::Function', 'ResolverFunction');
    expect(Properties).toMatchObject({ Timeout: 300, Handler: 'swarm_tools.environment.handler.handler' });
    expect(Properties.VpcConfig).toBeUndefined();
    expect(Object.keys(Properties.Environment.Variables)).toEqual(['PACKAGE_INDEX_SECRET']);
    expect(Properties.Layers ?? []).toHaveLength(target === 'aws' ? 1 : 0);
  });

  it('give each agent exactly its grants', () => {
    const trace = 'Allow xray:PutTelemetryRecords xray:PutTraceSegments on *';
    const runs = 'Allow s3:GetObject s3:PutObject on <WorkspaceBucket.Arn>/runs/*';
    const shown = 'Allow s3:GetObject on <WorkspaceBucket.Arn>/environments/*';
    const both = 'Allow s3:GetObject s3:PutObject on <WorkspaceBucket.Arn>/environments/* <WorkspaceBucket.Arn>/runs/*';
    const list = 'Allow s3:ListBucket on <WorkspaceBucket.Arn>';
    const objects = ['incoming', 'runs', 'uploads'].map((prefix) => `<WorkspaceBucket.Arn>/${prefix}/*`).join(' ');
    const uploads = `Allow s3:GetObject s3:GetObjectVersion on ${objects}`;
    const beside = 'Allow s3:PutObject on <WorkspaceBucket.Arn>/uploads/*.report.md';
    const index = 'Allow s3:PutObject on <WorkspaceBucket.Arn>/index/*';
    const here = target === 'aws' ? '<AWS::Region>:<AWS::AccountId>' : 'us-east-1:000000000000';
    const tell = `Allow events:PutEvents on arn:<AWS::Partition>:events:${here}:event-bus/default`;
    const keys = 'Allow secretsmanager:GetSecretValue on <ModelKeys>';
    const expected: Record<(typeof AGENTS)[number], string[]> = {
      Intake: [uploads, index, both, list, keys, trace],
      Auditor: [runs, shown, list, keys, trace],
      Fixer: [runs, shown, list, keys, trace],
      Judge: [runs, shown, list, keys, trace],
      Forge: [runs, shown, list, keys, trace],
      Build: [runs, shown, list, keys, trace],
      Publish: [runs, shown, list, beside, tell, trace],
    };
    for (const name of AGENTS) {
      expect(grantsOf(built[target], `Agents${name}FunctionServiceRole`), name).toEqual(expected[name].sort());
    }
  });

  it('give those that speak to models the configured ones of Bedrock, when that is asked for, and no other', () => {
    const asked = synthesize(target, CONTEXT, { bedrock: true });
    for (const name of AGENTS) {
      const role = `Agents${name}FunctionServiceRole`;
      const bedrock = grantsOf(asked, role).filter((grant) => grant.includes('bedrock:'));
      expect(
        grantsOf(built[target], role).some((grant) => grant.includes('bedrock:')),
        name,
      ).toBe(false);
      const speaks = ['Auditor', 'Fixer', 'Judge', 'Forge', 'Build'].includes(name);
      expect(bedrock, name).toHaveLength(speaks ? 1 : 0);
      if (!speaks) continue;
      expect(bedrock[0]).toMatch(/^Allow bedrock:CountTokens bedrock:InvokeModel on /);
      expect(bedrock[0]).toContain('bedrock:*::foundation-model/amazon.nova-lite-v1:0');
      expect(bedrock[0]).toMatch(/:inference-profile\/global\.anthropic\.claude-sonnet/);
      expect(bedrock[0]).not.toMatch(/foundation-model\/\*|inference-profile\/\*/);
    }
  });

  it('let no wildcard stand that is not listed', () => {
    const stack = built[target];
    // The function that copies the page into its bucket is the CDK's own.
    const roles = resourcesOf(stack, 'AWS::IAM::Role').filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'));
    const all = roles.flatMap(([id]) => grantsOf(stack, id));
    const wild = [...new Set(all.filter((grant) => grant.startsWith('Allow') && /\*/.test(grant)))];
    const known = [
      /^Allow xray:/,
      /^Allow ec2:AssignPrivateIpAddresses/,
      /^Allow logs:CreateLogDelivery/,
      /runs\/\*(?:\/\*\/notifications\.json)?$/,
      /(?:uploads|incoming|index|environments)\/\*(?:\.report\.md)?$/,
      /^Allow states:\S+ states:\S+ states:\S+ on arn:[^*]+:execution:<BuildLoopStateMachine\.Name>:\* arn:[^*]+:execution:<ForgeLoopStateMachine\.Name>:\* arn:[^*]+:execution:<RefactoringLoopStateMachine\.Name>:\*$/,
      /^Allow lambda:InvokeFunction on (?:<\w+\.Arn>(?::\*)? ?)+$/,
    ];
    expect(wild.filter((grant) => !known.some((pattern) => pattern.test(grant)))).toEqual([]);
    expect(all.filter((grant) => /Allow (?:\*|\S+:\*)( |$)/.test(grant))).toEqual([]);
  });

  it.each([
    ['RefactoringLoop', ['Intake', 'Auditor', 'Fixer', 'Judge', 'Publish'], ['Workbench', 'Resolver']],
    ['ForgeLoop', ['Intake', 'Forge', 'Publish'], ['Workbench', 'Resolver']],
    ['BuildLoop', ['Intake', 'Build', 'Publish'], ['Workbench']],
  ])('let the machine %s call its functions and nothing else', (loop, called, benches) => {
    const [invoke, ...others] = grantsOf(built[target], `${loop}StateMachineRole`).filter((grant) =>
      grant.includes('lambda:'),
    );
    expect(others).toEqual([]);
    const names = [...(invoke ?? '').matchAll(/<(\w+?)Function\.Arn>(?!:)/g)].map((match) => match[1]);
    expect(names.sort()).toEqual([...called.map((name) => `Agents${name}`), ...benches].sort());
  });

  it('keep every log for a month', () => {
    const groups = resourcesOf(built[target], 'AWS::Logs::LogGroup');
    expect(groups).toHaveLength(target === 'aws' ? 20 : 17);
    for (const [id, group] of groups) expect(group.Properties.RetentionInDays, id).toBe(30);
    const own = resourcesOf(built[target], 'AWS::Lambda::Function').filter(([id]) =>
      /^(?:Agents|Workbench|Resolver|UploadDoor|HttpDoors|Notifications)/.test(id),
    );
    expect(own).toHaveLength(target === 'aws' ? 14 : 12);
    for (const [id, fn] of own) expect(fn.Properties.LoggingConfig?.LogGroup, id).toBeDefined();
  });

  it('alarm on runs that fail or time out and on a workbench that dies, and have a dashboard', () => {
    const alarms = resourcesOf(built[target], 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties);
    expect(alarms.map((alarm) => alarm.MetricName).sort()).toEqual([
      'ApproximateNumberOfMessagesVisible',
      ...(target === 'aws' ? ['Errors', 'Errors'] : ['Errors']),
      'ExecutionsFailed',
      'ExecutionsFailed',
      'ExecutionsFailed',
      'ExecutionsFailed',
      'ExecutionsTimedOut',
      'ExecutionsTimedOut',
      'ExecutionsTimedOut',
    ]);
    for (const alarm of alarms) expect(alarm).toMatchObject({ Threshold: 1, TreatMissingData: 'notBreaching' });
    theOne(built[target], 'AWS::CloudWatch::Dashboard');
  });

  it('end runs that ended before they could publish', () => {
    const rules = resourcesOf(built[target], 'AWS::Events::Rule').filter(([id]) => id.startsWith('RunEnder'));
    const ends = rules.flatMap(([, { Properties }]) => Properties.EventPattern.detail.status as string[]);
    expect(ends.sort()).toEqual(['ABORTED', 'FAILED', 'TIMED_OUT']);
    for (const [, { Properties }] of rules) {
      expect(Properties.EventPattern.detail.stateMachineArn).toHaveLength(3);
      expect(flat(Properties.Targets[0].Arn)).toMatch(/^<AgentsPublishFunction/);
    }
  });

  it('name their outputs', () => {
    const wanted = [...Object.values(OUTPUTS), ...(target === 'aws' ? [PAGE_OUTPUT] : [])];
    expect(Object.keys(built[target].template.toJSON().Outputs).sort()).toEqual(wanted.sort());
  });
});

describe('the network of the workbench', () => {
  it('leads to one bucket and nowhere else', () => {
    const stack = built.aws;
    for (const type of [
      'AWS::EC2::InternetGateway',
      'AWS::EC2::NatGateway',
      'AWS::EC2::Route',
      'AWS::EC2::EgressOnlyInternetGateway',
    ]) {
      expect(resourcesOf(stack, type), type).toEqual([]);
    }
    const endpoint = theOne(stack, 'AWS::EC2::VPCEndpoint').Properties;
    const [statement, environments, ...others] = endpoint.PolicyDocument.Statement as Resource['Properties'][];
    expect(others).toEqual([]);
    expect(environments?.Action).toBe('s3:GetObject');
    expect(flat(environments?.Resource)).toMatch(/^<WorkspaceBucket\w+\.Arn>\/environments\/\*$/);
    expect(endpoint.VpcEndpointType).toBe('Gateway');
    expect(statement?.Action).toEqual(['s3:GetObject', 's3:PutObject']);
    expect(flat(statement?.Resource)).toMatch(/^<WorkspaceBucket\w+\.Arn>\/runs\/\*$/);
    const subnets = resourcesOf(stack, 'AWS::EC2::Subnet').map(([id]) => `<${id}>`);
    const fn = theOne(stack, 'AWS::Lambda::Function', 'WorkbenchFunction').Properties;
    expect(fn.VpcConfig.SubnetIds.map(flat)).toEqual(subnets);
    expect(
      theOne(stack, 'AWS::EC2::SecurityGroup', 'WorkbenchSecurityGroup').Properties.SecurityGroupIngress,
    ).toBeUndefined();
    for (const [, subnet] of resourcesOf(stack, 'AWS::EC2::Subnet'))
      expect(subnet.Properties.MapPublicIpOnLaunch).toBe(false);
  });

  it('is not there on the local cloud, which has none', () => {
    expect(resourcesOf(built.local, 'AWS::EC2::VPC')).toEqual([]);
  });
});
