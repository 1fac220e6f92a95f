import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

export const IssueTypeSchema = z.enum([
  'SYNTAX_ERROR',
  'BUG',
  'NAMING_VIOLATION',
  'MISSING_DOCSTRING',
  'UNUSED_CODE',
  'COMPLEXITY',
  'TYPE_HINT',
]);
export type IssueType = z.infer<typeof IssueTypeSchema>;

export const SeveritySchema = z.enum(['High', 'Medium', 'Low']);
export type Severity = z.infer<typeof SeveritySchema>;

/** One line of text: what Markdown bullets and headings can carry back and forth. */
const LineOfTextSchema = z
  .string()
  .min(1)
  .max(2000)
  .regex(/^[^\r\n\u2028\u2029]+$/, 'must be one line')
  .refine((text) => text === text.trim(), 'must not begin or end with white space');

/** One finding of the Auditor. */
export const PlanIssueSchema = z
  .object({
    number: z.int().min(1).describe('Counts through the whole plan, from 1.'),
    title: LineOfTextSchema,
    line: z.int().min(1),
    end_line: z.int().min(1).optional(),
    type: IssueTypeSchema,
    severity: SeveritySchema,
    location: LineOfTextSchema,
    description: LineOfTextSchema,
    suggested_fix: LineOfTextSchema,
  })
  .refine((issue) => issue.end_line === undefined || issue.end_line >= issue.line, {
    path: ['end_line'],
    message: 'must not be before line',
  });
export type PlanIssue = z.infer<typeof PlanIssueSchema>;

/** `plan.json`: the same content as `plan.md`. */
export const PlanSchema = z.object({
  summary: z.object({
    files_analyzed: z.int().min(0),
    total_issues: z.int().min(0),
    pylint_baseline: z.number().min(-1000).max(10).describe('Rounded to one decimal.'),
  }),
  files: z.array(z.object({ path: ProjectPathSchema, issues: z.array(PlanIssueSchema).min(1) })),
  priority_order: z.array(
    z.object({ severity: SeveritySchema, issue: z.int().min(1), title: LineOfTextSchema, reason: LineOfTextSchema }),
  ),
});
export type Plan = z.infer<typeof PlanSchema>;
