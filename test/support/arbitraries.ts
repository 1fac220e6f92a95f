import fc from 'fast-check';
import type { Plan, PlanIssue } from '../../core/contracts/index.ts';
import { IssueTypeSchema, ProjectPathSchema, SeveritySchema } from '../../core/contracts/index.ts';

const AWKWARD = [
  ') - ',
  '(Line 3)',
  '(Line 3-9)',
  '`x`',
  '**HIGH**: Issue 1 (',
  '---',
  '## File: a.py',
  '# Refactoring Plan',
  '- **Type**: `BUG`',
  '\u00e9\u{1F40D}',
  '$&',
  '\\n',
  '"',
  "'",
  '|',
];

/** One line without white space at its ends, as plans hold it; often awkward on purpose. */
export function lineOfText(): fc.Arbitrary<string> {
  const part = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'binary', maxLength: 12 }));
  return fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((parts) =>
      parts
        .join(' ')
        .replace(/[\r\n\u2028\u2029]/g, '_')
        .trim(),
    )
    .filter((text) => text !== '');
}

/** A path inside the project, in any script. */
export function projectPath(extension = '.py'): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(
      'a',
      'pkg',
      'naïve',
      '日本語',
      'with space',
      "it's",
      'a(1)',
      'x-y',
      '.hidden',
      'a"b',
      'tab le',
      '#x',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  );
  return fc
    .array(name, { minLength: 1, maxLength: 3 })
    .map((parts) => `${parts.join('/')}${extension}`)
    .filter((path) => ProjectPathSchema.safeParse(path).success);
}

function issue(): fc.Arbitrary<Omit<PlanIssue, 'number'>> {
  return fc
    .record({
      title: lineOfText(),
      line: fc.integer({ min: 1, max: 5000 }),
      length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
      type: fc.constantFrom(...IssueTypeSchema.options),
      severity: fc.constantFrom(...SeveritySchema.options),
      location: lineOfText(),
      description: lineOfText(),
      suggested_fix: lineOfText(),
    })
    .map(({ length, ...rest }) => (length === undefined ? rest : { ...rest, end_line: rest.line + length }));
}

/** Any plan that the contract allows and whose issue numbers tell its issues apart. */
export function anyPlan(): fc.Arbitrary<Plan> {
  return fc
    .record({
      files: fc.array(fc.record({ path: projectPath(), issues: fc.array(issue(), { minLength: 1, maxLength: 3 }) }), {
        maxLength: 3,
      }),
      files_analyzed: fc.nat(1000),
      tenths: fc.integer({ min: -500, max: 100 }),
      reason: lineOfText(),
    })
    .map(({ files, files_analyzed, tenths, reason }) => {
      let number = 0;
      const numbered = files.map(({ path, issues }) => ({
        path,
        issues: issues.map((found) => ({ number: ++number, ...found })),
      }));
      const all = numbered.flatMap((file) => file.issues);
      return {
        summary: { files_analyzed, total_issues: number, pylint_baseline: tenths / 10 },
        files: numbered,
        priority_order: all.map((found) => ({
          severity: found.severity,
          issue: found.number,
          title: found.title,
          reason,
        })),
      };
    });
}
