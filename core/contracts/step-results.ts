import { z } from 'zod';
import { ChangeSchema } from './edits.ts';
import { PythonSpecifierSchema } from './environment.ts';
import { EvidenceSchema, FunctionEvidenceSchema, SuspicionSchema } from './evidence.ts';
import { ProjectPathSchema } from './primitives.ts';
import { ProgramRunSchema } from './programs.ts';
import { TestCountsSchema } from './test-counts.ts';

/** One message of pylint's `json2` reporter. */
export const PylintMessageSchema = z.object({
  path: ProjectPathSchema,
  line: z.int().min(0),
  column: z.int().min(0).default(0),
  end_line: z.int().min(0).nullish(),
  symbol: z.string(),
  message_id: z.string(),
  type: z.enum(['fatal', 'error', 'warning', 'refactor', 'convention', 'info']),
  obj: z.string().default(''),
  message: z.string(),
});
export type PylintMessage = z.infer<typeof PylintMessageSchema>;

/** Counts from which pylint's score is computed; summed over files they give one run's score. */
export const ScoreCountsSchema = z.object({
  statement: z.int().min(0),
  fatal: z.int().min(0),
  error: z.int().min(0),
  warning: z.int().min(0),
  refactor: z.int().min(0),
  convention: z.int().min(0),
});
export type ScoreCounts = z.infer<typeof ScoreCountsSchema>;

const PylintFileSchema = z.object({
  score_counts: ScoreCountsSchema,
  messages: z.array(PylintMessageSchema),
  timed_out: z.boolean().default(false),
  unlinted: z.string().max(300).optional().describe('Why there is no report of pylint; absent where there is one.'),
});

const FunctionFactSchema = z.object({
  name: z.string(),
  qualname: z.string(),
  line: z.int(),
  end_line: z.int(),
  params: z.array(z.string()).default([]),
  has_docstring: z.boolean().default(false),
  has_annotations: z.boolean().default(false),
  complexity: z.int().default(1),
});

const FactsSchema = z.object({
  functions: z.array(FunctionFactSchema).default([]),
  missing_imports: z.array(z.string()).default([]),
  is_test: z.boolean().default(false),
});

const ImportErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  circular: z.boolean().default(false),
  missing_module: z.string().nullish(),
});

export const InspectedFileSchema = z.object({
  path: ProjectPathSchema,
  parses: z.boolean(),
  syntax_error: z.object({ line: z.int().nullable(), column: z.int().nullable(), message: z.string() }).nullish(),
  pylint: PylintFileSchema,
  facts: FactsSchema.nullish(),
  import_error: ImportErrorSchema.nullish(),
  needs_python: PythonSpecifierSchema.nullish().describe('The Python whose syntax a file is in, where that is newer.'),
});
export type InspectedFile = z.infer<typeof InspectedFileSchema>;

/** Result of the step `inspect`. */
export const InspectResultSchema = z.object({
  files: z.array(InspectedFileSchema),
  test_files: z.array(ProjectPathSchema).default([]),
});

/** Outcome of one test. */
export const TestOutcomeSchema = z.object({
  nodeid: z.string(),
  outcome: z.enum(['passed', 'failed', 'error', 'skipped']),
  duration_s: z.number().default(0),
  message: z.string().nullish(),
  expected: z.string().nullish(),
  actual: z.string().nullish(),
  trace: z.string().nullish(),
  test_code: z.string().nullish(),
  flaky: z.boolean().default(false),
  hung: z.boolean().optional().describe('It had not ended when its time was up.'),
});
export type TestOutcome = z.infer<typeof TestOutcomeSchema>;

/** Result of the step `run_tests`, and a part of `verify`. */
export const TestRunSchema = TestCountsSchema.extend({
  tests: z.array(TestOutcomeSchema),
  timed_out: z.boolean().default(false),
  crashed: z.boolean().default(false),
  untestable_reason: z.string().nullish(),
  collection_errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  unstable: z
    .array(z.string())
    .optional()
    .describe('Test functions whose ids are others in each run on the same bytes: they count as a whole.'),
  integrity: z.array(z.string()).default([]).describe('What of the project tried to change the outcome of tests.'),
});
export type TestRun = z.infer<typeof TestRunSchema>;

