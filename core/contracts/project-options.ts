import { z } from 'zod';
import { RunRequestSchema } from './run-request.ts';

/** Dollars: whoever made a zip is not trusted with more money than a run has anyway. */
const HIGHEST_BUDGET_USD = 1;

/**
 * `swarm.yaml` at the root of a project: what its runs are asked for where the request itself
 * says nothing. Who it belongs to, and what is repaired, only the request may say.
 */
export const ProjectOptionsSchema = RunRequestSchema.omit({ source: true, owner: true, replay: true }).extend({
  budget_usd: z
    .number()
    .min(0)
    .max(HIGHEST_BUDGET_USD)
    .default(HIGHEST_BUDGET_USD)
    .describe('Money limit of the run in US dollars; only the request itself may ask for more.'),
});
export type ProjectOptions = z.infer<typeof ProjectOptionsSchema>;
