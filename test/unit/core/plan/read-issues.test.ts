import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanIssueSchema } from '../../../../core/contracts/index.ts';
import { printPlan } from '../../../../core/plan/print.ts';
import { readPlanIssues } from '../../../../core/plan/read-issues.ts';
import { anyPlan } from '../../../support/arbitraries.ts';

const malformed = expect.objectContaining({ name: 'MalformedAnswer' });

/** A plan with one issue, whose lines are given. */
function plan(...lines: readonly string[]): string {
  return ['# Refactoring Plan', '', '## File: a.py', '', ...lines].join('\n');
}

const ISSUE = [
  '### Issue 1: Wrong Sum (Line 8-15)',
  '- **Type**: `BUG`',
  '- **Severity**: High',
  '- **Location**: Function `total`',
  '- **Description**: It adds too much',
  '- **Suggested Fix**: Add less',
];
const READ = {
  path: 'a.py',
  issue: {
    title: 'Wrong Sum',
    line: 8,
    end_line: 15,
    type: 'BUG',
    severity: 'High',
    location: 'Function `total`',
    description: 'It adds too much',
    suggested_fix: 'Add less',
  },
};

describe('the issues of a plan that a model wrote', () => {
  it.each<[what: string, text: string]>([
    ['as it should be', plan(...ISSUE)],
    ['with Windows line ends', plan(...ISSUE).replaceAll('\n', '\r\n')],
    ['in a fence', `Here it is:\n\n\`\`\`markdown\n${plan(...ISSUE)}\n\`\`\`\n`],
    ['with rules', plan('---', ...ISSUE, '---')],
    ['with prose around', `I looked at it.\n\n${plan(...ISSUE)}\n\n## Notes\nGood luck.`],
    ['with priorities', plan(...ISSUE, '', '## Priority Order', '1. **HIGH**: Issue 1 (Wrong Sum) - Bug')],
    ['with marked paths', plan(...ISSUE).replace('File: a.py', 'File: `./a.py`')],
    ['with a path as heading', plan(...ISSUE).replace('## File: a.py', '### `a.py`')],
    ['with a bold file', plan(...ISSUE).replace('## File: a.py', '**File: a.py**')],
    ['with deeper headings', plan(...ISSUE).replace('### Issue', '#### Issue')],
    [
      'with bold headings',
      plan(...ISSUE).replace('### Issue 1: Wrong Sum (Line 8-15)', '**Issue 1: Wrong Sum (Lines 8 to 15)**'),
    ],
    ['with headings of their own', plan(...ISSUE).replace('Issue 1: Wrong', 'Wrong')],
    ['with another dash', plan(...ISSUE).replace('8-15', '8\u201315')],
    ['with lines in a field', plan(...ISSUE, '- **Lines**: 8-15').replace(' (Line 8-15)', '')],
    [
      'with lines in the location',
      plan(...ISSUE)
        .replace(' (Line 8-15)', '')
        .replace('`total`', '`total` line 8-15'),
    ],
    ['with types without marks', plan(...ISSUE).replace('`BUG`', 'Bug')],
    ['with severities in capitals', plan(...ISSUE).replace(': High', ': **HIGH**')],
    ['with other bullets', plan(...ISSUE).replaceAll('\n- **', '\n* **')],
    ['with colons inside the bold', plan(...ISSUE).replaceAll('**: ', ':** ')],
    ['without bold', plan(...ISSUE).replace(/^- \*\*(.*?)\*\*/gm, '- $1')],
    [
      'with other fields in other order',
      plan(ISSUE[0] ?? '', '- **Current**: `a + b`', '- **Reason**: Because', ...ISSUE.slice(1).reverse()),
    ],
    [
      'with code',
      plan(
        ...ISSUE.slice(0, 5),
        '- **Current Code**:',
        '```python',
        'Suggested Fix: no',
        'def f(): pass',
        '```',
        ISSUE[5] ?? '',
      ),
    ],
    [
      'with code that is not closed',
      plan(...ISSUE, '- **Current Code**:', '```python', 'x = 1', '', ...ISSUE).replace(/^[\s\S]*(?=## File)/, ''),
    ],
  ])('are read %s', (_, text) => {
    const [first] = readPlanIssues(text);
    const location = text.includes('line 8-15') ? 'Function `total` line 8-15' : 'Function `total`';
    expect(first).toEqual({ ...READ, issue: { ...READ.issue, location } });
  });

  it('go on after the code of one issue', () => {
    const code = ['- **Suggested Fix**:', '```python', 'def total(a):', '    return sum(a)', '```'];
    const text = plan(...ISSUE.slice(0, 5), ...code, '', ...ISSUE, '', '## File: b.py', ...ISSUE);
    expect(readPlanIssues(text).map(({ path, issue }) => [path, issue.suggested_fix])).toEqual([
      ['a.py', 'def total(a): return sum(a)'],
      ['a.py', 'Add less'],
      ['b.py', 'Add less'],
    ]);
  });

  it('take what stands in for a missing field', () => {
    const [bare] = readPlanIssues(plan('### Issue 1', '- **Type**: `UNUSED_IMPORT`'));
    expect(bare?.issue).toEqual({
      title: 'UNUSED_CODE',
      line: 1,
      type: 'UNUSED_CODE',
      severity: 'Medium',
      location: 'Module level',
      description: 'UNUSED_CODE',
      suggested_fix: 'Remove it where it has no effect',
    });
    const [described] = readPlanIssues(plan(...ISSUE.slice(0, 5)));
    expect(described?.issue.suggested_fix).toBe('It adds too much');
    const [reasoned] = readPlanIssues(
      plan(ISSUE[0] ?? '', ISSUE[1] ?? '', '- **Suggested**: `x`', '- **Reason**: Why'),
    );
    expect(reasoned?.issue).toMatchObject({ description: 'Why', suggested_fix: '`x`' });
  });

  it.each([
    ['UNUSED_IMPORT', 'UNUSED_CODE'],
    ['LOGIC_BUG', 'BUG'],
    ['SECURITY', 'BUG'],
    ['Logic error', 'BUG'],
    ['DOCSTRING', 'MISSING_DOCSTRING'],
    ['Syntax Error', 'SYNTAX_ERROR'],
    ['`TYPE_HINTS`', 'TYPE_HINT'],
    ['naming', 'NAMING_VIOLATION'],
    ['COMPLEXITY | BUG', 'COMPLEXITY'],
    ['Code smell', 'COMPLEXITY'],
  ])('of the type %s are %s', (word, type) => {
    expect(readPlanIssues(plan(...ISSUE).replace('`BUG`', word))[0]?.issue.type).toBe(type);
  });

  it('are left out with an unknown type or an unsafe path', () => {
    const other = plan(...ISSUE).replace('`BUG`', 'STYLE');
    expect(readPlanIssues(`${other}\n\n${plan(...ISSUE)}`)).toHaveLength(1);
    expect(() => readPlanIssues(other)).toThrowError(malformed);
    expect(() => readPlanIssues(plan(...ISSUE).replace('a.py', '../a.py'))).toThrowError(malformed);
    expect(() => readPlanIssues(ISSUE.join('\n'))).toThrowError(malformed);
  });

  it('may be none', () => {
    expect(readPlanIssues('# Refactoring Plan\n\n- **Total Issues Found**: 0\n')).toEqual([]);
    expect(readPlanIssues('No issues found.')).toEqual([]);
    expect(() => readPlanIssues('- **Total Issues Found**: 07')).toThrowError(malformed);
    expect(() => readPlanIssues('')).toThrowError(malformed);
    expect(() => readPlanIssues('I cannot.')).toThrowError(malformed);
  });

  it('have texts of one line and of bounded length', () => {
    const [found] = readPlanIssues(plan(...ISSUE, '  and\u2028less', `  ${'\u{1F40D}'.repeat(3000)}`));
    expect(found?.issue.suggested_fix).toMatch(/^Add less and less \u{1F40D}+$/u);
    expect([...(found?.issue.suggested_fix ?? '')]).toHaveLength(500);
    expect(PlanIssueSchema.safeParse({ ...found?.issue, number: 1 }).error?.issues).toBeUndefined();
  });

  it('are those of any plan that was printed', () => {
    const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(anyPlan(), (given) => {
        const issues = given.files.flatMap(({ path, issues }) =>
          issues.map(({ number: _, ...issue }) => ({
            path,
            issue: {
              ...issue,
              title: flat(issue.title),
              location: flat(issue.location),
              description: flat(issue.description),
              suggested_fix: flat(issue.suggested_fix),
            },
          })),
        );
        expect(readPlanIssues(printPlan(given))).toEqual(issues);
      }),
      { numRuns: 150, seed: 1 },
    );
  }, 30_000);

  it('are always what the contract allows', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '\n',
        '```\n',
        '## File: a.py\n',
        '### Issue 1: x (Line 3-1)\n',
        '- **Type**: BUG\n',
        'Line 0',
        '**',
        '- ',
        ': ',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        try {
          for (const { issue } of readPlanIssues(plan(...ISSUE) + parts.join(''))) {
            expect(PlanIssueSchema.safeParse({ ...issue, number: 1 }).error?.issues).toBeUndefined();
          }
        } catch (error) {
          expect(error).toEqual(malformed);
        }
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  it.each([
    '# ',
    '**',
    '- **Type',
    '### Issue ',
    '(Line ',
    ' ',
    'Total Issues *',
    '## File: a.py\n### Issue 1\n- **Type**: BUG\n',
  ])('are read in little time, 200 KB of %j', (part) => {
    try {
      readPlanIssues(part.repeat(Math.ceil(200_000 / part.length)));
    } catch (error) {
      expect(error).toEqual(malformed);
    }
  }, 10_000);
});
