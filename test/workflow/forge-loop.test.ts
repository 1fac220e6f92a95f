import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateStateMachineCommand } from '@aws-sdk/client-sfn';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Connection, localClients } from '../../cli/connection.ts';
import { endpointOf, runningEmulator } from '../../cli/local/emulator.ts';
import { localDir } from '../../cli/local/paths.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { FORGE_STATES, type ForgeStateName } from '../../core/workflows/forge-state-names.ts';
import { forgeDefinition } from '../../lib/workflows/forge-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { callsOf, createStubs, type Scenario, writeScenario } from './stub-functions.ts';

const RUN = { run_id: 'r', owner: 'local' };
const order = (step: string) => ({ step, run: RUN });
const ORDERS = { generate: order('forge_generate'), analysis: order('forge_static'), run: order('forge_run') };
const BUILTIN = { name: 'builtin', kind: 'builtin' };
const MODEL = { name: 'economy', kind: 'model' };
const ROUND = { run: RUN, round: 1, kind: 'generate', tier: BUILTIN, orders: ORDERS };
const ENHANCE = { ...ROUND, decision: 'ENHANCE', kind: 'enhance' };
const FINISH = { decision: 'FINISH', run: RUN, round: 1 };
const WRITTEN = { wait_s: 0, tests: 2, orders: { check: order('check_tests') } };

/** What the functions answer when the first suite is good enough. */
const HAPPY: Scenario = {
  intake: [{ ok: true, run: RUN, orders: [order('inspect')], measure: order('forge_run') }],
  'forge.begin': [ROUND],
  'forge.write': [WRITTEN],
  'forge.supervise': [FINISH],
  publish: [{ status: 'success', stop_reason: 'targets_met' }],
};
const FAILED = [{ status: 'failure', stop_reason: 'internal_error' }];

let connection: Connection;
let scenarioFile: string;

beforeAll(async () => {
  const record = await runningEmulator();
  if (!record) throw new Error('the emulator does not run');
  const clients = localClients(endpointOf(record));
  scenarioFile = join(localDir(), 'forge-scenario.json');
  writeScenario(scenarioFile, HAPPY);
  const arns = await createStubs(clients.lambda, scenarioFile, 'forge-stub');
  const fn = (functionArn: string) => ({ functionArn }) as IFunction;
  const { workbench, resolver, ...roles } = arns;
  const benches = { workbench: fn(workbench), resolver: fn(resolver) };
  const agents = Object.fromEntries(
    Object.entries(roles).map(([role, arn]) => [role, fn(arn)]),
  ) as unknown as CalledAgents;
  const made = await clients.sfn.send(
    new CreateStateMachineCommand({
      name: 'forge-under-test',
      roleArn: 'arn:aws:iam::000000000000:role/stub',
      definition: JSON.stringify(forgeDefinition(agents, benches)),
    }),
  );
  const none = 'arn:aws:states:us-east-1:000000000000:stateMachine:none';
  const outputs = { stateMachineArn: none, forgeMachineArn: made.stateMachineArn ?? '' } as Connection['outputs'];
  connection = { ...clients, stackName: 'stub', outputs };
});

/** Runs the machine with a scenario; returns how it ended and which states it went through. */
async function play(answers: Scenario) {
  writeScenario(scenarioFile, { ...HAPPY, ...answers });
  const runId = `forge-${randomUUID()}`;
  const states: ForgeStateName[] = [];
  await startRun(connection, runId, { workflow: 'forge', source: { sample: 'any' } });
  const ended = await followRun(
    connection,
    runId,
    (event) => event.entered && states.push(event.state as ForgeStateName),
  );
  return { ended, states, calls: callsOf(scenarioFile), runId };
}

const count = (states: readonly ForgeStateName[], name: ForgeStateName) =>
  states.filter((state) => state === name).length;

