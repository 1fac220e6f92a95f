import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

/** What the search of the builtin tier knows of tests that it could not turn green, for whoever goes on. */
export const HandoverSchema = z.object({
  failing: z.array(z.string()).max(50).describe('Node ids of tests that stay red.'),
  lines: z
    .array(
      z.object({
        path: ProjectPathSchema,
        line: z.int().min(1).describe('1-based, before the clean-up of the same attempt.'),
        code: z.string().max(200).describe('The line itself.'),
        suspicion: z.number().min(0).max(1).describe('Ochiai value by the coverage of red and green tests.'),
      }),
    )
    .max(5)
    .describe('The most suspicious lines, the worst first.'),
  tried: z.record(z.string(), z.int().min(0)).describe('Edits that were run, by kind of edit.'),
  partial: z
    .array(
      z.object({
        path: ProjectPathSchema,
        line: z.int().min(0),
        message: z.string().max(300),
        fixed: z.array(z.string()).max(50).describe('Node ids that it turned green.'),
      }),
    )
    .max(3)
    .describe('Edits that turned some of the tests green; none of them was kept.'),
  either: z
    .array(z.object({ path: ProjectPathSchema, line: z.int().min(0), message: z.string().max(300) }))
    .max(5)
    .default([])
    .describe(
      'Edits that turned all of the tests green and were not made: they differ elsewhere, or the only one is hardly a slip.',
    ),
  ways: z.int().min(0).default(0).describe('How many such edits there are.'),
});
export type Handover = z.infer<typeof HandoverSchema>;
