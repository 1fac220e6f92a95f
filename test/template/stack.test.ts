import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATES, STEP_OF_STATE } from '../../core/workflows/state-names.ts';
import { OUTPUTS, PAGE_OUTPUT } from '../../lib/outputs.ts';
import {
  flat,
  grantsOf,
  type Resource,
  ROOT,
  resourcesOf,
  type Synthesized,
  synthesize,
  theOne,
} from '../support/synth.ts';

const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
const TARGETS = ['aws', 'local'] as const;
const AGENTS = ['Intake', 'Auditor', 'Fixer', 'Judge', 'Forge', 'Build', 'Publish'] as const;
const built = {} as Record<(typeof TARGETS)[number], Synthesized>;

beforeAll(() => {
  for (const target of TARGETS) built[target] = synthesize(target, context);
}, 240_000);

// biome-ignore lint/suspicious/noExplicitAny: a definition is looked into, not typed
type State = Record<string, any>;

function definition(stack: Synthesized): { StartAt: string; TimeoutSeconds: number; States: Record<string, State> } {
  return JSON.parse(
    flat(theOne(stack, 'AWS::StepFunctions::StateMachine', 'RefactoringLoop').Properties.DefinitionString),
  );
}

/** States that a state may lead to. */
function successors(state: State): string[] {
  const choices: State[] = state.Choices ?? [];
  const caught: State[] = state.Catch ?? [];
  return [state.Next, state.Default, ...choices.map((one) => one.Next), ...caught.map((one) => one.Next)].filter(
    Boolean,
  );
}

