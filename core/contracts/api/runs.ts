import { z } from 'zod';
import { BuildViewSchema } from '../build-state.ts';
import { PythonSpecifierSchema, PythonVersionSchema } from '../environment.ts';
import { FunctionEvidenceSchema, QuestionSchema, ShownVerdictSchema } from '../evidence.ts';
import { ForgeProgressSchema } from '../forge-state.ts';
import { OwnerSchema, ProjectPathSchema, RunIdSchema, StatusSchema, StopReasonSchema } from '../primitives.ts';
import { RunRequestSchema, SourceSchema } from '../run-request.ts';
import { TierStatsSchema } from '../run-summary.ts';
import { FixAttemptSchema } from '../state.ts';
import { TestCountsSchema } from '../test-counts.ts';
import { UploadIdSchema } from './uploads.ts';

const UploadedSourceSchema = z.strictObject({ upload_id: UploadIdSchema.describe('From `POST /uploads`.') });

/** `POST /runs`: a run request whose source may be an upload, and whose owner is who asks. */
export const RunSubmissionSchema = RunRequestSchema.omit({ owner: true, replay: true }).extend({
  source: z.union([UploadedSourceSchema, SourceSchema]),
});
export type RunSubmission = z.infer<typeof RunSubmissionSchema>;
export type RunSubmissionInput = z.input<typeof RunSubmissionSchema>;

/** Where the code of a run came from, in words. */
export const SourceViewSchema = z.object({
  kind: z.enum(['upload', 'object', 'files', 'sample', 'run', 'unknown']),
  name: z.string().describe('Name of the file or sample, key of the object, id of the run it repeats.'),
});

/** A run in a list. Figures are null until they are known. */
export const RunListItemSchema = z.object({
  run_id: RunIdSchema,
  status: StatusSchema,
  stop_reason: StopReasonSchema.nullable(),
  source: SourceViewSchema,
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  pylint_baseline: z.number().nullable(),
  pylint_current: z.number().nullable(),
  tests: TestCountsSchema.nullable(),
  tier: z.string().nullable(),
  iterations: z.int().min(0),
  cost_usd: z.number().min(0),
});
export type RunListItem = z.infer<typeof RunListItemSchema>;

/** `GET /runs`: newest first. */
export const RunPageSchema = z.object({
  runs: z.array(RunListItemSchema),
  next: z.string().nullable().describe('Give it as `cursor` for the page after; null on the last.'),
});
export type RunPage = z.infer<typeof RunPageSchema>;

/** One visit of a state of the machine. */
export const StepViewSchema = z.object({
  state: z.string().describe('Name of the state, as in the console.'),
  step: z.string().nullable().describe('What people are told; null for choices and the like.'),
  status: z.enum(['running', 'done', 'failed']),
  round: z.int().min(0).describe('Fixer and Judge round; 0 before the first.'),
  entered_at: z.iso.datetime(),
  left_at: z.iso.datetime().nullable(),
});
export type StepView = z.infer<typeof StepViewSchema>;

/** One try to tell somebody that a run ended. */
export const DeliveryViewSchema = z.object({
  endpoint: z.string().describe('Origin of the address; never the whole of it.'),
  attempt: z.int().min(1),
  at: z.iso.datetime(),
  status: z.int().nullable().describe('HTTP status of the answer; null without one.'),
  delivered: z.boolean(),
});

/** Documents that a run may have. */
export const ARTEFACTS = ['plan', 'report', 'diff', 'result', 'bundle', 'coverage', 'mutation', 'log'] as const;

/** `GET /runs/{id}`: all that is known of a run while it goes on and after. */
export const RunViewSchema = RunListItemSchema.extend({
  owner: OwnerSchema,
  stop_detail: z.string(),
  request: RunRequestSchema.omit({ source: true, owner: true, replay: true }).nullable(),
  max_iterations: z.int().min(1).max(10),
  tiers: z.array(z.string()).describe('Live tiers in the order they are tried.'),
  tier_stats: z.array(TierStatsSchema).describe('How each tier did; empty until the end.'),
  baseline_tests: TestCountsSchema.nullable().describe('The tests on the input.'),
  best_snapshot: z.int().min(0),
  attempts: z.array(
    FixAttemptSchema.pick({
      round: true,
      tier: true,
      summary: true,
      tests_red: true,
      pylint_score: true,
      accepted: true,
      reason: true,
      cost_usd: true,
    }).extend({ files: z.array(ProjectPathSchema) }),
  ),
  notes: z.array(z.string()),
  python: PythonVersionSchema.optional().describe('The Python that runs its code, where the project was asked.'),
  needs_python: PythonSpecifierSchema.optional().describe('A newer Python than the one at hand.'),
  verdict: ShownVerdictSchema.nullable().default(null).describe('How much is shown; null until the end.'),
  functions: z.array(FunctionEvidenceSchema).default([]).describe('With the evidence for each; empty until the end.'),
  questions: z.array(QuestionSchema).default([]).describe('Open ones; `POST /runs/{id}/answers` takes an answer.'),
  forge: ForgeProgressSchema.optional().describe('Rounds and figures of a run of the workflow forge.'),
  build: BuildViewSchema.optional().describe('Tasks and commits of a run of the workflow build.'),
  steps: z.array(StepViewSchema).describe('States in the order they were entered.'),
  deliveries: z.array(DeliveryViewSchema),
  artefacts: z.array(z.enum(ARTEFACTS)).describe('Which documents are there by now.'),
});
export type RunView = z.infer<typeof RunViewSchema>;
