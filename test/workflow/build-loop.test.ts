import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateStateMachineCommand } from '@aws-sdk/client-sfn';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Connection, localClients } from '../../cli/connection.ts';
import { endpointOf, runningEmulator } from '../../cli/local/emulator.ts';
import { localDir } from '../../cli/local/paths.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { BUILD_STATES, type BuildStateName } from '../../core/workflows/build-state-names.ts';
import { buildDefinition } from '../../lib/workflows/build-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { callsOf, createStubs, type Scenario, writeScenario } from './stub-functions.ts';

const RUN = { run_id: 'r', owner: 'local' };
const order = (step: string) => ({ step, run: RUN });
const BUILTIN = { name: 'builtin', kind: 'builtin' };
const MODEL = { name: 'economy', kind: 'model' };
const PLAN = {
  decision: 'plan',
  run: RUN,
  tier: BUILTIN,
  orders: { plan: order('build_plan'), baseline: order('run_tests') },
};
const CODE = {
  decision: 'code',
  run: RUN,
  round: 1,
  task: 'T1',
  tier: BUILTIN,
  orders: { code: order('build_code'), test: order('build_test') },
};
const AUDIT = { decision: 'audit', run: RUN, round: 1, orders: { security: order('security') } };
const END = { decision: 'end', run: RUN };

/** What the functions answer when the one task passes at once. */
const HAPPY: Scenario = {
  intake: [{ ok: true, run: RUN, orders: [], next: PLAN }],
  'build.take_plan': [CODE],
  'build.apply': [{ applied: true }],
  'build.judge': [AUDIT],
  'build.weigh': [END],
  publish: [{ status: 'success', stop_reason: 'tests_pass' }],
};
const FAILED = [{ status: 'failure', stop_reason: 'internal_error' }];

let connection: Connection;
let scenarioFile: string;

beforeAll(async () => {
  const record = await runningEmulator();
  if (!record) throw new Error('the emulator does not run');
  const clients = localClients(endpointOf(record));
  scenarioFile = join(localDir(), 'build-scenario.json');
  writeScenario(scenarioFile, HAPPY);
  const arns = await createStubs(clients.lambda, scenarioFile, 'build-stub');
  const fn = (functionArn: string) => ({ functionArn }) as IFunction;
  const { workbench, ...roles } = arns;
  const agents = Object.fromEntries(
    Object.entries(roles).map(([role, arn]) => [role, fn(arn)]),
  ) as unknown as CalledAgents;
  const made = await clients.sfn.send(
    new CreateStateMachineCommand({
      name: 'build-under-test',
      roleArn: 'arn:aws:iam::000000000000:role/stub',
      definition: JSON.stringify(buildDefinition(agents, fn(workbench))),
    }),
  );
  const none = 'arn:aws:states:us-east-1:000000000000:stateMachine:none';
  const outputs = {
    stateMachineArn: none,
    forgeMachineArn: none,
    buildMachineArn: made.stateMachineArn ?? '',
  } as Connection['outputs'];
  connection = { ...clients, stackName: 'stub', outputs };
});

/** Runs the machine with a scenario; returns how it ended and which states it went through. */
async function play(answers: Scenario) {
  writeScenario(scenarioFile, { ...HAPPY, ...answers });
  const runId = `build-${randomUUID()}`;
  const states: BuildStateName[] = [];
  await startRun(connection, runId, { workflow: 'build', goal: 'any', source: { sample: 'any' } });
  const ended = await followRun(
    connection,
    runId,
    (event) => event.entered && states.push(event.state as BuildStateName),
  );
  return { ended, states, calls: callsOf(scenarioFile), runId };
}

const count = (states: readonly BuildStateName[], name: BuildStateName) =>
  states.filter((state) => state === name).length;

