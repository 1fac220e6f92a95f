import { z } from 'zod';
import { LogEntrySchema } from './log-entry.ts';
import { OwnerSchema, RunIdSchema } from './primitives.ts';

export const WorkStepSchema = z.enum([
  'inspect',
  'write_tests',
  'check_tests',
  'run_tests',
  'fix',
  'verify',
  'security',
  'forge_generate',
  'forge_static',
  'forge_run',
  'build_plan',
  'build_code',
  'build_test',
  'resolve',
  'install',
]);
export type WorkStep = z.infer<typeof WorkStepSchema>;

const PresignedUrlSchema = z
  .string()
  .max(8192)
  .regex(/^https?:\/\//, 'must be an http or https URL')
  .describe('Presigned; a secret until it expires.');

/** Bounds of one step, from config/policies.yaml. */
export const WorkLimitsSchema = z.object({
  pylint_timeout_s: z.number().positive(),
  tests_timeout_s: z.number().positive(),
  step_timeout_s: z.number().positive(),
  memory_mb: z.int().positive(),
  processes: z.int().positive(),
  output_bytes: z.int().positive(),
  file_bytes: z.int().positive(),
});

/** All that a workbench function gets: it holds no permission of its own. */
export const WorkOrderSchema = z.strictObject({
  run: z.strictObject({ run_id: RunIdSchema, owner: OwnerSchema }),
  step: WorkStepSchema,
  snapshot_get: PresignedUrlSchema,
  inputs_get: z
    .partialRecord(
      z.enum([
        'params',
        'edits',
        'tests',
        'candidates',
        'plan',
        'baseline',
        'existing',
        'suite',
        'run',
        'resolved',
        'environment',
      ]),
      PresignedUrlSchema,
    )
    .describe(
      '"params" is merged over params: for what is too long for a payload. "environment" is the archive of the packages that children see; where it is not there, they see none.',
    ),
  outputs_put: z
    .strictObject({
      result: PresignedUrlSchema,
      coverage_xml: PresignedUrlSchema.optional(),
      coverage_html: PresignedUrlSchema.optional(),
      mutation_json: PresignedUrlSchema.optional(),
      environment: PresignedUrlSchema.optional(),
    })
    .describe('Further objects are written by the steps that have them, where the order names them.'),
  params: z.record(z.string(), z.json()),
  limits: WorkLimitsSchema,
});
export type WorkOrder = z.infer<typeof WorkOrderSchema>;

const NamedErrorSchema = z.object({ name: z.string().min(1), message: z.string() });

/** What the workbench writes to `outputs_put.result`. */
export const WorkResultSchema = z.object({
  ok: z.boolean(),
  step: WorkStepSchema,
  result: z.record(z.string(), z.json()).describe('Shape by step; see the schemas of step results.'),
  log_entries: z.array(LogEntrySchema),
  isolation: z.string().describe('Which isolation the child processes had.'),
  timings: z.record(z.string(), z.number()).describe('Seconds by part.'),
  error: NamedErrorSchema.optional(),
});
export type WorkResult = z.infer<typeof WorkResultSchema>;
