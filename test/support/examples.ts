import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CHECKOUT } from '../../cli/local/paths.ts';
import { StatusSchema, StopReasonSchema } from '../../core/contracts/index.ts';

const OneOrMore = <T extends z.ZodType>(schema: T) =>
  z.union([schema.transform((value) => [value]), z.array(schema)]).optional();

/** `examples/<name>/expected.json`: what a run of the sample must come to. */
const ExpectedSchema = z.strictObject({
  about: z.string().min(10),
  status: OneOrMore(StatusSchema),
  stop_reason: OneOrMore(StopReasonSchema),
  /** Lowest pylint score of the result. */
  pylint_at_least: z.number().optional(),
  /** Files that must be byte for byte as they were. */
  unchanged: z.array(z.string()).default([]),
  /** Files that must have been changed. */
  repaired: z.array(z.string()).default([]),
  /** Patterns that the report's text must match. */
  notes: z.array(z.string()).default([]),
});

const EXAMPLES = join(CHECKOUT, 'examples');

/** The sample projects with what is expected of them. */
export const SAMPLES = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    project: join(EXAMPLES, name, 'project'),
    check: join(EXAMPLES, name, 'check.py'),
    expected: ExpectedSchema.parse(JSON.parse(readFileSync(join(EXAMPLES, name, 'expected.json'), 'utf8'))),
  }));
