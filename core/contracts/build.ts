import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

/** Characters that any text of an agent may have. What files hold is not such a text. */
export const LONGEST_TEXT = 4000;

/** Characters are code points, as JSON Schema counts them. */
const fits = (text: string) => text.length <= LONGEST_TEXT || [...text].length <= LONGEST_TEXT;
const tooLong = `must have at most ${LONGEST_TEXT} characters`;
const TextSchema = z.string().refine(fits, tooLong).meta({ maxLength: LONGEST_TEXT });
const SaidSchema = z.string().min(1).refine(fits, tooLong).meta({ maxLength: LONGEST_TEXT });

/** The plan's id where the input names none. */
export const DEFAULT_PLAN_ID = 'plan_0001';

export const PlanIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be letters, digits, _ and -, at most 64')
  .describe('Echoed if it is given; else plan_0001.');

export const TaskIdSchema = z.string().regex(/^T[1-9]\d{0,3}$/, 'must be T1, T2, ...');

/** What an agent answers where it cannot do its part. */
export const AgentErrorSchema = z.strictObject({ status: z.literal('error'), reason: SaidSchema });
export type AgentError = z.infer<typeof AgentErrorSchema>;

/** One small, testable piece of work. */
export const BuildTaskSchema = z.strictObject({
  id: TaskIdSchema,
  title: SaidSchema.describe('A short action.'),
  rationale: SaidSchema,
  acceptance: SaidSchema.describe('Criteria that can be verified.'),
  artifacts: z.array(ProjectPathSchema).min(1).max(50).describe('The only files that the task may write.'),
});
export type BuildTask = z.infer<typeof BuildTaskSchema>;

/** What the planner is given. */
export const PlannerInputSchema = z.strictObject({
  goal: SaidSchema,
  repo_summary: TextSchema.describe('A line for each file: its path and a brief note.'),
  plan_id: PlanIdSchema.optional(),
});
export type PlannerInput = z.infer<typeof PlannerInputSchema>;

export const BuildPlanSchema = z.strictObject({
  plan_id: PlanIdSchema,
  tasks: z.array(BuildTaskSchema).min(1).max(20).describe('T1 to Tn, in the order of work.'),
});
export type BuildPlan = z.infer<typeof BuildPlanSchema>;

/** What the planner answers. */
export const PlannerOutputSchema = z.union([BuildPlanSchema, AgentErrorSchema]);
export type PlannerOutput = z.infer<typeof PlannerOutputSchema>;

const FileSchema = z.strictObject({
  path: ProjectPathSchema,
  content: z.string().describe('The whole file.'),
});

/** What the coder is given. */
export const CoderInputSchema = z.strictObject({ task: BuildTaskSchema, context_files: z.array(FileSchema) });
export type CoderInput = z.infer<typeof CoderInputSchema>;

export const CoderEditsSchema = z.strictObject({
  edits: z.array(FileSchema).min(1).max(50).describe('Sorted by path; only artifacts of the task.'),
});
export type CoderEdits = z.infer<typeof CoderEditsSchema>;

/** What the coder answers. */
export const CoderOutputSchema = z.union([CoderEditsSchema, AgentErrorSchema]);
export type CoderOutput = z.infer<typeof CoderOutputSchema>;

/** What the tester is given. */
export const TesterInputSchema = z.strictObject({
  task_id: TaskIdSchema,
  pytest_exit_code: z.int().min(0).max(255),
  pytest_output: z.string(),
});
export type TesterInput = z.infer<typeof TesterInputSchema>;

export const TesterReportSchema = z.strictObject({
  task_id: TaskIdSchema,
  passed: z.boolean().describe('True if and only if the exit code is 0.'),
  report: TextSchema.describe('The output; longer than 4000 characters: its head and its tail.'),
});
export type TesterReport = z.infer<typeof TesterReportSchema>;

/** What the tester answers; the order of its keys is fixed. */
export const TesterOutputSchema = z.union([TesterReportSchema, AgentErrorSchema]);
export type TesterOutput = z.infer<typeof TesterOutputSchema>;

const PlacedErrorSchema = z.strictObject({
  file: z.string(),
  line: z.int().min(0).describe('1-based; 0 where it has none.'),
  error: z.string(),
});

/** What the nano tester found, stage by stage: it stops at the first stage that fails. */
export const NanoResultSchema = z.strictObject({
  status: z.enum(['pass', 'fail', 'warning']),
  syntax_errors: z.array(PlacedErrorSchema),
  import_errors: z.array(PlacedErrorSchema),
  test_failures: z.array(
    z.strictObject({ test: z.string(), error: z.string(), file: z.string(), line: z.int().min(0) }),
  ),
  runtime_errors: z.array(PlacedErrorSchema).describe('Undefined names, and calls that cannot fit.'),
  warnings: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  recommendation: z.enum(['pass_to_commit', 'fix_required', 'escalate_tier']),
});
export type NanoResult = z.infer<typeof NanoResultSchema>;

/** Result of the step `build_plan`. */
export const BuildPlanResultSchema = z.object({ answer: PlannerOutputSchema });

/** Result of the step `build_code`, and what a model's work leaves in its place. */
export const BuildCodeResultSchema = z.object({
  answer: CoderOutputSchema,
  dependencies: z.array(z.string()).default([]).describe('Packages that the code imports and that are not there.'),
});
export type BuildCodeResult = z.infer<typeof BuildCodeResultSchema>;

/** Result of the step `build_test`. */
export const BuildTestResultSchema = z.object({
  nano: NanoResultSchema,
  tester: TesterOutputSchema,
  pytest_exit_code: z.int().min(0),
  passed: z.int().min(0),
  failed: z.int().min(0),
  seconds: z.number().min(0).describe('Of the tests alone.'),
  signature: z.string().describe('Hash of what failed; empty when nothing did.'),
  missing: z
    .array(z.string())
    .default([])
    .describe('Packages that are imported and not there: proposed, not installed.'),
});
export type BuildTestResult = z.infer<typeof BuildTestResultSchema>;