describe.each(TARGETS)('the refactoring loop for %s', (target) => {
  it('has exactly the states that are named, and begins with Intake', () => {
    const { StartAt, States } = definition(built[target]);
    const inner = States[STATES.inspect]?.ItemProcessor.States;
    expect([...Object.keys(States), ...Object.keys(inner)].sort()).toEqual(Object.values(STATES).sort());
    expect(StartAt).toBe(STATES.intake);
    for (const state of Object.keys(STEP_OF_STATE)) expect(Object.values(STATES)).toContain(state);
  });

  it('reaches every state, and names none that is not there', () => {
    const { StartAt, States } = definition(built[target]);
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      expect(States, name).toHaveProperty([name]);
      successors(States[name] ?? {}).forEach(visit);
    };
    visit(StartAt);
    expect([...seen].sort()).toEqual(Object.keys(States).sort());
  });

  it('gives every task a time limit, retries and a catch', () => {
    const { States } = definition(built[target]);
    const tasks = Object.entries(States).filter(([, state]) => state.Type === 'Task');
    expect(tasks.length).toBe(16);
    for (const [name, state] of tasks) {
      expect(state.TimeoutSeconds, name).toBeGreaterThan(60);
      expect(state.Retry.length, name).toBeGreaterThan(0);
      for (const retry of state.Retry) expect(retry.MaxAttempts, name).toBeLessThanOrEqual(4);
      expect(state.Catch, name).toMatchObject([{ ErrorEquals: ['States.ALL'] }]);
      expect(state.Catch[0].Assign.failure, name).toBeDefined();
    }
    const map = States[STATES.inspect] ?? {};
    expect(map.Catch).toMatchObject([{ ErrorEquals: ['States.ALL'], Next: STATES.recordError }]);
    expect(map.MaxConcurrency).toBeLessThanOrEqual(8);
    const item = map.ItemProcessor.States[STATES.inspectShard];
    expect(item.TimeoutSeconds).toBeGreaterThan(60);
    expect(item.Retry.length).toBeGreaterThan(0);
  });

  it('gives each task longer than its function may run', () => {
    const stack = built[target];
    for (const state of Object.values(definition(stack).States).filter((one) => one.Type === 'Task')) {
      const id = /^<(.+)\.Arn>$/.exec(state.Arguments.FunctionName)?.[1] ?? '';
      expect(state.TimeoutSeconds).toBeGreaterThan(stack.resources[id]?.Properties.Timeout);
    }
  });

  it('leads every error to Publish, and Publish to a named end', () => {
    const { States } = definition(built[target]);
    for (const [name, state] of Object.entries(States)) {
      for (const caught of state.Catch ?? []) {
        expect(caught.Next, name).toBe(name === STATES.publish ? STATES.failed : STATES.recordError);
      }
    }
    expect(States[STATES.recordError]?.Next).toBe(STATES.publish);
    expect(States[STATES.recordRefusal]?.Next).toBe(STATES.publish);
    const ends = Object.entries(States).filter(([, state]) => ['Succeed', 'Fail'].includes(state.Type));
    expect(ends.map(([name]) => name).sort()).toEqual(
      [STATES.accepted, STATES.bestEffort, STATES.refused, STATES.failed].sort(),
    );
    for (const [name, state] of Object.entries(States)) {
      const toEnd = successors(state).some((next) => ends.some(([end]) => end === next));
      if (toEnd) expect([STATES.publish, STATES.howDidItEnd]).toContain(name);
    }
  });

  it('is bounded by itself too: every way round passes a counter', () => {
    const { States } = definition(built[target]);
    const waits = [STATES.mustPlanWait, STATES.mustTestsWait, STATES.mustFixWait, STATES.mustReviewWait];
    const counters = new Map<string, readonly [variable: string, most: number]>([[STATES.whichTier, ['rounds', 9]]]);
    for (const wait of waits) counters.set(wait, ['waits', 400]);
    for (const [name, [variable, most]] of counters) {
      const counter = States[name] ?? {};
      expect(counter.Choices[0]).toMatchObject({
        Condition: `{% $${variable} >= ${most} %}`,
        Next: STATES.recordError,
      });
      for (const way of [...counter.Choices, counter])
        expect(way.Assign).toEqual({ [variable]: `{% $${variable} + 1 %}` });
    }
    // Without the counters, no state can be reached from itself.
    const reaches = (from: string, seen: Set<string>): boolean =>
      successors(States[from] ?? {}).some((next) => {
        if (counters.has(next) || seen.has(next)) return false;
        seen.add(next);
        return reaches(next, seen);
      });
    for (const name of Object.keys(States).filter((one) => !counters.has(one))) {
      const seen = new Set<string>();
      reaches(name, seen);
      expect(seen.has(name), name).toBe(false);
    }
  });

  it('ends a run after two and a half hours, whatever happens', () => {
    expect(definition(built[target]).TimeoutSeconds).toBe(150 * 60);
  });

  it('calls the workbench for one owner at a time and the agents with ids only', () => {
    const { States } = definition(built[target]);
    for (const state of Object.values(States).filter((one) => one.Type === 'Task')) {
      const workbench = String(state.Arguments.FunctionName).startsWith('<Workbench');
      expect(state.Arguments.TenantId !== undefined).toBe(workbench);
    }
  });

  it('is valid to asl-validator', () => {
    const validate = createRequire(import.meta.url)('asl-validator') as (value: unknown) => {
      isValid: boolean;
      errorsText: () => string;
    };
    const text = flat(
      theOne(built[target], 'AWS::StepFunctions::StateMachine', 'RefactoringLoop').Properties.DefinitionString,
    );
    const whole = text.replace(/<[^<>\s]+\.Arn>/g, 'arn:aws:lambda:us-east-1:123456789012:function:x');
    const result = validate(JSON.parse(whole));
    expect(result.isValid ? '' : result.errorsText()).toBe('');
    const broken = JSON.parse(whole);
    broken.States[STATES.plan].Next = 'Nowhere';
    expect(validate(broken).isValid).toBe(false);
  });

  it('logs without what executions carry', () => {
    const { LoggingConfiguration, TracingConfiguration, StateMachineType } = theOne(
      built[target],
      'AWS::StepFunctions::StateMachine',
      'RefactoringLoop',
    ).Properties;
    expect(LoggingConfiguration).toMatchObject({ IncludeExecutionData: false, Level: 'ALL' });
    expect(TracingConfiguration).toEqual({ Enabled: true });
    expect(StateMachineType).toBe('STANDARD');
  });
});

