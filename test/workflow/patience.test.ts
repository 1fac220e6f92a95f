import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  type SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localClients } from '../../cli/connection.ts';
import { endpointOf, startEmulator, stopEmulator } from '../../cli/local/emulator.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';

/** Waits pass sixty times as fast. */
const SCALE = 1 / 60;
const TEN_MINUTES_MS = 600_000 * SCALE;
const NAME = 'patience-under-test';
const FUNCTION = (name: string) => ({ functionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}` });

/** What each state is answered when all goes well. */
const RUN = { run_id: 'r', owner: 'local' };
const ORDER = { run: RUN, step: 'any' };
const NEXT = {
  run: RUN,
  round: 1,
  tier: { name: 'builtin', kind: 'builtin' },
  join: false,
  tests: { write: ORDER, run: ORDER },
  orders: { fix: ORDER, verify: ORDER, security: ORDER },
};
const ANSWERS: Record<string, unknown> = {
  [STATES.intake]: { ok: true, run: RUN, orders: [ORDER] },
  [STATES.inspectShard]: { ok: true },
  [STATES.plan]: NEXT,
  [STATES.writeTests]: { ok: true },
  [STATES.runTests]: { ok: true },
  [STATES.fixBuiltin]: { ok: true },
  [STATES.verify]: { ok: true },
  [STATES.validate]: { ...NEXT, decision: 'end', orders: {} },
  [STATES.publish]: { status: 'success', stop_reason: 'tests_pass' },
};

let sfn: SFNClient;
let endpoint: string;
let arn: string;
const folder = mkdtempSync(join(tmpdir(), 'swarm-patience-'));

beforeAll(async () => {
  // An emulator of its own: its clock runs faster than that of the other tests.
  process.env.SWARM_LOCAL_DIR = folder;
  endpoint = endpointOf(await startEmulator());
  sfn = localClients(endpoint).sfn;
  const names = ['intake', 'auditor', 'fixer', 'judge', 'forge', 'build', 'publish'];
  const agents = Object.fromEntries(names.map((name) => [name, FUNCTION(name)])) as unknown as CalledAgents;
  const definition = JSON.stringify(
    loopDefinition(agents, { workbench: FUNCTION('workbench'), resolver: FUNCTION('resolver') }),
  );
  const made = await sfn.send(
    new CreateStateMachineCommand({ name: NAME, roleArn: 'arn:aws:iam::000000000000:role/stub', definition }),
  );
  arn = made.stateMachineArn ?? '';
});

afterAll(async () => {
  await stopEmulator();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets what the states are answered; a state in `thrown` fails with that error at every try. */
async function answers(thrown: Record<string, string> = {}): Promise<void> {
  const states = Object.keys(ANSWERS);
  const responses = states.map((state): [string, object] => [
    state,
    {
      '0-999': thrown[state]
        ? { Throw: { Error: thrown[state], Cause: 'injected' } }
        : { Return: { Payload: ANSWERS[state] } },
    },
  ]);
  const config = {
    'stepfunctions._SFN_WAIT_SCALE': SCALE,
    'stepfunctions._sfn_mock_config': {
      StateMachines: { [NAME]: { TestCases: { case: Object.fromEntries(states.map((state) => [state, state])) } } },
      MockedResponses: Object.fromEntries(responses),
    },
  };
  const answer = await fetch(`${endpoint}/_ministack/config`, { method: 'POST', body: JSON.stringify(config) });
  expect(Object.keys(((await answer.json()) as { applied: object }).applied)).toHaveLength(2);
}

async function start(): Promise<string> {
  const started = await sfn.send(
    new StartExecutionCommand({ stateMachineArn: `${arn}#case`, name: `p-${randomUUID()}`, input: '{}' }),
  );
  return started.executionArn ?? '';
}

async function ended(executionArn: string) {
  for (;;) {
    const found = await sfn.send(new DescribeExecutionCommand({ executionArn }));
    if (found.status !== 'RUNNING') return found;
    await sleep(100);
  }
}

describe('a run that finds no room', () => {
  it('is not lost, though every call is refused for ten minutes', async () => {
    await answers(Object.fromEntries(Object.keys(ANSWERS).map((state) => [state, 'Lambda.TooManyRequestsException'])));
    const runs = await Promise.all([start(), start()]);
    await sleep(TEN_MINUTES_MS);
    for (const executionArn of runs) {
      expect((await sfn.send(new DescribeExecutionCommand({ executionArn }))).status).toBe('RUNNING');
    }
    await answers();
    for (const executionArn of runs) expect((await ended(executionArn)).status).toBe('SUCCEEDED');
  });
});

describe('an error that no wildcard stands for', () => {
  it.each([
    ['States.DataLimitExceeded', STATES.verify],
    ['States.DataLimitExceeded', STATES.intake],
    ['States.Runtime', STATES.validate],
  ])('%s in "%s" leads to Publish and a named end', async (error, state) => {
    await answers({ [state]: error });
    const found = await ended(await start());
    // What Publish answers decides the end: that it was reached is what is seen here.
    expect(found.status).toBe('SUCCEEDED');
  });
});
