import { z } from 'zod';
import { LogEntrySchema } from '../log-entry.ts';
import { PlanSchema } from '../plan.ts';

/** `GET /runs/{id}/log`: entries of experiment_data.json after a cursor, in order. */
export const LogPageSchema = z.object({
  entries: z.array(LogEntrySchema),
  next: z.int().min(0).describe('Give it as `after` for the entries that follow; valid while the run goes on too.'),
  more: z.boolean().describe('Whether there are more by now.'),
});
export type LogPage = z.infer<typeof LogPageSchema>;

/** `GET /runs/{id}/plan`. */
export const PlanDocumentSchema = z.object({ plan: PlanSchema, markdown: z.string() });

/** `GET /runs/{id}/result`: a link that reads one object without credentials, for a short time. */
export const ResultLinkSchema = z.object({
  url: z.url(),
  file_name: z.string(),
  expires_at: z.iso.datetime(),
});
export type ResultLink = z.infer<typeof ResultLinkSchema>;

/** `GET /stats`: how each tier did over the newest runs of the owner. */
export const StatsSchema = z.object({
  runs: z.int().min(0),
  tiers: z.array(
    z.object({
      tier: z.string(),
      runs: z.int().min(0),
      successes: z.int().min(0),
      success_rate: z.number().min(0).max(1),
      average_attempts: z.number().min(0),
      cost_usd: z.number().min(0),
      cost_per_success_usd: z.number().min(0).nullable(),
      calls: z.int().min(0),
      tokens: z.int().min(0),
    }),
  ),
});
export type Stats = z.infer<typeof StatsSchema>;