describe.each(TARGETS)('the resources for %s', (target) => {
  it('keep everything in one bucket: encrypted, versioned, private, by TLS, for a limited time', () => {
    const bucket = theOne(built[target], 'AWS::S3::Bucket', 'Workspace');
    expect(bucket.DeletionPolicy).toBe('Retain');
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
      Timeout: 300,
      MemorySize: 3008,
      TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
    });
    expect(Properties.Environment).toBeUndefined();
    expect(Properties.Layers).toHaveLength(1);
  });

  it('give each agent exactly its grants', () => {
    const trace = 'Allow xray:PutTelemetryRecords xray:PutTraceSegments on *';
    const runs = 'Allow s3:GetObject s3:PutObject on <WorkspaceBucket.Arn>/runs/*';
    const list = 'Allow s3:ListBucket on <WorkspaceBucket.Arn>';
    const objects = ['incoming', 'runs', 'uploads'].map((prefix) => `<WorkspaceBucket.Arn>/${prefix}/*`).join(' ');
    const uploads = `Allow s3:GetObject s3:GetObjectVersion on ${objects}`;
    const beside = 'Allow s3:PutObject on <WorkspaceBucket.Arn>/uploads/*.report.md';
    const index = 'Allow s3:PutObject on <WorkspaceBucket.Arn>/index/*';
    const here = target === 'aws' ? '<AWS::Region>:<AWS::AccountId>' : 'us-east-1:000000000000';
    const tell = `Allow events:PutEvents on arn:<AWS::Partition>:events:${here}:event-bus/default`;
    const keys = 'Allow secretsmanager:GetSecretValue on <ModelKeys>';
    const expected: Record<(typeof AGENTS)[number], string[]> = {
      Intake: [uploads, index, runs, list, keys, trace],
      Auditor: [runs, list, keys, trace],
      Fixer: [runs, list, keys, trace],
      Judge: [runs, list, keys, trace],
      Forge: [runs, list, keys, trace],
      Build: [runs, list, keys, trace],
      Publish: [runs, list, beside, tell, trace],
    };
    for (const name of AGENTS) {
      expect(grantsOf(built[target], `Agents${name}FunctionServiceRole`), name).toEqual(expected[name].sort());
    }
  });

  it('give those that speak to models the configured ones of Bedrock, when that is asked for, and no other', () => {
    const asked = synthesize(target, context, { bedrock: true });
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
      expect(bedrock[0]).toMatch(/:inference-profile\/us\.anthropic\.claude-sonnet/);
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
      /(?:uploads|incoming|index)\/\*(?:\.report\.md)?$/,
      /^Allow states:\S+ states:\S+ states:\S+ on arn:[^*]+:execution:<BuildLoopStateMachine\.Name>:\* arn:[^*]+:execution:<ForgeLoopStateMachine\.Name>:\* arn:[^*]+:execution:<RefactoringLoopStateMachine\.Name>:\*$/,
      /^Allow lambda:InvokeFunction on (?:<\w+\.Arn>(?::\*)? ?)+$/,
    ];
    expect(wild.filter((grant) => !known.some((pattern) => pattern.test(grant)))).toEqual([]);
    expect(all.filter((grant) => /Allow (?:\*|\S+:\*)( |$)/.test(grant))).toEqual([]);
  });

  it.each([
    ['RefactoringLoop', ['Intake', 'Auditor', 'Fixer', 'Judge', 'Publish']],
    ['ForgeLoop', ['Intake', 'Forge', 'Publish']],
    ['BuildLoop', ['Intake', 'Build', 'Publish']],
  ])('let the machine %s call its functions and nothing else', (loop, called) => {
    const [invoke, ...others] = grantsOf(built[target], `${loop}StateMachineRole`).filter((grant) =>
      grant.includes('lambda:'),
    );
    expect(others).toEqual([]);
    const names = [...(invoke ?? '').matchAll(/<(\w+?)Function\.Arn>(?!:)/g)].map((match) => match[1]);
    expect(names.sort()).toEqual([...called.map((name) => `Agents${name}`), 'Workbench'].sort());
  });

  it('keep every log for a month', () => {
    const groups = resourcesOf(built[target], 'AWS::Logs::LogGroup');
    expect(groups).toHaveLength(target === 'aws' ? 17 : 16);
    for (const [id, group] of groups) expect(group.Properties.RetentionInDays, id).toBe(30);
    const own = resourcesOf(built[target], 'AWS::Lambda::Function').filter(([id]) =>
      /^(?:Agents|Workbench|UploadDoor|HttpDoors|Notifications)/.test(id),
    );
    expect(own).toHaveLength(10);
    for (const [id, fn] of own) expect(fn.Properties.LoggingConfig?.LogGroup, id).toBeDefined();
  });

  it('alarm on runs that fail or time out and on a workbench that dies, and have a dashboard', () => {
    const alarms = resourcesOf(built[target], 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties);
    expect(alarms.map((alarm) => alarm.MetricName).sort()).toEqual([
      'ApproximateNumberOfMessagesVisible',
      'Errors',
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

  it('end runs that were ended from outside', () => {
    const { EventPattern, Targets } = theOne(built[target], 'AWS::Events::Rule', 'RunEnder').Properties;
    expect(EventPattern.detail.status).toEqual(['ABORTED', 'TIMED_OUT']);
    expect(EventPattern.detail.stateMachineArn).toHaveLength(3);
    expect(flat(Targets[0].Arn)).toMatch(/^<AgentsPublishFunction/);
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
    const [statement, ...others] = endpoint.PolicyDocument.Statement as Resource['Properties'][];
    expect(others).toEqual([]);
    expect(endpoint.VpcEndpointType).toBe('Gateway');
    expect(statement?.Action).toEqual(['s3:GetObject', 's3:PutObject']);
    expect(flat(statement?.Resource)).toMatch(/^<WorkspaceBucket\w+\.Arn>\/runs\/\*$/);
    const subnets = resourcesOf(stack, 'AWS::EC2::Subnet').map(([id]) => `<${id}>`);
    const fn = theOne(stack, 'AWS::Lambda::Function', 'WorkbenchFunction').Properties;
    expect(fn.VpcConfig.SubnetIds.map(flat)).toEqual(subnets);
    expect(theOne(stack, 'AWS::EC2::SecurityGroup').Properties.SecurityGroupIngress).toBeUndefined();
    for (const [, subnet] of resourcesOf(stack, 'AWS::EC2::Subnet'))
      expect(subnet.Properties.MapPublicIpOnLaunch).toBe(false);
    expect(fn.ReservedConcurrentExecutions).toBe(50);
  });

  it('is not there on the local cloud, which has none', () => {
    expect(resourcesOf(built.local, 'AWS::EC2::VPC')).toEqual([]);
  });
});

describe('the checks of others', () => {
  it.each([false, true])('cdk-nag finds nothing that is not acknowledged with a reason (Bedrock: %s)', (bedrock) => {
    const { app } = bedrock ? synthesize('aws', context, { bedrock }) : built.aws;
    const report = new AwsSolutionsChecks(app).validateScope(app);
    const found = report.violations.flatMap((violation) =>
      violation.violatingResources.map((resource) => `${violation.ruleName} at ${resource.constructPath}`),
    );
    expect(found).toEqual([]);
  });

  it('cdk-nag would find something', () => {
    const app = new App();
    new Bucket(new Stack(app, 'Bare'), 'Bucket');
    const rules = new AwsSolutionsChecks(app).validateScope(app).violations.map((violation) => violation.ruleName);
    expect(rules).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10']);
  });

  it('cfn-lint finds nothing but a dependency said twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cfn-lint-'));
    try {
      const file = join(folder, 'template.json');
      writeFileSync(file, JSON.stringify(built.aws.template.toJSON()));
      const lint = join(ROOT, '.venv/bin/cfn-lint');
      expect(execFileSync(lint, ['--version']).toString()).toMatch(/^cfn-lint \d/);
      const { stdout } = spawnSync(lint, ['--format', 'json', '--regions', 'us-east-1', '--', file]);
      const found = JSON.parse(stdout.toString()) as { Rule: { Id: string }; Message: string }[];
      // W3005: the CDK writes DependsOn beside a reference to the same role.
      const other = found.filter((item) => item.Rule.Id !== 'W3005').map((item) => `${item.Rule.Id} ${item.Message}`);
      expect(other).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
