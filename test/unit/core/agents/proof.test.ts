import { describe, expect, it } from 'vitest';
import { takeKillers } from '../../../../core/agents/proof/take-killers.ts';
import { weighMutants } from '../../../../core/agents/proof/weigh-mutants.ts';
import { ForgeRunSchema, ForgeSuiteSchema, ReportSchema } from '../../../../core/contracts/index.ts';
import { forgedTest, forgeRun, suiteOf } from '../../../support/forge.ts';
import { mutant, mutantsRun } from '../../../support/mutants.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };
const FIXED = { 'a.py': 'def mean(v):\n    return sum(v) / len(v)\n' };
const JUDGE = { 'tests/__init__.py': '', 'tests/test_a.py': 'def test_0():\n    pass\n' };
const GREEN = 'tests/test_a.py::test_0';
const NEW = 'tests/test_a_forged.py::test_killer';
const FORGED = 'def test_killer():\n    assert mean([1, 3]) == 2\n';

/** A run that has succeeded; its end orders the mutants. */
async function succeeded(request: object = {}, minutes = 1) {
  const run = new RunHarness();
  await run.begin({ files: FILES, baseline: ran([], [GREEN]), generated: JUDGE, request });
  await run.round(1, FIXED, { tests: ran([GREEN]) });
  run.minutes = minutes;
  await run.judge(1);
  await run.security(1, []);
  return { run, end: await run.weigh(1) };
}

/** The same, with an undetected mutant in the repaired line. */
async function asked() {
  const { run, end } = await succeeded();
  await run.answer(run.keys.proof.run, 'forge_run', mutantsRun([mutant(), mutant({ line: 40 })]));
  return { run, end, weighed: await weighMutants(run.context, run.run, 1) };
}

/** The same, with a test that the generator found for it. */
async function taken() {
  const { run } = await asked();
  const suite = suiteOf([], {
    files: { ...JUDGE, 'tests/test_a_forged.py': FORGED },
    tests: [forgedTest(GREEN, { kills: 0 }), forgedTest(NEW, { kills: 2, function: 'mean' })],
  });
  await run.answer(run.keys.proof.written, 'forge_generate', suite);
  return { run, answer: await takeKillers(run.context, run.run, 1) };
}

const bothRun = (more: object = {}, mutation = 80) =>
  mutantsRun([mutant({ line: 40 })], { mutation, tests: [{}, { nodeid: NEW, ...more }] });

describe('the end of the rounds', () => {
  it('orders mutants of what is delivered, within its limits', async () => {
    const { run, end } = await succeeded();
    expect(end).toMatchObject({
      decision: 'end',
      orders: {
        mutants: {
          step: 'forge_run',
          params: { suite: 'all', paths: ['a.py'], shuffles: 0, seconds: 8 },
          limits: { tests_timeout_s: 10, pylint_timeout_s: 30 },
        },
      },
    });
    if (!('orders' in end) || !('mutants' in (end.orders ?? {}))) throw new Error('no orders');
    expect(JSON.stringify(end.orders)).toContain('snapshots/1.zip');
    expect((await run.state()).pending_results).toContain(run.keys.proof.run);
  });

  it('orders none where the deadline is near', async () => {
    expect((await succeeded({ deadline_minutes: 5 }, 4.5)).end).not.toHaveProperty('orders');
  });

  it('orders none where nothing passes', async () => {
    const run = new RunHarness();
    await run.begin({ files: FILES, baseline: ran([], [GREEN]), generated: JUDGE, request: { max_iterations: 3 } });
    await run.round(1, {}, { tests: ran([], [GREEN]) });
    expect(await run.judge(1)).toMatchObject({ decision: 'end' });
    expect(await run.judge(1)).not.toHaveProperty('orders');
  });
});

