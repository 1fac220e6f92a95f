import { describe, expect, it } from 'vitest';
import { type PlanIssue, PlanSchema } from '../../../../core/contracts/index.ts';
import { orderPlan } from '../../../../core/plan/build.ts';
import { mergeIssues } from '../../../../core/plan/merge.ts';
import { parsePlan } from '../../../../core/plan/parse.ts';
import { printPlan } from '../../../../core/plan/print.ts';

type Issue = Omit<PlanIssue, 'number'>;

function issue(line: number, more: Partial<Issue> = {}): Issue {
  return {
    title: `At ${line}`,
    line,
    type: 'BUG',
    severity: 'High',
    location: 'Module level',
    description: 'It is wrong',
    suggested_fix: 'Correct it',
    ...more,
  };
}

const PLAN = orderPlan([{ path: 'b.py', issues: [issue(5, { severity: 'Low' })] }], 2, 7.54);
const LINES = new Map([
  ['a.py', 10],
  ['b.py', 10],
]);

describe('what a model found', () => {
  it('is numbered anew with what the tools found, the most severe first', () => {
    const found = [
      { path: 'b.py', issue: issue(1) },
      { path: 'a.py', issue: issue(10, { end_line: 10 }) },
    ];
    const { plan, added, dropped } = mergeIssues(PLAN, found, LINES);
    expect(plan.files.map((file) => [file.path, file.issues.map(({ number, line }) => [number, line])])).toEqual([
      ['a.py', [[1, 10]]],
      [
        'b.py',
        [
          [2, 1],
          [3, 5],
        ],
      ],
    ]);
    expect(plan.priority_order.map((item) => item.issue)).toEqual([1, 2, 3]);
    expect(plan.summary).toEqual({ files_analyzed: 2, total_issues: 3, pylint_baseline: 7.5 });
    expect([added, dropped]).toEqual([found, []]);
    expect(parsePlan(printPlan(PlanSchema.parse(plan)))).toEqual(plan);
  });

  it.each<[what: string, path: string, found: Issue]>([
    ['is in a file that is not there', 'gone.py', issue(1)],
    ['is on a line that is not there', 'a.py', issue(11)],
    ['ends on a line that is not there', 'a.py', issue(10, { end_line: 11 })],
    ['says what the tools said', 'b.py', issue(5, { title: 'In other words' })],
  ])('is dropped when it %s', (_, path, found) => {
    const { plan, added, dropped } = mergeIssues(PLAN, [{ path, issue: found }], LINES);
    expect(plan).toEqual(PLAN);
    expect([added.length, dropped.length]).toEqual([0, 1]);
  });

  it('is taken once when it is said twice, and beside another kind of issue on the same line', () => {
    const found = [issue(5, { type: 'COMPLEXITY' }), issue(5, { type: 'COMPLEXITY' })];
    const { added } = mergeIssues(
      PLAN,
      found.map((one) => ({ path: 'b.py', issue: one })),
      LINES,
    );
    expect(added).toHaveLength(1);
  });

  it('changes nothing the second time', () => {
    const found = [{ path: 'a.py', issue: issue(3) }];
    const once = mergeIssues(PLAN, found, LINES).plan;
    expect(mergeIssues(once, found, LINES).plan).toEqual(once);
  });
});
