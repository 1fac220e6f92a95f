import { z } from 'zod';
import { StopReasonSchema } from './primitives.ts';
import { TestCountsSchema } from './test-counts.ts';

/** What the Judge decided after a round. `attempts/<n>/verdict.json`. */
export const VerdictSchema = z
  .object({
    round: z.int().min(0),
    decision: z.enum(['continue', 'audit', 'end']),
    accepted: z.boolean().describe('Whether the candidate became a snapshot.'),
    reason: z.string().min(1),
    tests: TestCountsSchema,
    pylint_score: z.number().max(10),
    newly_red: z.array(z.string()),
    loop: z.enum(['none', 'same_edit', 'same_error', 'back_and_forth', 'similar']),
    escalation: z
      .enum(['none', 'attempts', 'loop', 'syntax_errors', 'same_error', 'crash', 'no_answer', 'outage'])
      .default('none')
      .describe('Why the tier was given up.'),
    next_tier: z.string().nullable(),
    stop_reason: StopReasonSchema.nullable(),
  })
  .refine((verdict) => (verdict.decision === 'end') === (verdict.stop_reason !== null), {
    path: ['stop_reason'],
    message: 'is given exactly when the decision is "end"',
  });
export type Verdict = z.infer<typeof VerdictSchema>;
