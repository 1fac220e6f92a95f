import { z } from 'zod';
import { OwnerSchema, RunIdSchema, StatusSchema, StopReasonSchema } from './primitives.ts';
import { TestCountsSchema } from './test-counts.ts';

/** What others are told when a run has ended: figures and addresses, nothing of the code. */
export const RunFinishedSchema = z.object({
  event_id: RunIdSchema.describe('Equal to run_id: the same event may come more than once.'),
  run_id: RunIdSchema,
  owner: OwnerSchema,
  finished_at: z.iso.datetime(),
  status: StatusSchema,
  stop_reason: StopReasonSchema,
  stop_detail: z.string().max(1000).describe('One sentence for a person.'),
  pylint: z.object({ baseline: z.number(), current: z.number() }),
  tests: TestCountsSchema,
  iterations: z.int().min(0),
  files_changed: z.int().min(0),
  cost_usd: z.number().min(0),
  duration_s: z.number().min(0),
  artefacts: z
    .object({
      report: z.string(),
      report_json: z.string(),
      sarif: z.string(),
      log: z.string(),
      result: z.string().nullable().describe('Null where the input was refused.'),
      patch: z.string().nullable(),
    })
    .describe('Addresses as s3://bucket/key.'),
});
export type RunFinished = z.infer<typeof RunFinishedSchema>;
