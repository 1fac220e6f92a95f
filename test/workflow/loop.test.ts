import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateStateMachineCommand } from '@aws-sdk/client-sfn';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Connection, localClients } from '../../cli/connection.ts';
import { endpointOf, runningEmulator } from '../../cli/local/emulator.ts';
import { localDir } from '../../cli/local/paths.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import type { Agents } from '../../lib/agents.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import { STATES, type StateName } from '../../lib/workflows/state-names.ts';
import { callsOf, createStubs, type Scenario, writeScenario } from './stub-functions.ts';

const RUN = { run_id: 'r', owner: 'local' };
const order = (step: string) => ({ step, run: RUN });
const BUILTIN = { name: 'builtin', kind: 'builtin' };
const MODEL = { name: 'economy', kind: 'model' };

/** What the agents answer when all goes well at once. */
const HAPPY: Scenario = {
  intake: [{ ok: true, run: RUN, orders: [order('inspect'), order('inspect')] }],
  auditor: [
    {
      run: RUN,
      round: 1,
      tier: BUILTIN,
      orders: { fix: order('fix'), verify: order('verify') },
      tests: { write: order('write_tests'), run: order('run_tests') },
    },
  ],
  validate: [{ decision: 'audit', run: RUN, round: 1, orders: { security: order('security') } }],
  security: [{ decision: 'end', run: RUN, round: 1 }],
  publish: [{ status: 'success', stop_reason: 'tests_pass' }],
};
/** The workbench step and the judge's phase share the name "security". */
const BOTH_SECURITY = [{ decision: 'end', run: RUN, round: 1, ok: true, step: 'security', summary: {} }];
const FAILED = [{ status: 'failure', stop_reason: 'internal_error' }];

let connection: Connection;
let scenarioFile: string;

beforeAll(async () => {
  const record = await runningEmulator();
  if (!record) throw new Error('the emulator does not run');
  const clients = localClients(endpointOf(record));
  scenarioFile = join(localDir(), 'scenario.json');
  writeScenario(scenarioFile, HAPPY);
  const arns = await createStubs(clients.lambda, scenarioFile);
  const fn = (functionArn: string) => ({ functionArn }) as IFunction;
  const { workbench, ...roles } = arns;
  const agents = Object.fromEntries(Object.entries(roles).map(([role, arn]) => [role, fn(arn)])) as unknown as Agents;
  const made = await clients.sfn.send(
    new CreateStateMachineCommand({
      name: 'loop-under-test',
      roleArn: 'arn:aws:iam::000000000000:role/stub',
      definition: JSON.stringify(loopDefinition(agents, fn(workbench))),
    }),
  );
  const outputs = {
    bucket: '',
    stateMachineArn: made.stateMachineArn ?? '',
    workbenchName: '',
    publishName: '',
    modelKeysSecret: '',
  };
  connection = { ...clients, stackName: 'stub', outputs };
});

/** Runs the machine with a scenario; returns how it ended and which states it went through. */
async function play(answers: Scenario) {
  writeScenario(scenarioFile, { ...HAPPY, security: BOTH_SECURITY, ...answers });
  const runId = `play-${randomUUID()}`;
  const states: StateName[] = [];
  await startRun(connection, runId, { source: { sample: 'any' } });
  const ended = await followRun(connection, runId, (event) => event.entered && states.push(event.state as StateName));
  return { ended, states, calls: callsOf(scenarioFile), runId };
}

