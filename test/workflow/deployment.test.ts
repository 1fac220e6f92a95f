import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LambdaClient, PublishVersionCommand, UpdateFunctionCodeCommand } from '@aws-sdk/client-lambda';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  type SFNClient,
  StartExecutionCommand,
  UpdateStateMachineCommand,
} from '@aws-sdk/client-sfn';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { localClients } from '../../cli/connection.ts';
import { endpointOf, runningEmulator } from '../../cli/local/emulator.ts';
import { localDir } from '../../cli/local/paths.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { createStubs, ROLES, type Role, writeScenario } from './stub-functions.ts';

const RUN = { run_id: 'r', owner: 'local' };
const ORDER = { run: RUN, step: 'any' };
const MODEL = { name: 'economy', kind: 'model' };
const NEXT = {
  run: RUN,
  round: 1,
  tier: MODEL,
  join: false,
  tests: { write: ORDER, run: ORDER },
  orders: { verify: ORDER },
};
const PREFIX = 'deployed';

let lambda: LambdaClient;
let sfn: SFNClient;
let scenario: string;

beforeAll(async () => {
  const record = await runningEmulator();
  if (!record) throw new Error('the emulator does not run');
  ({ lambda, sfn } = localClients(endpointOf(record)));
  scenario = join(localDir(), 'deployment.json');
  writeScenario(scenario, {
    intake: [{ ok: true, run: RUN, orders: [] }],
    auditor: [NEXT],
    // The provider asks for patience: a deployment comes while the run waits.
    fixer: [{ wait_s: 8 }, { wait_s: 0 }],
    validate: [{ decision: 'end', run: RUN, round: 1, orders: {} }],
    publish: [{ status: 'success', stop_reason: 'tests_pass' }],
  });
  await createStubs(lambda, scenario, PREFIX);
});

/** Publishes the code that there is, and returns the definition that names it. */
async function definitionOfThisVersion(): Promise<string> {
  const published = await Promise.all(
    ROLES.map(async (role): Promise<[Role, { functionArn: string }]> => {
      const version = await lambda.send(new PublishVersionCommand({ FunctionName: `${PREFIX}-${role}` }));
      return [role, { functionArn: version.FunctionArn ?? '' }];
    }),
  );
  const { workbench, resolver, ...agents } = Object.fromEntries(published) as Record<Role, { functionArn: string }>;
  return JSON.stringify(loopDefinition(agents as CalledAgents, { workbench, resolver }));
}

async function started(stateMachineArn: string): Promise<string> {
  const run = await sfn.send(new StartExecutionCommand({ stateMachineArn, name: `d-${randomUUID()}`, input: '{}' }));
  return run.executionArn ?? '';
}

async function ended(executionArn: string): Promise<string> {
  for (;;) {
    const { status } = await sfn.send(new DescribeExecutionCommand({ executionArn }));
    if (status !== 'RUNNING') return status ?? '';
    await sleep(200);
  }
}

it('a deployment in the middle of a run leaves it the code that it began with', async () => {
  const definition = await definitionOfThisVersion();
  const roleArn = 'arn:aws:iam::000000000000:role/stub';
  const machine = await sfn.send(new CreateStateMachineCommand({ name: 'deployed-loop', roleArn, definition }));
  const arn = machine.stateMachineArn ?? '';
  const before = await started(arn);
  await sleep(3000);
  // The next version of every function fails in each call.
  const broken = zipSync({
    'index.js': strToU8("exports.handler = async () => { throw new Error('the next version'); };"),
    'package.json': strToU8('{"type":"commonjs"}'),
  });
  for (const role of ROLES) {
    await lambda.send(new UpdateFunctionCodeCommand({ FunctionName: `${PREFIX}-${role}`, ZipFile: broken }));
  }
  await sfn.send(new UpdateStateMachineCommand({ stateMachineArn: arn, definition: await definitionOfThisVersion() }));
  expect((await sfn.send(new DescribeExecutionCommand({ executionArn: before }))).status).toBe('RUNNING');
  expect(await ended(before)).toBe('SUCCEEDED');
  expect(await ended(await started(arn))).toBe('FAILED');
});
