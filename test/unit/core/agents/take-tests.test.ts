import { describe, expect, it } from 'vitest';
import { takeTests } from '../../../../core/agents/take-tests.ts';
import { TestRunSchema, WorkResultSchema, WriteTestsResultSchema } from '../../../../core/contracts/index.ts';
import { testRun } from '../../../support/inspection.ts';
import { allTiers, RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = { 'a.py': 'def mean(v):\n    return sum(v)\n' };
const PATH = 'tests/test_m.py';

function test(name: string) {
  return { nodeid: `${PATH}::${name}`, module: 'a', function: 'mean', intent: 'i', confidence: 1, drives_repair: true };
}

const CHECKED = {
  files: { [PATH]: 'def test_red(): ...\n' },
  tests: [
    { ...test('red'), author: 'model' },
    { ...test('green'), author: 'model' },
  ],
  dropped: [{ nodeid: `${PATH}::bad`, reason: 'flaky' }],
  outcomes: testRun([{ nodeid: `${PATH}::green` }, { nodeid: `${PATH}::red`, outcome: 'failed', message: 'no' }]).tests,
};

async function begun(request: object = {}, baseline = ran(['t::g'], ['t::r'])) {
  const run = new RunHarness();
  await run.begin({
    files: FILES,
    baseline,
    request: { tiers: ['builtin', 'economy'], ...request },
    available: allTiers,
  });
  return run;
}

async function result(run: RunHarness, key: string): Promise<unknown> {
  return WorkResultSchema.parse(await run.json(key)).result;
}

describe('the tests of a model', () => {
  it('are among the others from now on, red ones red on the snapshot worked on', async () => {
    const run = await begun({ model_tests: 'always' });
    await run.round(1, { 'a.py': 'X = 1\n' }, { tests: ran(['t::g'], ['t::r']) });
    await run.judge(1);
    await run.answer(run.keys.checkedTests, 'check_tests', CHECKED);
    const round = await takeTests(run.context, run.run);
    expect(round).toMatchObject({ round: 2, join: false });
    const state = await run.state();
    expect(state).toMatchObject({ models_joined: true, generated_tests: [PATH] });
    expect(state.snapshots.at(-1)).toMatchObject({
      red: ['t::r', `${PATH}::red`].sort(),
      tests: { passed: 2, failed: 2, total: 4 },
    });
    const generated = WriteTestsResultSchema.parse(await result(run, run.keys.generatedTests));
    expect(generated.tests.map(({ nodeid }) => nodeid)).toEqual([`${PATH}::red`, `${PATH}::green`]);
    expect(generated.dropped).toHaveLength(1);
    expect(TestRunSchema.parse(await result(run, run.keys.baseline))).toMatchObject({ passed: 2, failed: 2, total: 4 });
    expect((await run.log()).at(-1)?.details).toMatchObject({ tests_taken: 2, tests_dropped: 1 });
  });

  it.each([
    'state',
    'baseline',
    'generatedTests',
    'log',
  ] as const)('are taken once, also after a crash as %s is written, and when the step is repeated', async (where) => {
    const run = await begun({ model_tests: 'always' });
    await run.round(1, { 'a.py': 'X = 1\n' }, { tests: ran(['t::g'], ['t::r']) });
    await run.judge(1);
    await run.answer(run.keys.checkedTests, 'check_tests', CHECKED);
    const put = run.store.put.bind(run.store);
    run.store.put = (key, ...rest) =>
      key === run.keys[where] ? Promise.reject(new Error('crashed')) : put(key, ...rest);
    await expect(takeTests(run.context, run.run)).rejects.toThrow('crashed');
    run.store.put = put;
    const first = await takeTests(run.context, run.run);
    const entries = await run.log();
    expect(await takeTests(run.context, run.run)).toEqual(first);
    expect((await run.state()).snapshots.at(-1)?.tests).toMatchObject({ passed: 2, failed: 2, total: 4 });
    expect(TestRunSchema.parse(await result(run, run.keys.baseline))).toMatchObject({ passed: 2, failed: 2, total: 4 });
    expect(WriteTestsResultSchema.parse(await result(run, run.keys.generatedTests)).tests).toHaveLength(2);
    expect(await run.log()).toEqual(entries);
    expect(entries.filter((entry) => entry.details.tests_taken !== undefined)).toHaveLength(1);
  });

  it('never write over a file that was there', async () => {
    const run = await begun();
    await run.tests({ [PATH]: 'the builtin one\n' });
    await run.answer(run.keys.checkedTests, 'check_tests', CHECKED);
    await takeTests(run.context, run.run);
    expect(WriteTestsResultSchema.parse(await result(run, run.keys.generatedTests)).files[PATH]).toBe(
      'the builtin one\n',
    );
  });

  it('may be none: the run goes on, and knows that models have joined', async () => {
    const run = await begun();
    expect(await takeTests(run.context, run.run)).toMatchObject({ round: 1, join: false });
    expect(await run.state()).toMatchObject({ models_joined: true, generated_tests: [] });
    expect((await run.log()).at(-1)?.details.output_response).toBe('the model wrote no tests');
  });

  it('that could not be checked are not taken, and the report says so', async () => {
    const run = await begun();
    await run.failed(run.keys.checkedTests, 'check_tests', 'no memory');
    await takeTests(run.context, run.run);
    expect((await run.state()).notes.join('\n')).toContain(
      "The model's tests could not be checked: StepFailed: no memory",
    );
    expect((await run.log()).at(-1)).toMatchObject({ status: 'FAILURE' });
  });

  it('make a run testable only where there are some', async () => {
    const stopped = testRun([{ nodeid: 't::g' }], { untestable_reason: 'the suite ended the process' });
    const none = await begun({}, stopped);
    await none.answer(none.keys.checkedTests, 'check_tests', { ...CHECKED, files: {}, tests: [], outcomes: [] });
    await takeTests(none.context, none.run);
    const after = TestRunSchema.parse(await result(none, none.keys.baseline));
    expect(after.untestable_reason).toBe('the suite ended the process');
    const some = await begun({}, testRun([], { untestable_reason: 'no tests' }));
    await some.answer(some.keys.checkedTests, 'check_tests', CHECKED);
    await takeTests(some.context, some.run);
    expect(TestRunSchema.parse(await result(some, some.keys.baseline)).untestable_reason).toBeNull();
  });
});
