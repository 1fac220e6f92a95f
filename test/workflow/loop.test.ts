import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateStateMachineCommand } from '@aws-sdk/client-sfn';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Connection, localClients } from '../../cli/connection.ts';
import { endpointOf, runningEmulator } from '../../cli/local/emulator.ts';
import { localDir } from '../../cli/local/paths.ts';
import { followRun, startRun } from '../../cli/runs/executions.ts';
import { STATES, type StateName } from '../../core/workflows/state-names.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { callsOf, createStubs, type Scenario, writeScenario } from './stub-functions.ts';

const RUN = { run_id: 'r', owner: 'local' };
const order = (step: string) => ({ step, run: RUN });
const BUILTIN = { name: 'builtin', kind: 'builtin' };
const MODEL = { name: 'economy', kind: 'model' };

const DONE = { wait_s: 0 };
const MODEL_ROUND = { run: RUN, round: 1, tier: MODEL, join: false, orders: { verify: order('verify') } };

const AUDITED = {
  run: RUN,
  round: 1,
  tier: BUILTIN,
  join: false,
  orders: { fix: order('fix'), verify: order('verify') },
  tests: { write: order('write_tests'), run: order('run_tests') },
};

/** What the agents answer when all goes well at once. */
const HAPPY: Scenario = {
  intake: [{ ok: true, run: RUN, orders: [order('inspect'), order('inspect')] }],
  auditor: [AUDITED],
  validate: [{ decision: 'audit', run: RUN, round: 1, review: false, orders: { security: order('security') } }],
  security: [{ decision: 'end', run: RUN, round: 1 }],
  publish: [{ status: 'success', stop_reason: 'tests_pass' }],
  fixer: [DONE],
  'auditor.plan_with_model': [DONE],
  'auditor.review_security': [DONE],
  'judge.write_tests': [{ ...DONE, tests: 0, orders: {} }],
};
/** The workbench step and the judge's phase share the name "security". */
const BOTH_SECURITY = [{ decision: 'end', run: RUN, round: 1, ok: true, step: 'security', summary: {} }];
const END = { run: RUN, round: 1 };
/** A run at whose end the tests are held against mutants, and a test is added. */
const PROOF: Scenario = {
  security: [{ ...BOTH_SECURITY[0], orders: { mutants: order('forge_run') } }],
  'judge.weigh_mutants': [{ ...END, decision: 'add', orders: { add: order('forge_generate') } }],
  'judge.take_killers': [{ ...END, decision: 'again', orders: { again: order('forge_run') } }],
};
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
  const { workbench, resolver, ...roles } = arns;
  const benches = { workbench: fn(workbench), resolver: fn(resolver) };
  const agents = Object.fromEntries(
    Object.entries(roles).map(([role, arn]) => [role, fn(arn)]),
  ) as unknown as CalledAgents;
  const made = await clients.sfn.send(
    new CreateStateMachineCommand({
      name: 'loop-under-test',
      roleArn: 'arn:aws:iam::000000000000:role/stub',
      definition: JSON.stringify(loopDefinition(agents, benches)),
    }),
  );
  const outputs = {
    bucket: '',
    stateMachineArn: made.stateMachineArn ?? '',
    forgeMachineArn: 'arn:aws:states:us-east-1:000000000000:stateMachine:none',
    buildMachineArn: 'arn:aws:states:us-east-1:000000000000:stateMachine:none',
    workbenchName: '',
    publishName: '',
    onUploadName: '',
    lostUploadsUrl: '',
    modelKeysSecret: '',
    packageIndexSecret: '',
    apiId: '',
    apiUrl: '',
    notificationsArn: '',
    webhookEndpointsSecret: '',
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
  it('goes on without packages where the resolver or the installation fails', async () => {
    const { ended, states, calls } = await play({
      intake: [{ ok: true, run: RUN, orders: [], resolve: order('resolve') }],
      resolve: [{ throw: 'no memory' }],
      'intake.environment': [{ run: RUN, orders: [order('inspect')], install: order('install') }],
      install: [{ throw: 'no disk' }],
    });
    expect(ended.status).toBe('SUCCEEDED');
    const after = states.slice(0, states.indexOf(STATES.inspect) + 1);
    expect([...new Set(after)].slice(2)).toEqual([
      STATES.areThereDependencies,
      STATES.resolve,
      STATES.takeLock,
      STATES.isAnythingMissing,
      STATES.install,
      STATES.inspect,
    ]);
    expect(calls.filter(({ event }) => event.step === 'inspect')).toHaveLength(1);
  });

  it('goes straight through when the first attempt is right', async () => {
    const { ended, states, calls, runId } = await play({});
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.filter((state) => state !== STATES.inspectShard)).toEqual([
      STATES.intake, STATES.isUsable, STATES.areThereDependencies, STATES.inspect, STATES.plan, STATES.writeTests, STATES.runTests, STATES.doModelsJoin, STATES.whichTier,
      STATES.fixBuiltin, STATES.verify, STATES.validate, STATES.isDone, STATES.auditSecurity, STATES.doesModelReview, STATES.weighFindings,
      STATES.areThereFindings, STATES.isThereASuite, STATES.publish, STATES.howDidItEnd, STATES.accepted,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls.filter((call) => call.event.step === 'inspect')).toHaveLength(2);
    expect(calls[0]?.event).toMatchObject({ run_id: runId, request: { source: { sample: 'any' } } });
    expect(calls.at(-1)?.event).toMatchObject({ run_id: runId, error: null });
  });

  it('loops from tier to tier until the Judge ends it', async () => {
    const again = { decision: 'continue', run: RUN, tier: MODEL, join: false, orders: { verify: order('verify') } };
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

  it('has models plan and write tests before the round that wants them, and checks the tests', async () => {
    const tests = { ...DONE, tests: 1, orders: { check: order('check_tests') } };
    const { ended, states, calls } = await play({
      auditor: [{ ...AUDITED, ...MODEL_ROUND, join: true }],
      'judge.write_tests': [tests],
      'judge.take_tests': [MODEL_ROUND],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.slice(states.indexOf(STATES.doModelsJoin), states.indexOf(STATES.verify))).toEqual([
      STATES.doModelsJoin, STATES.planWithModel, STATES.mustPlanWait, STATES.testWithModel, STATES.mustTestsWait,
      STATES.areThereTests, STATES.checkTests, STATES.takeTests, STATES.whichTier, STATES.fixModel, STATES.mustFixWait,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls.filter((call) => call.event.step === 'check_tests')).toHaveLength(1);
  });

  it('waits outside the functions for a provider, and takes the same work up again', async () => {
    const started = Date.now();
    const { ended, states, calls } = await play({
      auditor: [{ ...AUDITED, ...MODEL_ROUND }],
      fixer: [{ wait_s: 1 }, { wait_s: 1 }, DONE],
      validate: [{ decision: 'audit', run: RUN, round: 1, review: true, orders: { security: order('security') } }],
      'auditor.review_security': [{ wait_s: 1 }, DONE],
    });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.filter((state) => state === STATES.waitToFix)).toHaveLength(2);
    expect(states.filter((state) => state === STATES.waitToReview)).toHaveLength(1);
    expect(calls.filter((call) => call.role === 'fixer').map((call) => call.event.round)).toEqual([1, 1, 1]);
    expect(Date.now() - started).toBeGreaterThan(3000);
  });

  it('goes back to the Fixer when the security audit has findings', async () => {
    const back = {
      decision: 'continue',
      run: RUN,
      round: 2,
      tier: BUILTIN,
      join: false,
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
      join: false,
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
    ['auditor.plan_with_model', STATES.planWithModel],
    ['judge.write_tests', STATES.testWithModel],
    ['judge.take_tests', STATES.takeTests],
    ['fixer', STATES.fixModel],
  ])('publishes what there is when %s fails for good', async (key, state) => {
    const joining = { auditor: [{ ...AUDITED, ...MODEL_ROUND, join: key !== 'fixer' }] };
    const models: Scenario = /[.]|fixer/.test(key) ? joining : {};
    const { ended, states, calls } = await play({ ...models, [key]: [{ throw: 'broken' }], publish: FAILED });
    expect(ended.status).toBe('FAILED');
    expect(states).toContain(state);
    expect(states.slice(-3)).toEqual([STATES.publish, STATES.howDidItEnd, STATES.failed]);
    expect(states.at(-4)).toBe(STATES.recordError);
    expect(calls.at(-1)).toMatchObject({ role: 'publish' });
    expect(calls.at(-1)?.event.error?.message).toContain('broken');
  });

  it('holds the tests against mutants at the end, and has those that it adds run with all others', async () => {
    const { ended, states, calls } = await play(PROOF);
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.slice(states.indexOf(STATES.isThereASuite), states.indexOf(STATES.publish))).toEqual([
      STATES.isThereASuite, STATES.runMutants, STATES.weighMutants, STATES.isATestMissing, STATES.addTests,
      STATES.takeKillers, STATES.areTestsAdded, STATES.runAgain,
    ]); // biome-ignore format: a list reads best as a block
    expect(calls.filter((call) => call.event.step === 'forge_run')).toHaveLength(2);
  });

  it.each([
    ['forge_run', STATES.runMutants, {}],
    ['judge.weigh_mutants', STATES.weighMutants, {}],
    ['forge_generate', STATES.addTests, {}],
    ['judge.take_killers', STATES.takeKillers, {}],
    ['nothing to add', STATES.isATestMissing, { 'judge.weigh_mutants': [{ decision: 'end' }] }],
    ['no test that was found', STATES.areTestsAdded, { 'judge.take_killers': [{ decision: 'end' }] }],
  ])('ends as it had where %s ends the measurement', async (key, last, more) => {
    const broken: Scenario = Object.keys(more).length === 0 ? { [key]: [{ throw: 'broken' }] } : more;
    const { ended, states, calls } = await play({ ...PROOF, ...broken });
    expect(ended.status).toBe('SUCCEEDED');
    expect(states.slice(-4)).toEqual([last, STATES.publish, STATES.howDidItEnd, STATES.accepted]);
    expect(calls.at(-1)).toMatchObject({ role: 'publish', event: { error: null } });
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