/** One test the Judge wrote. */
export const GeneratedTestSchema = z.object({
  nodeid: z.string(),
  module: z.string(),
  function: z.string(),
  intent: z.string(),
  confidence: z.number().min(0).max(1),
  drives_repair: z.boolean(),
  reason: z.string().default(''),
  outcome_before: z.string().nullish(),
  evidence: EvidenceSchema.default('suspected'),
  author: z.enum(['builtin', 'model']).default('builtin'),
});

/** Result of the step `write_tests`. */
export const WriteTestsResultSchema = z.object({
  files: z.record(ProjectPathSchema, z.string()),
  tests: z.array(GeneratedTestSchema),
  dropped: z.array(z.object({ nodeid: z.string(), reason: z.string() })).default([]),
  functions: z.array(FunctionEvidenceSchema).default([]).describe('Of each function of the input.'),
  suspicions: z.array(SuspicionSchema).max(500).default([]),
  repairs: z
    .array(z.object({ path: ProjectPathSchema, before: z.string(), text: z.string(), changes: z.array(ChangeSchema) }))
    .optional()
    .describe('Files with repairs that agree with specifications, and the mark of the text they were found for.'),
  programs: z.array(ProgramRunSchema).max(200).optional().describe('How each program of the input ended.'),
});
export type WriteTestsResult = z.infer<typeof WriteTestsResultSchema>;

/** What the step `check_tests` is given: test files that a model wrote. */
export const CandidateTestsSchema = z.object({
  files: z.record(ProjectPathSchema, z.string()),
});
export type CandidateTests = z.infer<typeof CandidateTestsSchema>;

/** Result of the step `check_tests`: the tests that may be used, and how each came out on the snapshot. */
export const CheckTestsResultSchema = WriteTestsResultSchema.extend({
  outcomes: z.array(TestOutcomeSchema).describe('Of the tests kept, in the order of their ids.'),
});
export type CheckTestsResult = z.infer<typeof CheckTestsResultSchema>;

/** Result of the step `verify`. */
export const VerifyResultSchema = z.object({
  stage_reached: z.enum(['edits', 'syntax', 'imports', 'pylint', 'tests']),
  syntax: z.object({ ok: z.boolean(), errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
  pylint: z.object({ files: z.array(z.object({ path: ProjectPathSchema }).and(PylintFileSchema)) }).nullish(),
  tests: TestRunSchema.nullish(),
  public_names: z.object({ removed: z.array(z.string()) }).default({ removed: [] }),
  programs: z
    .object({
      runs: z.array(ProgramRunSchema),
      changed: z.array(z.string()).describe('What programs that ran to their end do otherwise, a sentence each.'),
    })
    .default({ runs: [], changed: [] }),
  change_shape: z
    .array(z.string())
    .default([])
    .describe(
      'Hashes of the canonical syntax trees that the edits removed ("-…") or added ("+…"), sorted, with repeats.',
    ),
});
export type VerifyResult = z.infer<typeof VerifyResultSchema>;

/** One finding of a security tool, or of a model where the tool is "model". */
export const SecurityFindingSchema = z.object({
  tool: z.enum(['ruff', 'bandit', 'model']).default('ruff'),
  path: z.string(),
  line: z.int(),
  code: z.string(),
  message: z.string(),
});

/** Result of the step `security`. */
export const SecurityResultSchema = z.object({
  introduced: z.array(SecurityFindingSchema),
  failed_tools: z.array(z.string()).default([]),
  after: z.array(SecurityFindingSchema).default([]).describe('All findings in the snapshot, old ones too.'),
});
export type SecurityFinding = z.infer<typeof SecurityFindingSchema>;
