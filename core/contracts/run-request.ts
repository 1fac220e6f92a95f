import { z } from 'zod';
import { LONGEST_TEXT, PlanIdSchema } from './build.ts';
import { OnFailureSchema } from './build-state.ts';
import { RuleNamesSchema, WantedSchema } from './concerns.ts';
import { PythonVersionSchema } from './environment.ts';
import { OwnerSchema, ProjectPathSchema, PublicApiSchema, RunIdSchema, WorkflowSchema } from './primitives.ts';
import { WantedRunSchema } from './programs.ts';

/** Inline sources may hold at most this many bytes of UTF-8 text in all. */
export const INLINE_SOURCE_LIMIT_BYTES = 200_000;

const S3ObjectSourceSchema = z.strictObject({
  bucket: z.string().min(3).max(63).describe('Bucket that holds the zip.'),
  key: z.string().min(1).max(1024).describe('Key of the zip.'),
  version_id: z.string().min(1).max(1024).optional().describe('Version of the object; default: the newest.'),
});

/** Said once more for documents whose generator passes over the keys of a record. */
const { $schema: _, ...PATH_AS_JSON_SCHEMA } = z.toJSONSchema(ProjectPathSchema);

const InlineSourceSchema = z.strictObject({
  files: z
    .record(ProjectPathSchema, z.string())
    .refine((files) => Object.keys(files).length > 0, 'must hold at least one file')
    .refine(
      (files) =>
        Object.values(files).reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0) <=
        INLINE_SOURCE_LIMIT_BYTES,
      `must hold at most ${INLINE_SOURCE_LIMIT_BYTES} bytes in all; upload a zip instead`,
    )
    .meta({ description: 'File path to its text.', minProperties: 1, propertyNames: PATH_AS_JSON_SCHEMA }),
});

const SampleSourceSchema = z.strictObject({
  sample: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must name a folder under examples/')
    .describe('Name of a project under examples/.'),
});

/** Where the code comes from. */
export const SourceSchema = z.union([
  S3ObjectSourceSchema,
  z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/.+$/, 'must look like s3://bucket/key'),
  InlineSourceSchema,
  SampleSourceSchema,
]);
export type Source = z.infer<typeof SourceSchema>;

/** The object that an address `s3://bucket/key` names; empty names where it is none. */
export function s3Location(address: string): { bucket: string; key: string } {
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  return { bucket, key };
}

/** Paths of the project; a path that names nothing there is refused. */
const PathsSchema = z.array(ProjectPathSchema).min(1).max(1000);

/**
 * What a user asks for; the input of a Step Functions execution. Everything but
 * `source` has a default.
 */
export const RunRequestSchema = z.strictObject({
  source: SourceSchema,
  owner: OwnerSchema.default('local').describe('Who the run belongs to; part of its S3 prefix.'),
  workflow: WorkflowSchema.default('refactor').describe(
    'Repair the code, forge tests for it, or build what `goal` asks for. By it the doors choose the state machine.',
  ),
  target_dir: ProjectPathSchema.optional().describe(
    'Only this file, or files below this folder, are worked on; default: all.',
  ),
  only: PathsSchema.optional().describe(
    'Only these files, or files below these folders, are changed, documented and planned; the others are read.',
  ),
  exclude: PathsSchema.optional().describe('These files, or files below these folders, are read and not changed.'),
  do: WantedSchema.optional().describe(
    'Workflow refactor: what is done. `safe` is repair, tests and unused imports; `only-repair` nothing but the bugs; `all` everything. Several add up; default: all.',
  ),
  select: RuleNamesSchema.optional().describe(
    'Of the rules of what is done, only these run: by id, by pylint message, or by what they are for.',
  ),
  ignore: RuleNamesSchema.optional().describe('These rules do not run; named as in `select`.'),
  max_iterations: z.int().min(3).max(10).default(10).describe('One audit, the repair rounds, one wrap-up.'),
  max_rounds: z.int().min(1).max(10).default(10).describe('Workflow forge: rounds of writing and measuring tests.'),
  goal: z
    .string()
    .min(1)
    .max(LONGEST_TEXT)
    .optional()
    .describe('Workflow build: what is wanted, in words, or @ and a name of config/tasks.yaml.'),
  plan_id: PlanIdSchema.optional().describe('Workflow build: the id of the plan; default: plan_0001.'),
  on_failure: OnFailureSchema.optional().describe(
    'Workflow build: what follows a task that no tier could do; default: build.on_failure of config/policies.yaml.',
  ),
  tiers: z
    .array(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/))
    .min(1)
    .max(8)
    .optional()
    .describe('Names from config/agents.yaml, in the order to try; default: every tier that is live.'),
  max_attempts_per_tier: z.int().min(1).max(8).default(3),
  budget_usd: z.number().min(0).max(1000).default(1).describe('Money limit of the run in US dollars.'),
  deadline_minutes: z.number().min(0.1).max(120).default(30),
  model_tests: z
    .enum(['when_red', 'always', 'never'])
    .default('when_red')
    .describe('When a model plans and writes tests too: as a model tier is entered, at the start, or not at all.'),
  python: PythonVersionSchema.optional().describe(
    'The Python to run on, where there is a workbench for it and the project allows it; default: what its files say.',
  ),
  requirements: z
    .array(z.string().min(1).max(500))
    .max(100)
    .optional()
    .describe('All that the code and its tests need from others, as PEP 508; default: what its files say.'),
  exclude_newer: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .optional()
    .describe('Packages published later do not count, so that a run can be repeated.'),
  public_api: PublicApiSchema.default('alias'),
  format: z
    .boolean()
    .default(true)
    .describe('Whether changed files are formatted; false takes `format` from what is done.'),
  run: z
    .array(WantedRunSchema)
    .max(20)
    .optional()
    .describe(
      'Workflow refactor: how programs of the project are run. Each is a test: it ends, and prints what is expected.',
    ),
  replay: z
    .strictObject({ run_id: RunIdSchema, started_at: z.iso.datetime() })
    .optional()
    .describe(
      'Workflow build: the run that is run again, which the commits name. Models are not asked: their answers come from the log that `swarm replay` puts beside the input.',
    ),
  commit: z.enum(['none']).default('none').describe('Reserved for the committer; "none" leaves git alone.'),
});
export type RunRequest = z.infer<typeof RunRequestSchema>;
/** A request as a person writes it, defaults left out. */
export type RunRequestInput = z.input<typeof RunRequestSchema>;
