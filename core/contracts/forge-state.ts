import { z } from 'zod';
import { SuspectedBugSchema, TrustSchema } from './forge.ts';
import { ProjectPathSchema } from './primitives.ts';

const PercentSchema = z.number().min(0).max(100).describe('0 to 100, two decimals.');

/** How far a measured suite, or one of its tests, can be trusted. */
export const VerdictOfSuiteSchema = z.enum(['trusted', 'needs_review', 'discard']);
export type VerdictOfSuite = z.infer<typeof VerdictOfSuiteSchema>;

/** What a suite came to when it was measured. */
export const ForgeFiguresSchema = z.object({
  tests: z.int().min(0),
  passed: z.int().min(0),
  coverage: PercentSchema.describe('Statements and branches together; what the target is held against.'),
  branch_coverage: PercentSchema,
  mutation: PercentSchema.nullable().describe('null where no mutant has a verdict.'),
  mutants: z.int().min(0).describe('Mutants with a verdict.'),
  mutation_error: z.number().min(0).nullable().default(null).describe('Half width of the 95 % interval of a sample.'),
});
export type ForgeFigures = z.infer<typeof ForgeFiguresSchema>;

/** What the supervisor has to say of a round: rules, no model. `forge/<n>/critique.json`. */
export const CritiqueSchema = z.object({
  compile_error: z.boolean().describe('A test file does not parse, or the run did not end well.'),
  no_tests: z.boolean(),
  low_coverage: z.boolean(),
  low_mutation: z.boolean().describe('Also where there is no score.'),
  mutation_score: z.number().min(-1).max(100).describe('-1 where there is none.'),
  lint_issue_count: z.int().min(0),
  coverage_delta: z.number().describe('Percentage points since the round before; 0 in the first.'),
  mutation_delta: z.number(),
  no_progress: z.boolean().describe('Stagnation has reached its limit and no other tier is left.'),
  instructions: z.array(z.string()).describe('What the next round has to do, the most important first.'),
  missing_lines: z.array(z.int().min(1)).max(10).describe('Of the module `missing_path`.'),
  missing_path: ProjectPathSchema.nullable().describe('The module with the most lines that no test runs.'),
});
export type Critique = z.infer<typeof CritiqueSchema>;

export const DecisionSchema = z.enum(['ENHANCE', 'FINISH']);
export type Decision = z.infer<typeof DecisionSchema>;

/** One round of the workflow forge, as the state keeps it. */
export const ForgeRoundSchema = z.object({
  round: z.int().min(1),
  kind: z.enum(['generate', 'enhance']),
  tier: z.string(),
  figures: ForgeFiguresSchema,
  added: z.int().min(0).describe('Tests that the round brought.'),
  red: z.int().min(0).describe('Tests of the suite that did not pass.'),
  lint_issue_count: z.int().min(0),
  entropy: z.number().min(0).nullable().describe("Mean of the tokens' surprise in nats, where a model tells it."),
  before_run: TrustSchema.describe('Reliability before the tests have run.'),
  before_reasons: z.array(z.string()),
  after_run: VerdictOfSuiteSchema.describe('Reliability after they have run.'),
  after_reasons: z.array(z.string()),
  coverage_delta: z.number(),
  mutation_delta: z.number(),
  decision: DecisionSchema,
  best: z.boolean().describe('Whether the suite was better than all before.'),
});
export type ForgeRound = z.infer<typeof ForgeRoundSchema>;

/** What `state.json` holds of a run of the workflow forge. */
export const ForgeProgressSchema = z.object({
  targets: z.object({ coverage: PercentSchema, mutation: PercentSchema }),
  framework: z.enum(['pytest', 'unittest', 'django']),
  before: ForgeFiguresSchema.nullable().describe('The suite that the project brought; null before it is measured.'),
  rounds: z.array(ForgeRoundSchema),
  unreadable: z
    .array(z.string())
    .default([])
    .describe('Modules that no test can be forged for, as they do not parse, each with the reason.'),
  stagnation: z.int().min(0).describe('Rounds in a row without progress while a target is missed.'),
  best_round: z.int().min(1).nullable(),
});
export type ForgeProgress = z.infer<typeof ForgeProgressSchema>;

/** One module in the report, as the input had it and as the published suite has it. */
export const ForgeModuleReportSchema = z.object({
  path: ProjectPathSchema,
  coverage_before: PercentSchema,
  coverage_after: PercentSchema,
  mutation_before: PercentSchema.nullable(),
  mutation_after: PercentSchema.nullable(),
  tests: z.int().min(0),
  survived: z.int().min(0).describe('Mutants that no test detects.'),
});
export type ForgeModuleReport = z.infer<typeof ForgeModuleReportSchema>;

/** How far one test of the published suite can be trusted, and why. */
export const RatedTestSchema = z.object({
  nodeid: z.string(),
  path: ProjectPathSchema.describe('The module under test.'),
  origin: z.string(),
  level: VerdictOfSuiteSchema,
  reasons: z.array(z.string()),
  kills: z.int().min(0),
});
export type RatedTest = z.infer<typeof RatedTestSchema>;

/** What the summary of a run of forge tells beside what every summary does. */
export const ForgeSummarySchema = z.object({
  coverage_before: PercentSchema,
  coverage_after: PercentSchema,
  branch_coverage_before: PercentSchema,
  branch_coverage_after: PercentSchema,
  mutation_before: PercentSchema.nullable(),
  mutation_after: PercentSchema.nullable(),
  mutation_error: z.number().min(0).nullable().describe('Half width of the 95 % interval; null where all were run.'),
  reliability: VerdictOfSuiteSchema.nullable().describe('Of the published suite; null where there is none.'),
  rounds: z.array(ForgeRoundSchema),
  suspected_bugs: z.array(SuspectedBugSchema),
});
export type ForgeSummary = z.infer<typeof ForgeSummarySchema>;

/** The part of `report.json` that only a run of forge has. */
export const ForgeReportSchema = z.object({
  targets: ForgeProgressSchema.shape.targets,
  framework: ForgeProgressSchema.shape.framework,
  modules: z.array(ForgeModuleReportSchema),
  tests: z.array(RatedTestSchema),
});
export type ForgeReport = z.infer<typeof ForgeReportSchema>;