describe('the loop that builds on the local cloud', () => {
  it('goes straight through when the one task passes at once', async () => {
    const { ended, states, calls, runId } = await play({});
    expect(ended.status).toBe('SUCCEEDED');
    expect(states).toEqual([
      BUILD_STATES.intake, BUILD_STATES.isUsable, BUILD_STATES.baseline, BUILD_STATES.whoPlans,
      BUILD_STATES.planBuiltin, BUILD_STATES.takePlan, BUILD_STATES.isTherePlan, BUILD_STATES.whoCodes,
      BUILD_STATES.codeBuiltin, BUILD_STATES.apply, BUILD_STATES.wereApplied, BUILD_STATES.test, BUILD_STATES.judge,
      BUILD_STATES.passed, BUILD_STATES.audit, BUILD_STATES.weigh, BUILD_STATES.whatFollows, BUILD_STATES.commit,
      BUILD_STATES.publish, BUILD_STATES.howDidItEnd, BUILD_STATES.accepted,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls[0]?.event).toMatchObject({ run_id: runId, workflow: 'build' });
    expect(calls.at(-1)?.event).toMatchObject({ run_id: runId, workflow: 'build', error: null });
  });

  it('hands the plan on to a model, waits for it, and ends without a plan', async () => {
    const { ended, states, calls } = await play({
      'build.take_plan': [{ ...PLAN, tier: MODEL, orders: {} }, END],
      'build.plan': [{ wait_s: 1 }, { wait_s: 0 }],
      publish: [{ status: 'failure', stop_reason: 'not_planned' }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.at(-1)).toBe(BUILD_STATES.bestEffort);
    expect(count(states, BUILD_STATES.waitToPlan)).toBe(1);
    expect(count(states, BUILD_STATES.whoCodes)).toBe(0);
    expect(calls.filter((call) => call.event.phase === 'plan')).toHaveLength(2);
    expect(calls.filter((call) => call.event.phase === 'take_plan').map((call) => call.event.tier)).toEqual([
      'builtin',
      'economy',
    ]);
  });

  it('tests nothing that was not applied, fixes, escalates, and goes to the next task', async () => {
    const { ended, states, calls } = await play({
      'build.apply': [{ applied: false }, { applied: true }],
      'build.code': [{ wait_s: 1 }, { wait_s: 0 }],
      'build.judge': [
        { ...CODE, round: 2 },
        { ...CODE, round: 3, tier: MODEL },
        { ...AUDIT, round: 3 },
        { ...AUDIT, round: 4 },
      ],
      'build.weigh': [{ ...CODE, round: 4, task: 'T2' }, END],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(count(states, BUILD_STATES.apply)).toBe(4);
    expect(count(states, BUILD_STATES.test)).toBe(3);
    expect(count(states, BUILD_STATES.codeModel)).toBe(2);
    expect(count(states, BUILD_STATES.audit)).toBe(2);
    expect(calls.filter((call) => call.event.phase === 'judge').map((call) => call.event.round)).toEqual([1, 2, 3, 4]);
  });

  it('commits what passed when the judge ends it', async () => {
    const { ended, states } = await play({
      'build.judge': [END],
      publish: [{ status: 'failure', stop_reason: 'no_progress' }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.slice(-4)).toEqual([
      BUILD_STATES.commit,
      BUILD_STATES.publish,
      BUILD_STATES.howDidItEnd,
      BUILD_STATES.bestEffort,
    ]);
  });

  it('is bounded even when the judge never ends it', async () => {
    const { ended, states, calls } = await play({
      'build.judge': [CODE],
      'build.apply': [{ applied: false }],
      publish: FAILED,
    });
    expect(ended.status).toBe('FAILED');
    expect(count(states, BUILD_STATES.codeBuiltin)).toBe(249);
    expect(calls.at(-1)?.event.error?.name).toBe('LoopBound');
  });

  it('ends a refused input by its error name', async () => {
    const error = { name: 'InvalidRequest', message: 'goal: missing' };
    const { ended, states } = await play({
      intake: [{ ok: false, run: RUN, orders: [], error }],
      publish: [{ status: 'failure', stop_reason: 'invalid_input' }],
    });
    expect(ended).toMatchObject({ status: 'FAILED', error: 'InvalidRequest', cause: 'goal: missing' });
    expect(states.at(-1)).toBe(BUILD_STATES.refused);
  });

  it('asks an agent that failed once again', async () => {
    const { ended, calls } = await play({ 'build.judge': [{ throw: 'once' }, AUDIT] });
    expect(ended.status).toBe('SUCCEEDED');
    expect(calls.filter((call) => call.event.phase === 'judge')).toHaveLength(2);
  });

  it.each([
    ['intake', BUILD_STATES.intake],
    ['run_tests', BUILD_STATES.baseline],
    ['build_plan', BUILD_STATES.planBuiltin],
    ['build.plan', BUILD_STATES.planModel],
    ['build.take_plan', BUILD_STATES.takePlan],
    ['build_code', BUILD_STATES.codeBuiltin],
    ['build.code', BUILD_STATES.codeModel],
    ['build.apply', BUILD_STATES.apply],
    ['build_test', BUILD_STATES.test],
    ['build.judge', BUILD_STATES.judge],
    ['security', BUILD_STATES.audit],
    ['build.weigh', BUILD_STATES.weigh],
    ['build.commit', BUILD_STATES.commit],
  ])('publishes what there is when %s fails for good', async (key, state) => {
    const models: Scenario =
      key === 'build.plan'
        ? { intake: [{ ok: true, run: RUN, orders: [], next: { ...PLAN, tier: MODEL } }] }
        : key === 'build.code'
          ? { 'build.take_plan': [{ ...CODE, tier: MODEL }] }
          : {};
    const { ended, states, calls } = await play({ ...models, [key]: [{ throw: 'broken' }], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(states).toContain(state);
    expect(states.slice(-4)).toEqual([
      BUILD_STATES.recordError,
      BUILD_STATES.publish,
      BUILD_STATES.howDidItEnd,
      BUILD_STATES.failed,
    ]);
    expect(calls.at(-1)?.event.error?.message).toContain('broken');
  });
});
