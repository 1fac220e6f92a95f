import { describe, expect, it } from 'vitest';
import { findFocus, planLines, readPlan } from '../../../../core/agents/focus.ts';
import type { InspectedFile, TestRun } from '../../../../core/contracts/index.ts';
import { inspectedFile, pylintMessage, testRun } from '../../../support/inspection.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const FILES = Object.fromEntries(
  ['a.py', 'pkg/__init__.py', 'pkg/b.py', 'pkg/sub/b.py', 'xa.py', 'src/lib/c.py', 'my file.py'].map((path) => [
    path,
    'X = 1\n',
  ]),
);

function red(message: string, more: object = {}): TestRun {
  return testRun([{ nodeid: 't::r', outcome: 'failed', message, ...more }]);
}

async function begun(baseline: TestRun, inspected?: InspectedFile[], files = FILES) {
  const run = new RunHarness();
  await run.begin({ files, baseline, ...(inspected ? { inspected } : {}) });
  return run;
}

async function wanted(baseline: TestRun) {
  const run = await begun(baseline);
  return (await findFocus(run.context, await run.state())).wanted;
}

describe('what a model looks at', () => {
  it.each<[text: string, files: string[]]>([
    ['File "/tmp/w/pkg/b.py", line 3', ['pkg/b.py']],
    ['pkg/sub/b.py:7: ValueError', ['pkg/sub/b.py']],
    ['in xa.py', ['xa.py']],
    ['from pkg.b import mean', ['pkg/__init__.py', 'pkg/b.py']],
    ['import pkg.sub.b as b', ['pkg/__init__.py', 'pkg/sub/b.py']],
    ['from lib.c import x', ['src/lib/c.py']],
    ["open('my file.py')", ['my file.py']],
    ['from a import x', ['a.py']],
  ])('is what a failure speaks of: %s', async (text, files) => {
    expect([...(await wanted(red(text)))].sort()).toEqual([...files].sort());
  });

  it('is the module that a red test of the Judge is for, packages and all', async () => {
    const run = await begun(red('assert 1 == 2'));
    const test = { function: 'f', intent: 'i', confidence: 1, drives_repair: true };
    for (const [module, path] of [
      ['pkg.sub.b', 'pkg/sub/b.py'],
      ['lib.c', 'src/lib/c.py'],
      ['sub.b', 'pkg/sub/b.py'],
      ['a.py', 'a.py'],
    ] as const) {
      const tests = [
        { ...test, nodeid: 't::r', module },
        { ...test, nodeid: 't::green', module: 'xa' },
      ];
      await run.answer(run.keys.generatedTests, 'write_tests', { files: {}, tests });
      expect((await findFocus(run.context, await run.state())).wanted).toEqual([path]);
    }
  });

  it('is, with nothing red, what the plan calls a bug, then all that is planned, then every file', async () => {
    const bug = pylintMessage('xa.py', 'undefined-variable', { type: 'error', message_id: 'E0602' });
    const style = pylintMessage('a.py', 'missing-function-docstring');
    const counts = { statement: 10, fatal: 0, error: 0, warning: 0, refactor: 0, convention: 1 };
    const inspected = Object.keys(FILES).map((path) =>
      inspectedFile(path, {
        pylint: { messages: [bug, style].filter((message) => message.path === path), score_counts: counts },
      }),
    );
    const planned = await begun(ran(['t::g']), inspected);
    expect((await findFocus(planned.context, await planned.state())).wanted).toEqual(['xa.py', 'a.py']);
    const none = await begun(ran(['t::g']));
    expect((await findFocus(none.context, await none.state())).wanted).toEqual((await none.state()).files);
  });

  it('is of the last verification, and of tests that were written since', async () => {
    const run = await begun(ran(['t::g'], ['t::r', 't::new']));
    await run.round(1, { 'a.py': 'X = 2\n' }, { tests: ran(['t::r'], ['t::g2']) });
    const state = { ...(await run.state()), round: 2 };
    const { failures, mentions } = await findFocus(run.context, state);
    expect(failures.map((test) => test.nodeid)).toEqual(['t::g2', 't::new']);
    expect(mentions).toEqual([...new Set(mentions)].sort());
  });

  it('is found in time where thousands of files and failures are', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `pkg/module_${index}.py`);
    const run = await begun(ran(['t::g']), [inspectedFile('pkg/module_0.py')], { 'pkg/module_0.py': 'X = 1\n' });
    const trace = Array.from({ length: 60 }, (_, line) => `in frame ${line} of the module_${line} that failed`).join(
      '\n',
    );
    const failing = names.slice(0, 2000).map((path, index) => ({
      nodeid: `t::${index}`,
      outcome: 'failed' as const,
      message: `in ${path}`,
      trace,
    }));
    const tests = failing.map(({ nodeid }, index) => ({
      nodeid,
      module: `pkg.module_${4000 + (index % 900)}`,
      function: 'f',
      intent: 'i',
      confidence: 1,
      drives_repair: true,
    }));
    await run.answer(run.keys.baseline, 'run_tests', testRun(failing));
    await run.answer(run.keys.generatedTests, 'write_tests', { files: {}, tests });
    const state = { ...(await run.state()), files: names };
    const { wanted: found } = await findFocus(run.context, state);
    expect(found).toContain('pkg/module_4899.py');
    expect(found).toContain('pkg/module_1.py');
  });
});

describe('the plan', () => {
  it('is told by the line, without what tools have repaired', async () => {
    const style = pylintMessage('a.py', 'missing-function-docstring', { line: 3 });
    const bug = pylintMessage('a.py', 'undefined-variable', { type: 'error', message_id: 'E0602', line: 5 });
    const inspected = Object.keys(FILES).map((path) => inspectedFile(path));
    const counts = { statement: 10, fatal: 0, error: 1, warning: 0, refactor: 0, convention: 1 };
    const found = inspectedFile('a.py', { pylint: { messages: [style, bug], score_counts: counts } });
    const run = await begun(ran(['t::g']), [found, ...inspected.slice(1)]);
    const plan = readPlan(await run.state());
    expect(plan).toEqual(await run.json(run.keys.planJson));
    expect(planLines(plan, ['a.py'], false).split('\n')).toHaveLength(2);
    expect(planLines(plan, ['a.py'], true)).toMatch(/^- a\.py:5 BUG \(High\)/);
    expect(planLines(plan, ['xa.py'], false)).toBe('None.');
  });

  it('is empty before there is one', async () => {
    const run = await begun(ran(['t::g']));
    expect(readPlan({ ...(await run.state()), plan: '' }).files).toEqual([]);
  });
});