describe('mutants of what is delivered', () => {
  it('ask for a test where they are near a repaired line, and lead the generator to themselves alone', async () => {
    const { run, weighed } = await asked();
    expect(weighed).toMatchObject({
      decision: 'add',
      orders: {
        add: {
          step: 'forge_generate',
          params: {
            paths: ['a.py'],
            instructions: ['Detect in a.py:2 (mean) that `sum(v) / len(v)` became `sum(v) * len(v)`.'],
          },
        },
      },
    });
    const lead = ForgeRunSchema.parse(await run.json(run.keys.proof.lead));
    expect(lead.mutation?.survivors.map((one) => one.line)).toEqual([2]);
    expect(ForgeSuiteSchema.parse(await run.json(run.keys.proof.suite)).tests).toContainEqual(
      expect.objectContaining({ nodeid: GREEN, path: 'a.py' }),
    );
    const log = await run.log();
    expect(log.at(-1)).toMatchObject({
      agent: 'Judge',
      status: 'SUCCESS',
      details: { mutation_score: 60, asked: 1, decision: 'add' },
    });
  });

  it('ask for nothing elsewhere', async () => {
    const { run } = await succeeded();
    await run.answer(run.keys.proof.run, 'forge_run', mutantsRun([mutant({ line: 40 })]));
    expect(await weighMutants(run.context, run.run, 1)).toMatchObject({ decision: 'end' });
    expect(await run.publish()).toMatchObject({ proof: { mutation_score: 60, asked: 0, added: [] } });
  });

  it('bring a test that is handed over when all have run once more', async () => {
    const { run, answer } = await taken();
    expect(answer).toMatchObject({
      decision: 'again',
      orders: { again: { step: 'forge_run', params: { shuffles: 1 } } },
    });
    await run.answer(run.keys.proof.again, 'forge_run', bothRun());
    const summary = await run.publish();
    expect(summary).toMatchObject({
      status: 'success',
      tests: { passed: 2, total: 2 },
      proof: { mutation_score: 80, score_before: 60, asked: 1, added: [NEW] },
    });
    expect((await run.zip(run.keys.resultZip))['tests/test_a_forged.py']).toContain('test_killer');
    const report = ReportSchema.parse(await run.json(run.keys.reportJson));
    expect(report.tests.map((test) => test.nodeid)).toEqual([GREEN, NEW]);
    expect(report.generated.map((test) => test.intent)).toContain('mutant');
    for (const key of [run.keys.reportMarkdown, run.keys.reportHtml]) {
      expect(await run.text(key)).toContain('80.00%: 80 of 100 mutants detected; 60.00% before 1 test was added');
    }
    await run.log();
  });

  it.each([
    ['it is red', bothRun({ outcome: 'failed' })],
    ['it never ran', undefined],
  ])('bring no test where %s', async (_, again) => {
    const { run } = await taken();
    if (again) await run.answer(run.keys.proof.again, 'forge_run', again);
    expect(await run.publish()).toMatchObject({
      status: 'success',
      tests: { passed: 1, total: 1 },
      proof: { mutation_score: 60, score_before: null, added: [] },
    });
    expect(await run.zip(run.keys.resultZip)).not.toHaveProperty('tests/test_a_forged.py');
  });

  it('bring none where the generator finds none, or fails', async () => {
    const { run } = await asked();
    await run.failed(run.keys.proof.written, 'forge_generate', 'it broke');
    expect(await takeKillers(run.context, run.run, 1)).toMatchObject({ decision: 'end' });
    expect(await run.publish()).toMatchObject({ proof: { mutation_score: 60, added: [] } });
  });

  it.each([
    ['failed', undefined],
    ['found no green test', forgeRun({ mutation: null })],
  ])('leave no score where their run %s, and the run ends as it did', async (_, result) => {
    const { run } = await succeeded();
    if (result) await run.answer(run.keys.proof.run, 'forge_run', result);
    else await run.failed(run.keys.proof.run, 'forge_run', 'it broke');
    expect(await weighMutants(run.context, run.run, 1)).toMatchObject({ decision: 'end' });
    const summary = await run.publish();
    expect(summary).toMatchObject({ status: 'success', tests: { passed: 1 } });
    expect(summary).not.toHaveProperty('proof');
  });

  it('leave no score, and a word, where what was written cannot be read', async () => {
    const { run } = await succeeded();
    await run.answer(run.keys.proof.run, 'forge_run', { counts: 1 });
    expect(await run.publish()).toMatchObject({ status: 'success' });
    expect(await run.text(run.keys.reportMarkdown)).toContain('How the tests hold against mutants could not be read');
  });

  it('do not change how a run ended that is stopped meanwhile', async () => {
    const { run } = await succeeded();
    expect(await run.publish({ name: 'ABORTED', message: '' })).toMatchObject({
      status: 'success',
      stop_reason: 'tests_pass',
    });
    const running = new RunHarness();
    await running.begin({ files: FILES, baseline: ran([], [GREEN]), generated: JUDGE });
    expect(await running.publish({ name: 'ABORTED', message: '' })).toMatchObject({ stop_reason: 'stopped' });
  });

  it('are weighed the same again', async () => {
    const { run, weighed } = await asked();
    const entries = (await run.log()).length;
    expect(JSON.stringify(await weighMutants(run.context, run.run, 1))).toBe(JSON.stringify(weighed));
    expect((await run.log()).length).toBe(entries);
  });
});
