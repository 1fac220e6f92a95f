import { z } from 'zod';
import { BuildPlanSchema, LONGEST_TEXT, PlanIdSchema, TaskIdSchema } from './build.ts';

/** What follows a task that no tier could do. */
export const OnFailureSchema = z.enum(['halt', 'continue']);
export type OnFailure = z.infer<typeof OnFailureSchema>;

/** One task of a run of build, as it stands. */
export const TaskProgressSchema = z.object({
  id: TaskIdSchema,
  title: z.string(),
  status: z.enum(['pending', 'passed', 'failed']),
  attempts: z.int().min(0),
  tier: z.string().describe('That did it, or tried last; empty before the first attempt.'),
  tier_attempt: z.int().min(0).describe('Which attempt of that tier it was.'),
  snapshot: z.int().min(1).nullable().describe('The snapshot that holds it.'),
  last_round: z.int().min(0).describe('The round of its last attempt; 0 before the first.'),
});
export type TaskProgress = z.infer<typeof TaskProgressSchema>;

/** What `state.json` holds of a run of the workflow build. */
export const BuildProgressSchema = z.object({
  goal: z.string(),
  plan_id: PlanIdSchema,
  planned_by: z.string().describe('The tier; empty before there is a plan.'),
  plan: BuildPlanSchema.nullable(),
  tasks: z.array(TaskProgressSchema),
  current: z.int().min(0).describe('Index of the task that is worked on.'),
  on_failure: OnFailureSchema,
  report: z.string().max(LONGEST_TEXT).describe("The tester's report, or the audit's, on the last attempt."),
  test_seconds: z.number().min(0).nullable().describe('Of the last green run.'),
  warnings: z.array(z.string()),
  dependencies: z.array(z.string()).describe('Packages that the code would need: proposed, not installed.'),
  branch: z.string().nullable().default(null).describe('Of the git bundle; null before the commits, or without one.'),
  commit: z.string().nullable().default(null).describe('The last commit of that branch.'),
});
export type BuildProgress = z.infer<typeof BuildProgressSchema>;

/** What the page shows of a run of build. */
export const BuildViewSchema = BuildProgressSchema.pick({
  goal: true,
  plan_id: true,
  current: true,
  warnings: true,
  dependencies: true,
  branch: true,
  commit: true,
}).extend({
  tasks: z.array(TaskProgressSchema.pick({ id: true, title: true, status: true, attempts: true, tier: true })),
});
export type BuildView = z.infer<typeof BuildViewSchema>;

/** What the summary of a run of build tells beside what every summary does. */
export const BuildSummarySchema = z.object({
  goal: z.string(),
  plan_id: PlanIdSchema,
  tasks: z.array(
    z.object({
      id: TaskIdSchema,
      title: z.string(),
      passed: z.boolean(),
      attempts: z.int().min(0),
      tier: z.string().nullable().describe('null where nobody tried.'),
    }),
  ),
  warnings: z.array(z.string()),
  dependencies: z.array(z.string()),
});
export type BuildSummary = z.infer<typeof BuildSummarySchema>;
