import { z } from 'zod';
import { MutantSchema } from './forge.ts';

/** A mutant that no test detects, as a report names it. */
export const SurvivorSchema = MutantSchema.pick({
  path: true,
  function: true,
  line: true,
  operator: true,
  before: true,
  after: true,
}).extend({ near_repair: z.boolean().describe('Whether its line, or one beside it, was changed by the run.') });
export type Survivor = z.infer<typeof SurvivorSchema>;

/** How the tests of a run of refactor hold against mutants of the code that is delivered. */
export const SuiteProofSchema = z.object({
  mutation_score: z.number().min(0).max(100).describe('Percent of the mutants with a verdict that a test detects.'),
  mutation_error: z
    .number()
    .min(0)
    .nullable()
    .describe('Half width of the 95 % interval in percentage points; null where all mutants were run.'),
  score_before: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('Without the tests that were added for mutants; null where none were.'),
  mutants: z.int().min(0).describe('With a verdict.'),
  detected: z.int().min(0),
  not_run: z.int().min(0).describe('Left out by the sample, or for want of time.'),
  asked: z.int().min(0).describe('Undetected mutants near a repaired line, each of which asked for a test.'),
  added: z.array(z.string()).describe('Node ids of tests that were added for them.'),
  survivors: z.array(SurvivorSchema).max(20).describe('Undetected ones, those near a repaired line first.'),
});
export type SuiteProof = z.infer<typeof SuiteProofSchema>;
