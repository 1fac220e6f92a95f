import { z } from 'zod';
import { ChangeSchema } from './edits.ts';
import { BehaviourSchema, EvidenceSchema, SuspicionSchema } from './evidence.ts';
import { ForgeReportSchema } from './forge-state.ts';
import { RunSummarySchema } from './run-summary.ts';
import { FixAttemptSchema } from './state.ts';
import { TestOutcomeSchema } from './step-results.ts';
import { TestCountsSchema } from './test-counts.ts';

/** One changed file with what was done to it. */
export const ReportFileSchema = z.object({
  path: z.string().min(1),
  added: z.boolean(),
  changes: z.array(ChangeSchema),
  diff: z.string().describe('Unified diff, for people: bytes that are not UTF-8 are shown as replacement characters.'),
});
export type ReportFile = z.infer<typeof ReportFileSchema>;

/** One thing that a tool found, in the input, in the result, or in both. */
export const FindingSchema = z.object({
  tool: z.enum(['pylint', 'ruff', 'bandit', 'model', 'tests']),
  rule: z.string().min(1).describe('The name that the tool gives it: a pylint symbol, a code of ruff or bandit.'),
  level: z.enum(['error', 'warning', 'note']),
  path: z.string().min(1).describe('In the project; of the test file, for a test.'),
  line: z.int().min(0).describe('1-based; 0 when it has none. In the input for a fixed one, else in the result.'),
  column: z.int().min(0).describe('1-based, in characters; 0 when it is not known.'),
  scope: z.string().describe('Function, class or test it is in; empty for the module.'),
  message: z.string(),
  state: z.enum(['fixed', 'remaining', 'new']).describe('"new" was not in the input.'),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Stays the same when lines shift; unique within the report.'),
});
export type Finding = z.infer<typeof FindingSchema>;

/** `report.json`: all that a report of a run tells. The renderers and the web page add nothing of their own. */
export const ReportSchema = z.object({
  summary: RunSummarySchema,
  target_dir: z.string(),
  baseline: z
    .object({ pylint_score: z.number(), tests: TestCountsSchema, tests_red: z.int().min(0) })
    .nullable()
    .describe('The input with the tests of the Judge; null where the run ended before they ran.'),
  files: z.array(ReportFileSchema),
  tests: z.array(TestOutcomeSchema).describe('Of the version that is published.'),
  generated: z.array(
    z.object({
      nodeid: z.string(),
      intent: z.string(),
      confidence: z.number().min(0).max(1),
      evidence: EvidenceSchema.default('suspected'),
      outcome_before: z.string().describe('On the input; "not run" where it was not.'),
    }),
  ),
  dropped: z.array(z.object({ nodeid: z.string(), reason: z.string() })),
  behaviour: z.array(BehaviourSchema).default([]).describe('What the repairs do otherwise, one entry a function.'),
  not_gated: z.array(z.object({ path: z.string(), name: z.string() })).default([]),
  suspicions: z.array(SuspicionSchema).default([]),
  attempts: z.array(FixAttemptSchema),
  findings: z.array(FindingSchema),
  notes: z.array(z.string()).describe('What was not done and why.'),
  security_findings: z.array(z.string()).describe('Those that a change brought.'),
  isolation: z.array(z.string()).describe('How the code under repair was kept apart, as each step says.'),
  original_published: z.boolean(),
  forge: ForgeReportSchema.optional().describe('Of a run of the workflow forge only.'),
});
export type Report = z.infer<typeof ReportSchema>;