describe('the refactoring loop on the local cloud', () => {
  it('goes straight through when the first attempt is right', async () => {
    const { ended, states, calls, runId } = await play({});
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.filter((state) => state !== STATES.inspectShard)).toEqual([
      STATES.intake, STATES.isUsable, STATES.inspect, STATES.plan, STATES.writeTests, STATES.runTests, STATES.whichTier,
      STATES.fixBuiltin, STATES.verify, STATES.validate, STATES.isDone, STATES.auditSecurity, STATES.weighFindings,
      STATES.areThereFindings, STATES.publish, STATES.howDidItEnd, STATES.accepted,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls.filter((call) => call.event.step === 'inspect')).toHaveLength(2);
    expect(calls[0]?.event).toMatchObject({ run_id: runId, request: { source: { sample: 'any' } } });
    expect(calls.at(-1)?.event).toMatchObject({ run_id: runId, error: null });
  });

  it('loops from tier to tier until the Judge ends it', async () => {
    const again = { decision: 'continue', run: RUN, tier: MODEL, orders: { verify: order('verify') } };
    const { ended, states, calls } = await play({
      validate: [
        { ...again, round: 2 },
        { ...again, round: 3 },
        { decision: 'end', run: RUN, round: 3 },
      ],
      publish: [{ status: 'max_iterations', stop_reason: 'max_iterations' }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.at(-1)).toBe(STATES.bestEffort);
    expect(states.filter((state) => state === STATES.fixBuiltin)).toHaveLength(1);
    expect(calls.filter((call) => call.role === 'fixer').map((call) => call.event.round)).toEqual([2, 3]);
  });

  it('goes back to the Fixer when the security audit has findings', async () => {
    const back = {
      decision: 'continue',
      run: RUN,
      round: 2,
      tier: BUILTIN,
      orders: { fix: order('fix'), verify: order('verify') },
    };
    const { ended, states } = await play({
      security: [BOTH_SECURITY[0], back, BOTH_SECURITY[0], BOTH_SECURITY[0]],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.filter((state) => state === STATES.fixBuiltin)).toHaveLength(2);
    expect(states.at(-1)).toBe(STATES.accepted);
  });

  it('is bounded even when the Judge never ends it', async () => {
    const forever = {
      decision: 'continue',
      run: RUN,
      round: 2,
      tier: BUILTIN,
      orders: { fix: order('fix'), verify: order('verify') },
    };
    const { ended, states, calls } = await play({ validate: [forever], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(states.at(-1)).toBe(STATES.failed);
    expect(states.filter((state) => state === STATES.fixBuiltin)).toHaveLength(9);
    expect(calls.at(-1)?.event.error?.name).toBe('LoopBound');
  });

  it('ends a refused input by its error name', async () => {
    const refused = { ok: false, run: RUN, orders: [], error: { name: 'NoPythonFiles', message: 'none' } };
    const { ended, states, calls } = await play({
      intake: [refused],
      publish: [{ status: 'failure', stop_reason: 'invalid_input' }],
    });
    expect(ended).toMatchObject({ status: 'FAILED', error: 'NoPythonFiles', cause: 'none' });
    expect(states.at(-1)).toBe(STATES.refused);
    expect(calls.map((call) => call.role)).toEqual(['intake', 'publish']);
  });

  it.each([
    ['intake', STATES.intake],
    ['inspect', STATES.inspect],
    ['auditor', STATES.plan],
    ['write_tests', STATES.writeTests],
    ['run_tests', STATES.runTests],
    ['fix', STATES.fixBuiltin],
    ['verify', STATES.verify],
    ['validate', STATES.validate],
    ['security', STATES.auditSecurity],
  ])('publishes what there is when %s fails for good', async (key, state) => {
    const { ended, states, calls } = await play({ [key]: [{ throw: 'broken' }], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(states).toContain(state);
    expect(states.slice(-3)).toEqual([STATES.publish, STATES.howDidItEnd, STATES.failed]);
    expect(states.at(-4)).toBe(STATES.recordError);
    expect(calls.at(-1)).toMatchObject({ role: 'publish' });
    expect(calls.at(-1)?.event.error?.message).toContain('broken');
  });

  it('goes on when a step fails once and then answers', async () => {
    const { ended, states } = await play({
      verify: [{ throw: 'once' }, { ok: true }],
      validate: [{ throw: 'once' }, ...(HAPPY.validate ?? [])],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.at(-1)).toBe(STATES.accepted);
  });

  it('ends as failed when even publishing fails', async () => {
    const { ended, states } = await play({ publish: [{ throw: 'no bucket' }] });
    expect(ended).toMatchObject({ status: 'FAILED', error: 'RunFailed' });
    expect(states.at(-1)).toBe(STATES.failed);
  });
});
