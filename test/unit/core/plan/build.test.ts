import { describe, expect, it } from 'vitest';
import { PlanSchema } from '../../../../core/contracts/index.ts';
import { buildPlan } from '../../../../core/plan/build.ts';
import { parsePlan } from '../../../../core/plan/parse.ts';
import { printPlan } from '../../../../core/plan/print.ts';
import { classify } from '../../../../core/plan/pylint-issues.ts';
import { inspectedFile, pylintMessage, testRun } from '../../../support/inspection.ts';

const BROKEN = inspectedFile('broken.py', {
  parses: false,
  syntax_error: { line: 4, column: 9, message: "expected ':'\n  more" },
  pylint: {
    messages: [pylintMessage('broken.py', 'syntax-error', { type: 'error', line: 4, message_id: 'E0001' })],
    score_counts: { statement: 0, fatal: 0, error: 1, warning: 0, refactor: 0, convention: 0 },
  },
});

const MESSY = inspectedFile('app/messy.py', {
  pylint: {
    messages: [
      pylintMessage('app/messy.py', 'unused-import', { line: 2, type: 'warning', message_id: 'W0611' }),
      pylintMessage('app/messy.py', 'missing-module-docstring', { line: 0, message_id: 'C0114' }),
      pylintMessage('app/messy.py', 'dangerous-default-value', { line: 7, end_line: 9, type: 'warning', obj: 'add' }),
      pylintMessage('app/messy.py', 'undefined-variable', { line: 8, type: 'error', message: 'Undefined\n variable' }),
    ],
    score_counts: { statement: 12, fatal: 0, error: 1, warning: 2, refactor: 0, convention: 1 },
  },
  facts: {
    functions: [
      { name: 'add', qualname: 'Cart.add', line: 7, end_line: 60, complexity: 14 },
      { name: 'ok', qualname: 'Cart.ok', line: 70, end_line: 72, complexity: 10 },
    ],
  },
  import_error: { type: 'ModuleNotFoundError', message: 'No module named numpy', missing_module: 'numpy' },
});

describe('a plan built from the inspection', () => {
  const failing = testRun([
    { nodeid: 'tests/test_messy.py::test_total', outcome: 'failed', message: 'assert 3 == 4\nmore' },
    { nodeid: 'tests/test_messy.py::test_fine' },
    { nodeid: 'tests/test_other.py::test_x', outcome: 'error' },
  ]);
  const plan = buildPlan([MESSY, inspectedFile('clean.py'), BROKEN], 3.26, failing);

  it('is a plan that prints and reads back', () => {
    expect(PlanSchema.parse(plan)).toEqual(plan);
    expect(parsePlan(printPlan(plan))).toEqual(plan);
  });

  it('holds files by path, without the clean one, and issues numbered through', () => {
    expect(plan.files.map((file) => file.path)).toEqual(['app/messy.py', 'broken.py']);
    expect(plan.files.flatMap((file) => file.issues.map((issue) => issue.number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plan.summary).toEqual({ files_analyzed: 3, total_issues: 8, pylint_baseline: 3.3 });
  });

  it('tells each kind of finding once, in the order of lines', () => {
    const messy = plan.files[0]?.issues.map((issue) => `${issue.line} ${issue.type} ${issue.title}`);
    expect(messy).toEqual([
      '1 BUG Failing Test',
      '1 BUG Missing Dependency',
      '1 MISSING_DOCSTRING Missing Module Docstring',
      '2 UNUSED_CODE Unused Import',
      '7 COMPLEXITY Complex Function',
      '7 BUG Dangerous Default Value',
      '8 BUG Undefined Variable',
    ]);
    expect(plan.files[1]?.issues).toMatchObject([
      { line: 4, type: 'SYNTAX_ERROR', severity: 'High', description: "The file does not parse: expected ':' more" },
    ]);
  });

  it('keeps ranges and makes every text one line', () => {
    const found = plan.files[0]?.issues.find((issue) => issue.title === 'Dangerous Default Value');
    expect(found).toMatchObject({ line: 7, end_line: 9, location: 'add' });
    expect(printPlan(plan)).toContain('(Line 7-60)');
    expect(plan.files[0]?.issues.at(-1)?.description).toBe('Undefined variable (C0116)');
  });

  it('orders priorities by severity, then by number, and names each issue once', () => {
    const rank = { High: 0, Medium: 1, Low: 2 };
    const order = plan.priority_order.map((item) => [rank[item.severity], item.issue] as const);
    expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(new Set(plan.priority_order.map((item) => item.issue)).size).toBe(8);
  });

  it('is the same whatever the order of files and messages', () => {
    const turned = { ...MESSY, pylint: { ...MESSY.pylint, messages: [...MESSY.pylint.messages].reverse() } };
    expect(buildPlan([BROKEN, inspectedFile('clean.py'), turned], 3.26, failing)).toEqual(plan);
  });

  it('is empty for a clean project', () => {
    expect(buildPlan([inspectedFile('clean.py')], 10)).toEqual({
      summary: { files_analyzed: 1, total_issues: 0, pylint_baseline: 10 },
      files: [],
      priority_order: [],
    });
  });

  it('cuts long text and never leaves one empty', () => {
    const file = inspectedFile('a.py', {
      pylint: {
        ...inspectedFile('a.py').pylint,
        messages: [pylintMessage('a.py', 'line-too-long', { message: 'x'.repeat(900), obj: ' \n ' })],
      },
    });
    const [issue] = buildPlan([file], 5).files[0]?.issues ?? [];
    expect(issue?.description.length).toBeLessThanOrEqual(300);
    expect(issue?.location).toBe('Not given');
  });
});

describe('the kind of a pylint message', () => {
  it.each([
    ['syntax-error', 'error', 'SYNTAX_ERROR', 'High'],
    ['undefined-variable', 'error', 'BUG', 'High'],
    ['astroid-error', 'fatal', 'BUG', 'High'],
    ['missing-class-docstring', 'convention', 'MISSING_DOCSTRING', 'Medium'],
    ['bare-except', 'warning', 'BUG', 'High'],
    ['singleton-comparison', 'convention', 'BUG', 'High'],
    ['invalid-name', 'convention', 'NAMING_VIOLATION', 'Low'],
    ['redefined-builtin', 'warning', 'NAMING_VIOLATION', 'Low'],
    ['unused-variable', 'warning', 'UNUSED_CODE', 'Low'],
    ['unreachable', 'warning', 'UNUSED_CODE', 'Low'],
    ['no-else-return', 'refactor', 'COMPLEXITY', 'Medium'],
    ['consider-using-f-string', 'convention', 'COMPLEXITY', 'Medium'],
    ['trailing-whitespace', 'convention', 'NAMING_VIOLATION', 'Low'],
    ['global-statement', 'warning', 'BUG', 'Low'],
  ] as const)('%s (%s) is %s, %s', (symbol, type, kind, severity) => {
    const message = { path: 'a.py', line: 1, column: 0, symbol, message_id: 'X', type, obj: '', message: '' };
    expect(classify(message)).toEqual({ type: kind, severity });
  });
});
