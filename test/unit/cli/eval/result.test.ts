import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCases } from '../../../../cli/eval/cases.ts';
import { runHidden } from '../../../../cli/eval/hidden-tests.ts';
import { caseLine, comparisonLines, totalLines } from '../../../../cli/eval/lines.ts';
import {
  type CaseResult,
  compared,
  type EvalResult,
  EvalResultSchema,
  outcomeOf,
  totalsOf,
} from '../../../../cli/eval/result.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swarm-eval-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = ''): string {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text);
  return full;
}

function result(name: string, more: Partial<CaseResult> = {}): CaseResult {
  const tests = { before: { t: false }, after: { t: true } };
  const figures = { cost_usd: 0.01, duration_s: 2, calls: { builtin: 0, economy: 3 } };
  return { name, outcome: 'repaired', status: 'success', stop_reason: 'tests_pass', ...tests, ...figures, ...more };
}

function evaluation(...cases: CaseResult[]): EvalResult {
  return EvalResultSchema.parse({ version: 1, set: 's', tiers: null, cases, totals: totalsOf(cases) });
}

describe('the cases of a set', () => {
  it('are folders with a project and hidden tests, by name', () => {
    for (const path of ['b/project/a.py', 'b/check.py', 'a/input/a.py', 'a/test_x.py', 'a/test_a.py']) write(path);
    write('no-tests/project/a.py');
    write('no-project/check.py');
    const cases = readCases(folder);
    expect(cases.map(({ name, hidden }) => [name, hidden.map((path) => path.split('/').at(-1))])).toEqual([
      ['a', ['test_a.py', 'test_x.py']],
      ['b', ['check.py']],
    ]);
    expect(readCases(folder, ['b']).map(({ name }) => name)).toEqual(['b']);
  });

  it('are refused where there is none, or one that was asked for is not there', () => {
    expect(() => readCases(folder)).toThrow(/holds no case/);
    expect(() => readCases(join(folder, 'nothing'))).toThrow(/is no folder/);
    write('b/project/a.py');
    write('b/check.py');
    expect(() => readCases(folder, ['b', 'c'])).toThrow(/has no case c/);
  });
});

describe('hidden tests', () => {
  it('say of each test whether it passes, and leave the project as it is', async () => {
    write('project/m.py', 'def f():\n    return 1\n');
    write(
      'project/conftest.py',
      'import pytest\n\n\n@pytest.hookimpl\ndef pytest_runtest_call(item):\n    return None\n',
    );
    const tests = write(
      'test_m.py',
      'from m import f\n\n\ndef test_one():\n    assert f() == 1\n\n\ndef test_two():\n    assert f() == 2\n',
    );
    const check = write('check.py', 'from m import f\n\nassert f() == 1\n');
    const broken = write('test_gone.py', 'from m import g\n');
    expect(await runHidden(join(folder, 'project'), [tests, check, broken])).toEqual({
      'check.py': true,
      'test_gone.py::test_hidden_gone': false,
      'test_m.py::test_one': true,
      'test_m.py::test_two': false,
    });
  });

  it('that end the process are red', async () => {
    write('project/m.py', 'import os\n\nos._exit(0)\n');
    const tests = write('test_m.py', 'import m\n\n\ndef test_one():\n    assert True\n');
    const check = write('check.py', 'import m\n\nassert False\n');
    const red = await runHidden(join(folder, 'project'), [tests]);
    expect(Object.values(red)).toEqual([false]);
    expect(check).toContain('check.py');
  });
});

describe('an outcome', () => {
  it.each([
    ['repaired', { a: false, b: true }, { a: true, b: true }],
    ['harmed', { a: false, b: true }, { a: true, b: false }],
    ['harmed', { a: true }, {}],
    ['right', { a: true }, { a: true }],
    ['unrepaired', { a: false, b: false }, { a: true, b: false }],
  ])('is %s', (outcome, before, after) => {
    expect(outcomeOf(before, after)).toBe(outcome);
  });

  it('is told with its tests, its cost and the calls of each tier', () => {
    expect(caseLine(result('x'))).toBe(
      'repaired    x: 1 of 1 hidden tests pass, tests_pass, $0.0100, 2.0 s, calls: economy 3',
    );
    const harmed = result('y', { outcome: 'harmed', before: { t: true }, after: { t: false }, calls: {} });
    expect(caseLine(harmed)).toMatch(/^harmed .* 2\.0 s; broken: t$/);
  });
});

describe('two results', () => {
  const earlier = evaluation(result('a'), result('b', { outcome: 'unrepaired' }), result('gone'));
  const now = evaluation(
    result('a', { outcome: 'harmed', cost_usd: 0.05 }),
    result('b', { calls: { economy: 1, balanced: 2 } }),
    result('new'),
  );

  it('are compared by the cases that both have', () => {
    const told = compared(earlier, now);
    expect(told.differences).toEqual([
      { name: 'a', before: 'repaired', now: 'harmed', better: false },
      { name: 'b', before: 'unrepaired', now: 'repaired', better: true },
    ]);
    expect([told.before.repaired, told.now.repaired, told.now.harmed]).toEqual([1, 1, 1]);
    expect(told.now.calls).toEqual({ builtin: 0, economy: 4, balanced: 2 });
    expect([told.only_now, told.only_before]).toEqual([['new'], ['gone']]);
  });

  it('are told in lines', () => {
    const lines = comparisonLines(compared(earlier, now));
    expect(lines[0]).toBe('Beside the earlier result, 2 cases of both:');
    expect(lines).toContainEqual(expect.stringMatching(/^cost, \$ +0\.0200 +0\.0600 +\+0\.0400$/));
    expect(lines).toContain('WORSE  a: repaired, now harmed');
    expect(lines).toContain('better  b: unrepaired, now repaired');
    expect(totalLines(now.totals)[0]).toBe('3 cases: 2 repaired, 1 harmed, 0 right already, 0 not repaired');
  });
});
