import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PylintMessage, PylintMessageSchema, type SecurityFinding } from '../../../../core/contracts/index.ts';
import { compareFindings, foundIn, securityFindings } from '../../../../core/report/findings.ts';
import { pylintMessage, testRun } from '../../../support/inspection.ts';

function message(symbol: string, more: Parameters<typeof pylintMessage>[2] = {}): PylintMessage {
  return PylintMessageSchema.parse(pylintMessage('a.py', symbol, more));
}

function compare(before: PylintMessage[], after: PylintMessage[]) {
  return compareFindings(foundIn({ messages: before, tests: null }), foundIn({ messages: after, tests: null }));
}

const messages = fc.array(
  fc.record({
    path: fc.constantFrom('a.py', 'b/c.py'),
    line: fc.integer({ min: 1, max: 50 }),
    column: fc.integer({ min: 0, max: 80 }),
    symbol: fc.constantFrom('line-too-long', 'unused-variable'),
    message_id: fc.constant('C0301'),
    type: fc.constantFrom('warning' as const, 'convention' as const, 'error' as const),
    obj: fc.constantFrom('', 'f', 'C.m'),
    message: fc.string({ unit: 'binary', maxLength: 20 }),
  }),
  { maxLength: 12 },
);

describe('findings of both versions', () => {
  it('are fixed, remaining or new, each with the place where it can be looked at', () => {
    const gone = message('unused-import', { line: 1 });
    const stays = message('line-too-long', {
      line: 4,
      obj: 'f',
      type: 'convention',
      message: 'Line too long (120/100)',
    });
    const came = message('broad-except', { line: 9, column: 4, type: 'warning' });
    const found = compare([gone, stays], [{ ...stays, line: 7 }, came]);
    expect(found.map((one) => [one.rule, one.state, one.line, one.column, one.level, one.scope])).toEqual([
      ['line-too-long', 'remaining', 7, 1, 'note', 'f'],
      ['broad-except', 'new', 9, 5, 'warning', ''],
      ['unused-import', 'fixed', 1, 1, 'note', ''],
    ]);
  });

  it('are counted where they are alike: of three, one may go', () => {
    const three = [1, 5, 9].map((line) =>
      message('line-too-long', { line, message: `Line too long (${100 + line}/100)` }),
    );
    expect(compare(three, three.slice(1)).map((one) => one.state)).toEqual(['remaining', 'remaining', 'fixed']);
  });

  it('tell of red tests by their names, whatever they say', () => {
    const run = (text: string) =>
      testRun([
        { nodeid: 'tests/test_a.py::TestX::test_y', outcome: 'failed', message: `${text}\nmore` },
        { nodeid: 'tests/test_a.py::test_flaky', outcome: 'failed', flaky: true },
        { nodeid: 'tests/test_a.py::test_green' },
      ]);
    const broken = { ...run('b'), collection_errors: [{ path: 'tests/test_b.py', message: 'no module\nx' }] };
    const before = foundIn({ messages: [], tests: run('assert 3 == 4') });
    const after = foundIn({ messages: [], tests: broken });
    expect(compareFindings(before, after)).toMatchObject([
      {
        rule: 'test-failed',
        path: 'tests/test_a.py',
        scope: 'TestX::test_y',
        message: 'b',
        state: 'remaining',
        level: 'error',
      },
      { rule: 'test-not-collected', path: 'tests/test_b.py', message: 'no module', state: 'new' },
    ]);
  });
});

describe('a fingerprint', () => {
  it('is well-formed and unique in the report, for any message', () => {
    fc.assert(
      fc.property(messages, messages, (before, after) => {
        const marks = compare(before, after).map((one) => one.fingerprint);
        for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{64}$/);
        expect(new Set(marks).size).toBe(marks.length);
      }),
      { seed: 4 },
    );
  });

  it('stays when all lines shift, also those that messages name', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 1, max: 500 }), (found, shift) => {
        const at = (by: number) =>
          found.map((one) => ({ ...one, line: one.line + by, message: `${one.message} (line ${one.line + by})` }));
        const states = compare(at(0), at(shift)).map((one) => one.state);
        expect(states).toEqual(found.map(() => 'remaining'));
      }),
      { seed: 5 },
    );
  });

  it.each([
    ['rule', { symbol: 'other' }],
    ['path', { path: 'b.py' }],
    ['scope', { obj: 'g' }],
    ['message', { message: 'other' }],
  ])('is another for another %s', (_, more) => {
    const one = message('line-too-long', { obj: 'f' });
    expect(compare([one], [{ ...one, ...more }]).map((found) => found.state)).toEqual(['new', 'fixed']);
  });
});

describe('findings of the security audit', () => {
  const finding = (code: string, line: number): SecurityFinding => ({
    tool: 'ruff',
    path: 'a.py',
    line,
    code,
    message: `${code} found`,
  });

  it('are new where the changes brought them', () => {
    const [old, brought] = [finding('S101', 9), finding('S602', 3)];
    expect(securityFindings([old, brought], [brought])).toMatchObject([
      { rule: 'S602', state: 'new', line: 3, level: 'warning' },
      { rule: 'S101', state: 'remaining', line: 9 },
    ]);
  });

  it('have fingerprints that are unique', () => {
    const marks = securityFindings([finding('S101', 1), finding('S101', 2), finding('S101', 2)], []).map(
      (one) => one.fingerprint,
    );
    expect(new Set(marks).size).toBe(3);
  });
});
