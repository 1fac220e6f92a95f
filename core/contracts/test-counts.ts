import { z } from 'zod';

/** Outcome counts of one test run. */
export const TestCountsSchema = z.object({
  passed: z.int().min(0),
  failed: z.int().min(0),
  errors: z.int().min(0),
  skipped: z.int().min(0),
  total: z.int().min(0),
});
export type TestCounts = z.infer<typeof TestCountsSchema>;
