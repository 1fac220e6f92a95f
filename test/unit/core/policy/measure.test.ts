import { describe, expect, it } from 'vitest';
import { bestSnapshot, compareSnapshots, editsHash, errorSignature, measure } from '../../../../core/policy/measure.ts';
import { snapshot } from '../../../support/attempts.ts';
import { testRun } from '../../../support/inspection.ts';

describe('what a test run shows', () => {
  it('is nothing where the tests were not reached', () => {
    expect(measure(undefined)).toMatchObject({ red: [], passed: [], untestable: 'the tests were not reached' });
  });

  it('is red for failures, errors and files that cannot be collected', () => {
    const run = testRun(
      [
        { nodeid: 't::d', outcome: 'failed' },
        { nodeid: 't::a', outcome: 'error' },
        { nodeid: 't::b' },
        { nodeid: 't::c', outcome: 'skipped' },
      ],
      { collection_errors: [{ path: 'tests/test_x.py', message: 'ImportError' }] },
    );
    expect(measure(run)).toEqual({
      tests: { passed: 1, failed: 1, errors: 1, skipped: 1, total: 4 },
      red: ['t::a', 't::d', 'tests/test_x.py'],
      passed: ['t::b'],
      untestable: undefined,
      unstable: [],
    });
  });

  it('is that of whole functions where their ids do not last', () => {
    const tests = [{ nodeid: 't::a[0.1]' }, { nodeid: 't::a[0.2]' }, { nodeid: 't::b[1]' }];
    expect(measure(testRun(tests, { unstable: ['t::a'] }))).toMatchObject({ passed: ['t::a', 't::b[1]'], red: [] });
    const red = [{ nodeid: 't::a[0.3]', outcome: 'failed' as const }, { nodeid: 't::a[0.4]' }];
    expect(measure(testRun(red), ['t::a'])).toMatchObject({ passed: [], red: ['t::a'] });
  });

  it('is not red for a test that passed when it was run again', () => {
    expect(measure(testRun([{ nodeid: 't::a', outcome: 'failed', flaky: true }]))).toMatchObject({
      red: [],
      passed: ['t::a'],
    });
  });

  it('says that it did not end', () => {
    expect(measure(testRun([], { timed_out: true })).untestable).toMatch(/did not end/);
    expect(measure(testRun([], { untestable_reason: 'no test could be collected' })).untestable).toMatch(/collected/);
  });
});

describe('the hash of edits', () => {
  const a = { path: 'a.py', content: 'a', encoding: 'utf-8' as const, changes: [] };
  const b = { path: 'b.py', content: 'b', encoding: 'utf-8' as const, changes: [] };

  it('depends on what is written, not on order or reasons', () => {
    const change = { path: 'a.py', line: 1, rule: 'x', kind: 'rule' as const, message: 'm' };
    expect(editsHash([a, b])).toBe(editsHash([b, { ...a, changes: [change] }]));
    expect(editsHash([a, b])).not.toBe(editsHash([a, { ...b, content: 'c' }]));
    expect(editsHash([a])).not.toBe(editsHash([{ ...a, path: 'b.py' }]));
    expect(editsHash([])).toBe('');
  });
});

describe('the signature of failures', () => {
  const failing = (message: string, nodeid = 't::a') => testRun([{ nodeid, outcome: 'failed', message }]);

  it('is the same for the same failure at another address and time', () => {
    expect(errorSignature(failing('<Cart object at 0x7f12ab> took 1.52s'))).toBe(
      errorSignature(failing('<Cart object at 0x7fffff> took 0.03s')),
    );
  });

  it('differs by test and message, and is empty where nothing is red', () => {
    expect(errorSignature(failing('3 != 4'))).not.toBe(errorSignature(failing('3 != 5')));
    expect(errorSignature(failing('3 != 4'))).not.toBe(errorSignature(failing('3 != 4', 't::b')));
    expect(errorSignature(testRun([{}]))).toBe('');
    expect(errorSignature(testRun([], { collection_errors: [{ path: 't', message: 'x' }] }))).not.toBe('');
  });
});

describe('the best snapshot', () => {
  it.each<[what: string, snapshots: ReturnType<typeof snapshot>[], best: number]>([
    ['the input where there is no other', [], 0],
    ['the one on which more tests pass', [snapshot(0, 1, ['x']), snapshot(1, 2)], 1],
    [
      'the one with a better score where tests are the same',
      [snapshot(0, 1), snapshot(1, 1, [], { pylint_score: 9 })],
      1,
    ],
    ['the earlier where nothing differs', [snapshot(0, 1), snapshot(1, 1)], 0],
    ['never one that may not be published', [snapshot(0, 1, ['x']), snapshot(1, 9, [], { publishable: false })], 0],
    ['the best, not the newest', [snapshot(0, 1, ['x']), snapshot(1, 3), snapshot(2, 2, [], { pylint_score: 10 })], 1],
    ['the input where nothing may be published', [snapshot(0, 1, [], { publishable: false })], 0],
  ])('is %s', (_, snapshots, best) => {
    expect(bestSnapshot(snapshots)).toBe(best);
  });

  it('is chosen by passing tests, then red ones, then the score', () => {
    const order = [
      snapshot(3, 4, ['r', 's']),
      snapshot(2, 3, [], { pylint_score: 7 }),
      snapshot(1, 3, [], { pylint_score: 6 }),
      snapshot(0, 3, ['r'], { pylint_score: 10 }),
    ];
    expect([...order].reverse().sort(compareSnapshots)).toEqual(order);
  });
});
