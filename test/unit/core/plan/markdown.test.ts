import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, PlanSchema } from '../../../../core/contracts/index.ts';
import { parsePlan } from '../../../../core/plan/parse.ts';
import { printPlan } from '../../../../core/plan/print.ts';
import { anyPlan } from '../../../support/arbitraries.ts';

const PLAN: Plan = {
  summary: { files_analyzed: 1, total_issues: 2, pylint_baseline: 4.5 },
  files: [
    {
      path: 'pkg/stats.py',
      issues: [
        {
          number: 1,
          title: 'Syntax Error',
          line: 3,
          type: 'SYNTAX_ERROR',
          severity: 'High',
          location: 'Module level',
          description: 'The file does not parse',
          suggested_fix: 'Add the colon',
        },
        {
          number: 2,
          title: 'Complex Function',
          line: 9,
          end_line: 31,
          type: 'COMPLEXITY',
          severity: 'Medium',
          location: 'Function `mean`',
          description: 'Cyclomatic complexity is 12',
          suggested_fix: 'Split it',
        },
      ],
    },
  ],
  priority_order: [
    { severity: 'High', issue: 1, title: 'Syntax Error', reason: 'The file cannot run' },
    { severity: 'Medium', issue: 2, title: 'Complex Function', reason: 'Maintainability' },
  ],
};

const TEXT = `# Refactoring Plan

## Summary
- **Files Analyzed**: 1
- **Total Issues Found**: 2
- **Pylint Baseline Score**: 4.5/10

## File: pkg/stats.py

### Issue 1: Syntax Error (Line 3)
- **Type**: \`SYNTAX_ERROR\`
- **Severity**: High
- **Location**: Module level
- **Description**: The file does not parse
- **Suggested Fix**: Add the colon

### Issue 2: Complex Function (Line 9-31)
- **Type**: \`COMPLEXITY\`
- **Severity**: Medium
- **Location**: Function \`mean\`
- **Description**: Cyclomatic complexity is 12
- **Suggested Fix**: Split it

## Priority Order
1. **HIGH**: Issue 1 (Syntax Error) - The file cannot run
2. **MEDIUM**: Issue 2 (Complex Function) - Maintainability
`;

describe('the Markdown of a plan', () => {
  it('is printed in the exact format', () => {
    expect(printPlan(PLAN)).toBe(TEXT);
  });

  it('is read back, with Windows line ends and rules between sections too', () => {
    expect(parsePlan(TEXT)).toEqual(PLAN);
    expect(parsePlan(TEXT.replaceAll('\n## ', '\n---\n\n## ').replaceAll('\n', '\r\n'))).toEqual(PLAN);
  });

  it('round-trips for any plan', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        expect(PlanSchema.safeParse(plan).error?.issues).toBeUndefined();
        expect(parsePlan(printPlan(plan))).toEqual(plan);
      }),
      { numRuns: 300, seed: 1 },
    );
  }, 30_000);

  it.each<[what: string, from: string | RegExp, to: string, told: RegExp]>([
    ['no title', '# Refactoring Plan\n', '', /expected "# Refactoring Plan"/],
    ['another title', '# Refactoring Plan', '# The Plan', /expected "# Refactoring Plan"/],
    ['no summary', '## Summary', '## Overview', /expected "## Summary"/],
    ['a number that is none', '**Files Analyzed**: 1', '**Files Analyzed**: many', /the number of files/],
    ['a score out of 100', '4.5/10', '45/100', /the baseline score/],
    ['a score above ten', '4.5/10', '14.5/10', /pylint_baseline/],
    ['an unknown type', '`COMPLEXITY`', '`STYLE`', /type/],
    ['a type without backticks', '`COMPLEXITY`', 'COMPLEXITY', /the type/],
    ['an unknown severity', '**Severity**: Medium', '**Severity**: Severe', /the severity/],
    ['a missing location', '- **Location**: Module level\n', '', /the location/],
    ['fields in another order', /(- \*\*Type\*\*.*\n)(- \*\*Severity\*\*.*\n)/, '$2$1', /the type/],
    ['a heading without a line', ' (Line 3)', '', /expected "## File/],
    ['line zero', '(Line 3)', '(Line 0)', /line/],
    ['an end before its line', '(Line 9-31)', '(Line 9-3)', /end_line/],
    ['a file without issues', /### Issue 1[\s\S]*?(?=## Priority)[\s\S]*/, '## Priority Order\n', /issues/],
    ['a path outside', 'pkg/stats.py', '../stats.py', /path/],
    ['no priorities heading', '## Priority Order', '## Order', /Priority Order/],
    ['a priority with another title', 'Issue 1 (Syntax Error)', 'Issue 1 (Typo)', /the title of issue 1/],
    [
      'a priority of an issue that is not there',
      'Issue 2 (Complex Function) - ',
      'Issue 7 (Complex Function) - ',
      /issue 7/,
    ],
    ['text after the end', 'Maintainability\n', 'Maintainability\n\nGood luck!\n', /expected the end/],
    ['a fence around it', TEXT, `\`\`\`markdown\n${TEXT}\`\`\``, /expected "# Refactoring Plan"/],
  ])('is refused with %s', (_, from, to, told) => {
    const text = TEXT.replace(from, to);
    expect(text).not.toBe(TEXT);
    expect(() => parsePlan(text)).toThrowError(expect.objectContaining({ name: 'MalformedAnswer' }));
    expect(() => parsePlan(text)).toThrow(told);
  });

  it('names the line that is wrong', () => {
    expect(() => parsePlan(TEXT.replace('Issue 1 (Syntax Error)', 'Issue 1 (Typo)'))).toThrow(/line 25 is "1\. /);
    expect(() => parsePlan(TEXT.replace('**Severity**: High', '**Severity**: Huge'))).toThrow(/line 12 is/);
    expect(() => parsePlan('')).toThrow(/the text ends/);
  });
});
