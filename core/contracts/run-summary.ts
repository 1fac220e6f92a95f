import { z } from 'zod';
import { OwnerSchema, RunIdSchema, StatusSchema, StopReasonSchema } from './primitives.ts';
import { TestCountsSchema } from './state.ts';

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
});
export type RunSummary = z.infer<typeof RunSummarySchema>;
