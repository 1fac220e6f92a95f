import { z } from 'zod';
import { BuildProgressSchema } from './build-state.ts';
import { AttemptFailureSchema } from './edits.ts';
import { EnvironmentSchema, PythonChoiceSchema, PythonSpecifierSchema } from './environment.ts';
import { BehaviourSchema, FunctionEvidenceSchema, QuestionSchema } from './evidence.ts';
import { ForgeProgressSchema } from './forge-state.ts';
import { HandoverSchema } from './handover.ts';
import { OwnerSchema, ProjectPathSchema, RunIdSchema, StatusSchema, StopReasonSchema } from './primitives.ts';
import { RunRequestSchema } from './run-request.ts';
import { TestCountsSchema } from './test-counts.ts';

/** One attempt of the Fixer, kept so that nothing is tried twice. */
export const FixAttemptSchema = z.object({
  round: z.int().min(1).describe('1 for the first Fixer and Judge round.'),
  tier: z.string(),
  edits_sha256: z.string().describe('Hash of the edits; empty when there were none.'),
  files: z.array(ProjectPathSchema),
  summary: z.string(),
  error_signature: z.string().describe('Hash of the failing tests and their messages; empty when green.'),
  tests_red: z.int().min(0),
  tests_passed: z.int().min(0).default(0),
  pylint_score: z.number(),
  accepted: z.boolean(),
  reason: z.string().describe('Why it was accepted or refused.'),
  proposal_sha256: z.string().default('').describe('Hash of a change that was proposed again, and not taken.'),
  similarity: z.number().min(-1).max(1).default(0).describe('How like the attempt before: 1 is the same change.'),
  syntax_errors: z.int().min(0).default(0),
  crashed: z.boolean().default(false).describe('Whether the tests ended the process.'),
  failure: AttemptFailureSchema.optional().describe('Why a model brought no edits.'),
  error: z.string().default('').describe('The first error of the attempt, as one line; empty when green.'),
  cost_usd: z.number().min(0).default(0),
  calls: z.int().min(0).default(0),
  left: z.int().min(0).optional().describe('Files that its time did not suffice for: the next attempt goes on.'),
  task: z.string().optional().describe('Id of the task; of a run of build only.'),
});
export type FixAttempt = z.infer<typeof FixAttemptSchema>;

/** How good a snapshot is: what decides which one is published. */
export const SnapshotRecordSchema = z.object({
  number: z.int().min(0),
  tests: TestCountsSchema,
  red: z.array(z.string()).describe('Node ids of the tests that do not pass on it.'),
  pylint_score: z.number(),
  doubted: z
    .boolean()
    .default(false)
    .describe('Whether a model found something on it: another that is as good is preferred.'),
  publishable: z.boolean().describe('Nothing newly red, score not below the baseline, no new security finding.'),
});
export type SnapshotRecord = z.infer<typeof SnapshotRecordSchema>;

/**
 * `state.json`: the only thing through which agents speak to each other. Names of
 * the first block come from the specification; written with If-Match.
 */
export const RefactoringStateSchema = z.object({
  version: z
    .literal(1)
    .default(1)
    .describe('Form of this document: code that knows another one does not go on with it.'),
  target_dir: z.string(),
  files: z.array(ProjectPathSchema),
  plan: z.string(),
  generated_tests: z.array(ProjectPathSchema),
  pylint_baseline: z.number().max(10),
  pylint_current: z.number().max(10),
  current_iteration: z.int().min(0),
  max_iterations: z.int().min(1).max(10),
  test_results: z.string(),
  error_logs: z.array(z.string()).describe('Append-only.'),
  status: StatusSchema,

  run_id: RunIdSchema,
  owner: OwnerSchema,
  request: RunRequestSchema,
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  stop_reason: StopReasonSchema.nullable(),
  stop_detail: z.string().describe('One sentence for a person; empty while in progress.'),
  tier: z.string(),
  tiers: z.array(z.string()).describe('Live tiers in the order they are tried.'),
  round: z.int().min(0).describe('Fixer and Judge rounds begun.'),
  fix_attempts: z.array(FixAttemptSchema),
  cost_usd: z.number().min(0),
  best_snapshot: z.int().min(0),
  snapshots: z.array(SnapshotRecordSchema),
  security_findings: z.array(z.string()),
  security_reviews: z.int().min(0).default(0).describe('Times that a model sent a passing snapshot back.'),
  models_joined: z.boolean().default(false).describe('Whether a model has planned and written tests.'),
  handover: z.array(HandoverSchema).max(20).default([]).describe('What the search of the builtin tier left.'),
  questions: z.array(QuestionSchema).max(20).default([]).describe('What the tests leave open; of the last attempt.'),
  repaired: z.array(FunctionEvidenceSchema).default([]).describe('Functions that accepted attempts repaired.'),
  behaviour: z.array(BehaviourSchema).max(100).default([]).describe('What those repairs do otherwise.'),
  not_gated: z.array(z.object({ path: z.string(), name: z.string() })).default([]),
  forge: ForgeProgressSchema.optional().describe('Of a run of the workflow forge only.'),
  build: BuildProgressSchema.optional().describe('Of a run of the workflow build only.'),
  environment: EnvironmentSchema.optional().describe('Absent where no packages are installed.'),
  python: PythonChoiceSchema.optional().describe('The Python that runs its code; absent where nobody chose.'),
  needs_python: PythonSpecifierSchema.optional().describe('A newer Python than the one at hand.'),
  left: z.array(ProjectPathSchema).optional().describe('Files still to clean up, where time did not suffice so far.'),
  notes: z.array(z.string()).describe('What was not done and why, for the report.'),
  pending_results: z.array(z.string()).describe('Step results whose log entries are not merged yet.'),
});
export type RefactoringState = z.infer<typeof RefactoringStateSchema>;
