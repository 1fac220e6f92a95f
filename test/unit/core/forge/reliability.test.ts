import { describe, expect, it } from 'vitest';
import { isBetter } from '../../../../core/forge/better.ts';
import { rateAfter, rateTests } from '../../../../core/forge/reliability-after.ts';
import { entropyOf, rateBefore } from '../../../../core/forge/reliability-before.ts';
import { figures, forgedTest, forgeRun, measured, POLICY } from '../../../support/forge.ts';

const CLEAN = { syntax_ok: true, lint_issue_count: 0, complexity: 2, without_assertion: 0, tests: 10 };

describe('reliability before the run', () => {
  it.each([
    ['clean and built in', {}, null, 'high'],
    ['clean, and the model was sure', {}, 0.1028, 'high'],
    ['lint takes a level away', { lint_issue_count: 16 }, 0.1028, 'medium'],
    ['the model was not quite sure', {}, 0.3, 'medium'],
    ['that, and lint', { lint_issue_count: 1 }, 0.3, 'low'],
    ['the model was unsure', {}, 0.61, 'low'],
    ['lint goes no lower than low', { lint_issue_count: 1 }, 0.9, 'low'],
    ['a file does not parse', { syntax_ok: false }, null, 'low'],
    ['no test', { tests: 0 }, null, 'low'],
    ['some assert nothing', { without_assertion: 1 }, null, 'medium'],
    ['most assert nothing', { without_assertion: 6 }, null, 'low'],
    ['half assert nothing', { without_assertion: 5 }, null, 'medium'],
    ['a tangled test', { complexity: 11 }, null, 'medium'],
    ['a test that is just simple enough', { complexity: 10 }, null, 'high'],
  ])('%s', (_, more, entropy, level) => {
    const rated = rateBefore({ ...CLEAN, ...more }, entropy, POLICY);
    expect(rated.level).toBe(level);
    expect(rated.reasons.length > 0).toBe(level !== 'high');
  });

  it('knows entropy as the mean surprise of a token', () => {
    expect(entropyOf([])).toBeNull();
    expect(entropyOf([{ logprob: -0.1 }, { logprob: -0.3 }])).toBe(0.2);
    expect(entropyOf([{ logprob: 0 }])).toBe(0);
  });
});

describe('reliability after the run', () => {
  it.each([
    ['all is well', {}, 'high', 'trusted', []],
    ['it failed', { error: 'the run took too long' }, 'high', 'discard', ['the run failed: the run took too long']],
    ['there is no test', { figures: figures({ tests: 0, passed: 0 }) }, 'high', 'discard', ['no test was collected']],
    ['none passes', { figures: figures({ passed: 0 }) }, 'high', 'discard', ['no test passes']],
    [
      'coverage is low',
      { figures: figures({ coverage: 44.44 }) },
      'high',
      'needs_review',
      ['coverage 44.44% is below 60%'],
    ],
    [
      'mutants survive',
      { figures: figures({ mutation: 37.68 }) },
      'high',
      'needs_review',
      ['mutation score 37.68% is below 50%'],
    ],
    [
      'there is no score',
      { figures: figures({ mutation: null }) },
      'high',
      'needs_review',
      ['there is no mutation score'],
    ],
    ['a test is red', { red: [{ nodeid: 'x', message: '' }] }, 'high', 'needs_review', ['1 tests are red']],
    ['a test is flaky', { flaky: 1 }, 'high', 'needs_review', ['1 tests are flaky']],
    ['a test leaves something', { sideEffects: 2 }, 'high', 'needs_review', ['2 tests leave something behind']],
    ['it looked bad before', {}, 'low', 'needs_review', ['it looked unreliable before it ran']],
    ['it looked fair before', {}, 'medium', 'trusted', []],
  ] as const)('%s', (_, more, before, level, reasons) => {
    expect(rateAfter(measured(more), before, POLICY.targets)).toEqual({ level, reasons });
  });

  it('is lost where most tests are red', () => {
    const red = Array.from({ length: 6 }, () => ({ nodeid: 'x', message: '' }));
    expect(rateAfter(measured({ red }), 'high', POLICY.targets).level).toBe('discard');
  });

  it.each([
    [{}, {}, 'trusted', []],
    [{ outcome: 'failed' }, {}, 'discard', ['it is failed']],
    [{ outcome: 'error' }, {}, 'discard', ['it is error']],
    [{ flaky: true }, {}, 'discard', ['it is flaky']],
    [{ outcome: 'skipped', xfail: true }, {}, 'needs_review', ['it shows a suspected bug']],
    [{ outcome: 'skipped' }, {}, 'needs_review', ['it was skipped']],
    [{ side_effects: ['wrote out.txt'] }, {}, 'needs_review', ['it leaves something behind: wrote out.txt']],
    [{}, { trust: 'low' }, 'needs_review', ['it looked unreliable before it ran']],
    [{ covered_lines: 0 }, {}, 'needs_review', ['it runs no line of the code']],
  ] as const)('of a test %o %o is %s', (ran, test, level, reasons) => {
    const [rated] = rateTests([forgedTest('tests/test_a.py::test_0', test)], forgeRun({ tests: [ran as object] }));
    expect(rated).toMatchObject({ level, reasons });
  });

  it('of a test that did not run is lost', () => {
    expect(rateTests([forgedTest('tests/test_a.py::other')], forgeRun())[0]).toMatchObject({ level: 'discard' });
    expect(rateTests([forgedTest('tests/test_a.py::other')], undefined)[0]).toMatchObject({ level: 'discard' });
  });
});

describe('the best suite', () => {
  const rank = (after_run: 'trusted' | 'needs_review' | 'discard', coverage = 80, red = 0) => ({
    after_run,
    red,
    figures: figures({ coverage }),
  });

  it.each([
    ['the first that can be kept', rank('needs_review'), undefined, true],
    ['one to be discarded, never', rank('discard', 100), undefined, false],
    ['a more trusted one with less coverage', rank('trusted', 61), rank('needs_review', 90), true],
    ['a less trusted one with more coverage', rank('needs_review', 90), rank('trusted', 61), false],
    ['more coverage', rank('trusted', 81), rank('trusted', 80), true],
    ['less coverage', rank('trusted', 79), rank('trusted', 80), false],
    ['the same again', rank('trusted'), rank('trusted'), false],
    ['the same with fewer red tests', rank('needs_review', 80, 1), rank('needs_review', 80, 2), true],
  ])('is %s', (_, suite, best, better) => {
    expect(isBetter(suite, best)).toBe(better);
  });
});
