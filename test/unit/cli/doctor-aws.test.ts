import { describe, expect, it } from 'vitest';
import type { Clients } from '../../../cli/connection.ts';
import { awsChecks } from '../../../cli/doctor/aws.ts';
import { probeChecks } from '../../../cli/doctor/aws-probe.ts';
import type { StateEvent } from '../../../cli/runs/executions.ts';

type Answers = Record<string, unknown>;

/** Clients that answer by the name of the command; an error is thrown. */
function account(answers: Answers, region = 'eu-west-1'): { clients: Clients; asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  const client = {
    send: async (command: { constructor: { name: string }; input: Record<string, unknown> }) => {
      asked.push(command.input);
      const stack = typeof command.input.StackName === 'string' ? `:${command.input.StackName}` : '';
      const answer = answers[`${command.constructor.name}${stack}`];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const clients = { lambda: client, sfn: client, cloudFormation: client, region } as unknown as Clients;
  return { clients, asked };
}

const missing = Object.assign(new Error('Stack does not exist'), { name: 'ValidationError' });
const bootstrapped = { Stacks: [{ Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '28' }] }] };
const GOOD: Answers = {
  GetAccountSettingsCommand: { AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 1000 } },
  'DescribeStacksCommand:CDKToolkit': bootstrapped,
  'DescribeStacksCommand:RefactoringSwarm': missing,
  ValidateStateMachineDefinitionCommand: { result: 'OK', diagnostics: [] },
};

async function check(name: string, answers: Answers, region?: string) {
  const found = await awsChecks(account({ ...GOOD, ...answers }, region).clients);
  return found.find((one) => one.name === name);
}

describe('what doctor says of an account', () => {
  it('is nothing where all is well', async () => {
    const checks = await awsChecks(account(GOOD).clients);
    expect(checks.filter((one) => !one.ok)).toEqual([]);
    expect(checks).toHaveLength(5);
  });

  it('is how many calls a new account has, and the command that asks for more', async () => {
    const AccountLimit = { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 };
    expect(await check('Concurrency', { GetAccountSettingsCommand: { AccountLimit } })).toMatchObject({
      ok: false,
      needed: false,
      detail: expect.stringMatching(/^10 of 10 .* aws service-quotas request-service-quota-increase /),
    });
  });

  it.each([
    ['CDK bootstrap', { 'DescribeStacksCommand:CDKToolkit': missing }, /not there; npx cdk bootstrap/],
    [
      'Stack',
      { 'DescribeStacksCommand:RefactoringSwarm': { Stacks: [{ StackStatus: 'ROLLBACK_COMPLETE' }] } },
      /delete-stack --stack-name RefactoringSwarm/,
    ],
    ['Concurrency', { GetAccountSettingsCommand: new Error('AccessDenied') }, /could not be looked at: AccessDenied/],
    [
      'Definition',
      {
        ValidateStateMachineDefinitionCommand: {
          result: 'FAIL',
          diagnostics: [{ code: 'SCHEMA_VALIDATION_FAILED', message: 'TenantId', location: '/States' }],
        },
      },
      /SCHEMA_VALIDATION_FAILED TenantId/,
    ],
  ])('is %s with what mends it', async (name, answers, detail) => {
    expect(await check(name, answers)).toMatchObject({ ok: false, detail: expect.stringMatching(detail) });
  });

  it.each(['cn-north-1', 'us-gov-west-1', 'ap-southeast-6'])('is that %s keeps no tenants apart', async (region) => {
    expect(await check('Region', {}, region)).toMatchObject({ ok: false });
  });

  it('asks about the very definition, with the owner in each call of the workbench', async () => {
    const { clients, asked } = account(GOOD);
    await awsChecks(clients);
    const definition = asked.flatMap((input) => (typeof input.definition === 'string' ? [input.definition] : []));
    expect(definition).toHaveLength(1);
    expect(definition[0]).toContain('TenantId');
  });
});

const at = (second: number) => new Date(second * 1000);
const EVENTS: StateEvent[] = [
  { state: 'Take in the request', entered: true, at: at(0) },
  { state: 'Take in the request', entered: false, at: at(1), output: '{"ok":true}' },
  { state: 'Inspect shard', entered: true, at: at(1) },
  {
    state: 'Inspect shard',
    entered: false,
    at: at(7),
    output: '{"ok":true,"isolation":"process","timings":{"total_s":4}}',
  },
];
const POLICY = "default-src 'none'; connect-src 'self' https://b.s3.eu-west-1.amazonaws.com; base-uri 'none'";

function outside(more: object = {}) {
  return {
    run: async (onEvent: (event: StateEvent) => void) => {
      EVENTS.forEach(onEvent);
      return { status: 'SUCCEEDED' };
    },
    signed: async () => 'https://b.s3.eu-west-1.amazonaws.com/runs/x?X-Amz-Signature=1',
    policy: async (): Promise<string | undefined> => POLICY,
    ...more,
  };
}

describe('what the probe says of a stack', () => {
  it('answers each open question', async () => {
    const answers = Object.fromEntries(
      (await probeChecks(outside())).map(({ name, ok, detail }) => [name, [ok, detail]]),
    );
    expect(answers).toEqual({
      Run: [true, 'succeeded'],
      'Tenant id': [true, 'accepted'],
      Isolation: [true, 'process'],
      'Cold start': [true, '2.0 s before the workbench begins'],
      'Upload from the page': [true, 'https://b.s3.eu-west-1.amazonaws.com is allowed'],
    });
  });

  it('tells a refusal, and never the signature of an address', async () => {
    const checks = await probeChecks(
      outside({
        run: async () => ({ status: 'FAILED', error: 'Lambda.InvalidParameterValueException' }),
        signed: async () => 'https://s3.eu-west-1.amazonaws.com/b/runs/x?X-Amz-Signature=1',
      }),
    );
    expect(checks.filter((one) => !one.ok).map((one) => one.name)).toEqual([
      'Run', 'Tenant id', 'Isolation', 'Cold start', 'Upload from the page',
    ]); // biome-ignore format: a list reads best as a block
    expect(JSON.stringify(checks)).not.toContain('Signature');
  });
});
