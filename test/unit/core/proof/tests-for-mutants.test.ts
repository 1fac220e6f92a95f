import { describe, expect, it } from 'vitest';
import type { WriteTestsResult } from '../../../../core/contracts/index.ts';
import { leadTo } from '../../../../core/proof/lead.ts';
import { pickKillers } from '../../../../core/proof/pick-killers.ts';
import { mayStay, proofOf } from '../../../../core/proof/proof-of.ts';
import { forgedTest, forgeRun, suiteOf } from '../../../support/forge.ts';
import { mutant, mutantsRun } from '../../../support/mutants.ts';

const JUDGE: WriteTestsResult = {
  files: { 'tests/test_mod.py': 'def test_0():\n    pass\n' },
  tests: [
    {
      nodeid: 'tests/test_mod.py::test_0',
      module: 'pkg.mod',
      function: 'f',
      intent: 'average',
      confidence: 0.9,
      drives_repair: true,
      reason: '',
      evidence: 'specified',
      author: 'builtin',
    },
  ],
  dropped: [],
  functions: [],
  suspicions: [],
};
const PATH = 'src/pkg/mod.py';

describe('what leads the generator', () => {
  it('is the mutants alone: nothing else is left to reach', () => {
    const run = mutantsRun([mutant({ path: PATH }), mutant({ path: PATH, line: 9 })], { missing: [1, 2] });
    const lead = leadTo([mutant({ path: PATH })], run, JUDGE, [PATH, 'src/pkg/other.py']);
    expect(lead.paths).toEqual([PATH]);
    expect(lead.suite.tests).toMatchObject([{ nodeid: 'tests/test_mod.py::test_0', path: PATH }]);
    expect(lead.run.mutation?.survivors.map((one) => one.line)).toEqual([2]);
    expect(lead.run.coverage?.modules[0]).toMatchObject({ missing_lines: [], missing_branches: [] });
  });

  it('passes over a module that the Judge has no test of', () => {
    const other = mutant({ path: 'src/pkg/other.py' });
    expect(leadTo([other], mutantsRun([other]), JUDGE, [PATH, 'src/pkg/other.py']).paths).toEqual([]);
    expect(leadTo([other], mutantsRun([other]), JUDGE, ['other/mod.py']).suite.tests).toEqual([]);
  });
});

describe('the tests that are taken', () => {
  const names = ['test_best', 'test_less', 'test_other', 'test_nothing', 'test_bug'];
  const written = suiteOf(names, {
    tests: names.map((name, index) =>
      forgedTest(`tests/test_a.py::${name}`, {
        kills: [5, 3, 1, 0, 9][index] ?? 0,
        function: name === 'test_other' ? 'g' : 'f',
      }),
    ),
    suspected_bugs: [
      { nodeid: 'tests/test_a.py::test_bug', path: 'a.py', function: 'h', intent: 'i', reason: 'r', confidence: 0.9 },
    ],
  });

  it('are one a function, the one that detects most', () => {
    const { tests, added } = pickKillers(JUDGE, written, 5);
    expect(added).toEqual(['tests/test_a.py::test_best', 'tests/test_a.py::test_other']);
    expect(tests.tests.map((test) => test.intent)).toEqual(['average', 'mutant', 'mutant']);
    const text = tests.files['tests/test_a.py'] ?? '';
    for (const name of names) expect(text.includes(name), name).toBe(['test_best', 'test_other'].includes(name));
    expect(tests.files['tests/test_mod.py']).toBe(JUDGE.files['tests/test_mod.py']);
  });

  it('are no more than are wanted, and none where nothing detects anything', () => {
    expect(pickKillers(JUDGE, written, 1).added).toEqual(['tests/test_a.py::test_best']);
    const blunt = { ...written, tests: written.tests.map((test) => ({ ...test, kills: 0 })) };
    expect(pickKillers(JUDGE, blunt, 5)).toEqual({ tests: JUDGE, added: [] });
  });
});

describe('the proof', () => {
  const changed = new Map([['a.py', new Set([2])]]);
  const first = mutantsRun([mutant({ line: 9 }), mutant()]);
  const parts = { first, again: undefined, added: [], changed, near: 1 };

  it('tells the score, and what goes unnoticed near a repair first', () => {
    expect(proofOf(parts)).toMatchObject({
      mutation_score: 60,
      score_before: null,
      mutants: 100,
      detected: 60,
      asked: 1,
      added: [],
      survivors: [
        { line: 2, near_repair: true },
        { line: 9, near_repair: false },
      ],
    });
  });

  it('tells what the added tests brought', () => {
    const again = mutantsRun([mutant({ line: 9 })], { mutation: 75 });
    expect(proofOf({ ...parts, again, added: ['x'] })).toMatchObject({
      mutation_score: 75,
      score_before: 60,
      asked: 1,
      added: ['x'],
      survivors: [{ line: 9 }],
    });
  });

  it('is none where there is no score', () => {
    expect(proofOf({ ...parts, first: forgeRun({ mutation: null }) })).toBeUndefined();
  });
});

describe('added tests', () => {
  const NEW = 'tests/test_a.py::test_1';
  const first = forgeRun({ tests: [{}] });
  const again = (more: object, rest: object = {}) => forgeRun({ tests: [{}, more], more: rest });

  it.each([
    ['pass', again({}), true],
    ['are red', again({ outcome: 'failed' }), false],
    ['are flaky', again({ flaky: true }), false],
    ['leave something behind', again({ side_effects: ['wrote out.txt'] }), false],
    ['did not run', forgeRun({ tests: [{}] }), false],
    ['turn another one red', forgeRun({ tests: [{ outcome: 'failed' }, {}] }), false],
    ['take too long', again({}, { timed_out: true }), false],
    ['end the process', again({}, { crashed: true }), false],
    ['leave no score', forgeRun({ tests: [{}, {}], mutation: null }), false],
  ])('that %s', (_, run, stay) => {
    expect(mayStay(first, run, [NEW])).toBe(stay);
  });

  it('need not make good what was red before', () => {
    const red = forgeRun({ tests: [{}, { outcome: 'failed' }] });
    expect(mayStay(red, forgeRun({ tests: [{}, { outcome: 'failed' }, {}] }), ['tests/test_a.py::test_2'])).toBe(true);
  });
});
