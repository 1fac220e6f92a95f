import { z } from 'zod';
import { BuildSummarySchema } from './build-state.ts';
import { PythonSpecifierSchema, PythonVersionSchema } from './environment.ts';
import { FunctionEvidenceSchema, QuestionSchema, ShownVerdictSchema } from './evidence.ts';
import { ForgeSummarySchema } from './forge-state.ts';
import { OwnerSchema, RunIdSchema, StatusSchema, StopReasonSchema } from './primitives.ts';
import { ToldProgramSchema } from './programs.ts';
import { SuiteProofSchema } from './suite-proof.ts';
import { TestCountsSchema } from './test-counts.ts';

/** How a tier did in one run. */
export const TierStatsSchema = z.object({
  tier: z.string(),
  attempts: z.int().min(0),
  accepted: z.int().min(0).describe('Attempts that became a snapshot.'),
  succeeded: z.boolean().describe('Whether the run succeeded with an attempt of this tier.'),
  calls: z.int().min(0).describe('Calls of models, of all roles.'),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  cost_usd: z.number().min(0),
});
export type TierStats = z.infer<typeof TierStatsSchema>;

/** What is handed to a person when every tier has been tried in vain. */
export const FinalReportSchema = z.object({
  status: z.literal('failed_after_all_escalations'),
  total_attempts: z.int().min(0),
  tiers_used: z.array(z.string()).describe('Tier of each attempt, in order.'),
  unique_errors: z.array(z.string()),
  last_diff: z.string().describe('Unified diff of the last attempt that changed something.'),
  recommendation: z.string(),
});
export type FinalReport = z.infer<typeof FinalReportSchema>;

/** `summary.json`: how a run ended, in the terms of `swarm refactor --json`. */
export const RunSummarySchema = z.object({
  run_id: RunIdSchema,
  owner: OwnerSchema,
  status: StatusSchema,
  stop_reason: StopReasonSchema,
  stop_detail: z.string(),
  pylint_baseline: z.number(),
  pylint_current: z.number(),
  tests: TestCountsSchema,
  iterations: z.int().min(0),
  cost_usd: z.number().min(0),
  duration_s: z.number().min(0),
  files_changed: z.array(z.string()),
  tests_added: z.array(z.string()),
  best_snapshot: z.int().min(0),
  python: PythonVersionSchema.optional().describe('The Python that ran its code, where the project was asked.'),
  needs_python: PythonSpecifierSchema.optional().describe(
    'A newer Python than the one at hand, which the project asks for or its syntax needs.',
  ),
  left_for_time: z
    .array(z.string())
    .optional()
    .describe('Files that were not cleaned up, since the time did not suffice; absent where there are none.'),
  verdict: ShownVerdictSchema.optional().describe('Of a run of the workflow refactor that saw the code.'),
  functions: z.array(FunctionEvidenceSchema).default([]),
  questions: z.array(QuestionSchema).default([]).describe('What is left for a person to answer; see `swarm answer`.'),
  programs: z.array(ToldProgramSchema).optional().describe('Of a run of the workflow refactor whose project has some.'),
  tiers: z.array(TierStatsSchema).default([]),
  final_report: FinalReportSchema.nullable().default(null),
  proof: SuiteProofSchema.optional().describe(
    'How the tests hold against mutants; absent where that was not measured, and of a run of the workflow forge.',
  ),
  forge: ForgeSummarySchema.optional().describe('Of a run of the workflow forge only.'),
  build: BuildSummarySchema.optional().describe('Of a run of the workflow build only.'),
});
export type RunSummary = z.infer<typeof RunSummarySchema>;