describe('the loop that forges on the local cloud', () => {
  it('goes straight through when the first suite meets its targets', async () => {
    const { ended, states, calls, runId } = await play({});
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.filter((state) => state !== FORGE_STATES.inspectShard)).toEqual([
      FORGE_STATES.intake, FORGE_STATES.isUsable, FORGE_STATES.areThereDependencies, FORGE_STATES.inspect, FORGE_STATES.measure, FORGE_STATES.begin,
      FORGE_STATES.whoWrites, FORGE_STATES.generateBuiltin, FORGE_STATES.takeSuite, FORGE_STATES.analyse,
      FORGE_STATES.rateBefore, FORGE_STATES.run, FORGE_STATES.rateAfter, FORGE_STATES.supervise,
      FORGE_STATES.enhanceOrFinish, FORGE_STATES.publish, FORGE_STATES.howDidItEnd, FORGE_STATES.accepted,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls[0]?.event).toMatchObject({ run_id: runId, workflow: 'forge' });
    expect(calls.at(-1)?.event).toMatchObject({ run_id: runId, workflow: 'forge', error: null });
  });

  it('enhances by the engine, then by a model whose tests are checked, until the supervisor ends it', async () => {
    const { ended, states, calls } = await play({
      'forge.supervise': [
        { ...ENHANCE, round: 2 },
        { ...ENHANCE, round: 3, tier: MODEL },
        { ...FINISH, round: 3 },
      ],
      publish: [{ status: 'failure', stop_reason: 'no_progress' }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.at(-1)).toBe(FORGE_STATES.bestEffort);
    expect(states.slice(states.indexOf(FORGE_STATES.enhanceModel)).slice(0, 4)).toEqual([
      FORGE_STATES.enhanceModel,
      FORGE_STATES.mustEnhanceWait,
      FORGE_STATES.areThereTests,
      FORGE_STATES.checkTests,
    ]);
    expect(count(states, FORGE_STATES.enhanceBuiltin)).toBe(1);
    expect(calls.filter((call) => call.event.phase === 'supervise').map((call) => call.event.round)).toEqual([1, 2, 3]);
    expect(calls.filter((call) => call.event.step === 'check_tests')).toHaveLength(1);
  });

  it('generates with a model where no engine is asked for, waits for its provider, and goes on without tests', async () => {
    const { ended, states, calls } = await play({
      'forge.begin': [{ ...ROUND, tier: MODEL }],
      'forge.write': [{ wait_s: 1 }, { wait_s: 0, tests: 0, orders: {} }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(count(states, FORGE_STATES.waitToGenerate)).toBe(1);
    expect(count(states, FORGE_STATES.checkTests)).toBe(0);
    expect(calls.filter((call) => call.event.phase === 'write')).toHaveLength(2);
  });

  it('is bounded even when the supervisor never ends it', async () => {
    const { ended, states, calls } = await play({ 'forge.supervise': [{ ...ENHANCE, round: 2 }], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(count(states, FORGE_STATES.generateBuiltin) + count(states, FORGE_STATES.enhanceBuiltin)).toBe(10);
    expect(calls.at(-1)?.event.error?.name).toBe('LoopBound');
  });

  it('ends a refused input by its error name', async () => {
    const refused = { ok: false, run: RUN, orders: [], error: { name: 'NoPythonFiles', message: 'none' } };
    const { ended, states } = await play({
      intake: [refused],
      publish: [{ status: 'failure', stop_reason: 'invalid_input' }],
    });
    expect(ended).toMatchObject({ status: 'FAILED', error: 'NoPythonFiles', cause: 'none' });
    expect(states.at(-1)).toBe(FORGE_STATES.refused);
  });

  it.each([
    ['intake', FORGE_STATES.intake],
    ['inspect', FORGE_STATES.inspect],
    ['forge.begin', FORGE_STATES.begin],
    ['forge_generate', FORGE_STATES.generateBuiltin],
    ['forge_static', FORGE_STATES.analyse],
    ['forge_run', FORGE_STATES.measure],
    ['forge.take', FORGE_STATES.takeSuite],
    ['forge.rate_before', FORGE_STATES.rateBefore],
    ['forge.rate_after', FORGE_STATES.rateAfter],
    ['forge.supervise', FORGE_STATES.supervise],
    ['forge.write', FORGE_STATES.generateModel],
    ['check_tests', FORGE_STATES.checkTests],
  ])('publishes what there is when %s fails for good', async (key, state) => {
    const models: Scenario = ['forge.write', 'check_tests'].includes(key)
      ? { 'forge.begin': [{ ...ROUND, tier: MODEL }] }
      : {};
    const { ended, states, calls } = await play({ ...models, [key]: [{ throw: 'broken' }], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(states).toContain(state);
    expect(states.slice(-4)).toEqual([
      FORGE_STATES.recordError,
      FORGE_STATES.publish,
      FORGE_STATES.howDidItEnd,
      FORGE_STATES.failed,
    ]);
    expect(calls.at(-1)?.event.error?.message).toContain('broken');
  });
});
