import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';
import { GeneratedTestSchema, TestOutcomeSchema } from './step-results.ts';

const PercentSchema = z.number().min(0).max(100).describe('0 to 100, two decimals.');
const LineSchema = z.int().min(1).describe('1-based.');

/** What a test of the workflow forge was written for. */
export const TestOriginSchema = z.enum([
  'intent',
  'characterisation',
  'doctest',
  'coverage',
  'mutant',
  'existing',
  'model',
]);
export type TestOrigin = z.infer<typeof TestOriginSchema>;

/** How far a test can be trusted before it has run. */
export const TrustSchema = z.enum(['high', 'medium', 'low']);
export type Trust = z.infer<typeof TrustSchema>;

/** One test of a forged suite; a `GeneratedTest` that says more, so that the steps of refactor take it, too. */
export const ForgedTestSchema = GeneratedTestSchema.extend({
  path: ProjectPathSchema.describe('The module under test.'),
  origin: TestOriginSchema,
  trust: TrustSchema,
  kills: z.int().min(0).default(0).describe('Mutants that this test was chosen for.'),
});
export type ForgedTest = z.infer<typeof ForgedTestSchema>;

/** A test of a statement that the code does not meet: in the suite as a strict xfail. */
export const SuspectedBugSchema = z.object({
  nodeid: z.string(),
  path: ProjectPathSchema.describe('The module under test.'),
  function: z.string(),
  line: LineSchema.nullish().describe('The line that gave the answer, or the one where the function begins.'),
  intent: z.string().describe('What states it, such as `docstring.statement`.'),
  reason: z.string().min(1).describe('What was expected and what came, in one sentence.'),
  expected: z.string().nullish(),
  actual: z.string().nullish(),
  confidence: z.number().min(0).max(1),
});
export type SuspectedBug = z.infer<typeof SuspectedBugSchema>;

/** What was done for one module. */
export const ForgedModuleSchema = z.object({
  path: ProjectPathSchema,
  test_file: ProjectPathSchema.nullish(),
  tried: z.int().min(0).default(0).describe('Calls that were made to explore it.'),
  tests: z.int().min(0).default(0).describe('Its tests in the suite.'),
  note: z.string().default('').describe('Why it has none, or fewer than it could have.'),
});

/**
 * Result of the step `forge_generate`: the whole suite, the tests of earlier rounds among it. It has the shape
 * of the result of `write_tests`, and it is the input `suite` of the other steps of forge.
 */
export const ForgeSuiteSchema = z.object({
  files: z.record(ProjectPathSchema, z.string()).describe('Test files by path, whole texts.'),
  tests: z.array(ForgedTestSchema),
  suspected_bugs: z.array(SuspectedBugSchema).default([]),
  dropped: z.array(z.object({ nodeid: z.string(), reason: z.string() })).default([]),
  modules: z.array(ForgedModuleSchema).default([]),
  added: z.int().min(0).default(0).describe('Tests that this round added.'),
});
export type ForgeSuite = z.infer<typeof ForgeSuiteSchema>;

/** One message of a tool about a test file. */
export const StaticIssueSchema = z.object({
  tool: z.enum(['parser', 'ruff', 'pylint', 'mypy']),
  line: z.int().min(0),
  code: z.string(),
  message: z.string(),
});

export const StaticFileSchema = z.object({
  path: ProjectPathSchema,
  syntax_ok: z.boolean(),
  issues: z.array(StaticIssueSchema).describe('At most 50.'),
  lint_issue_count: z.int().min(0).describe('All of them, of ruff, pylint and mypy.'),
  complexity: z.int().min(0).describe('The highest of a function (McCabe).'),
  tests: z.int().min(0),
  without_assertion: z.int().min(0).describe('Tests that assert nothing.'),
  framework: z.enum(['pytest', 'unittest', 'django']),
});

/** Result of the step `forge_static`. */
export const ForgeStaticSchema = z.object({
  files: z.array(StaticFileSchema),
  syntax_ok: z.boolean(),
  lint_issue_count: z.int().min(0),
  complexity: z.int().min(0),
  without_assertion: z.int().min(0),
  tools: z.array(z.string()).describe('Tools that ran; mypy where it is installed.'),
});
export type ForgeStatic = z.infer<typeof ForgeStaticSchema>;

/** One test as it came out over all runs. */
export const ForgeTestRunSchema = TestOutcomeSchema.extend({
  path: ProjectPathSchema.nullish().describe('The module under test, where the suite says so.'),
  xfail: z.boolean().default(false).describe('A suspected bug that failed as expected; its outcome is "skipped".'),
  side_effects: z.array(z.string()).default([]).describe('What it did to the world around it.'),
  covered_lines: z.int().min(0).default(0),
  kills: z.int().min(0).default(0).describe('Mutants that it was the first to kill.'),
});

export type ForgeTestRun = z.infer<typeof ForgeTestRunSchema>;

/** Coverage of one module, or of all: figures are absolute so that they can be added. */
const CoverageCountsSchema = z.object({
  statements: z.int().min(0),
  covered_statements: z.int().min(0),
  branches: z.int().min(0),
  covered_branches: z.int().min(0),
  percent: PercentSchema.describe('Of statements and branches together, as coverage.py counts with --branch.'),
  line_percent: PercentSchema,
  branch_percent: PercentSchema.describe('100 where there are no branches and something ran.'),
});

export const ModuleCoverageSchema = CoverageCountsSchema.extend({
  path: ProjectPathSchema,
  missing_lines: z.array(LineSchema),
  missing_branches: z.array(z.tuple([z.int(), z.int()])).describe('[from, to]; to is negative where a function ends.'),
});

export const MutantStatusSchema = z.enum(['killed', 'timeout', 'survived', 'no_coverage', 'not_run']);
export type MutantStatus = z.infer<typeof MutantStatusSchema>;

/** One mutant with its verdict. */
export const MutantSchema = z.object({
  id: z.string().describe('The same in every run as long as function and edit are: <path>:<function>:<hash>.'),
  path: ProjectPathSchema,
  function: z.string(),
  line: LineSchema,
  column: z.int().min(0),
  end_line: LineSchema,
  end_column: z.int().min(0),
  operator: z.string(),
  before: z.string(),
  after: z.string(),
  status: MutantStatusSchema,
  killed_by: z.string().nullish().describe('Node id of the test that was red first.'),
});
export type Mutant = z.infer<typeof MutantSchema>;

/** Counts of mutants. Killed and timeout are detected; score is detected of all that had a verdict. */
const MutationCountsSchema = z.object({
  score: PercentSchema.nullable().describe('null where no mutant has a verdict.'),
  killed: z.int().min(0),
  timeout: z.int().min(0),
  survived: z.int().min(0),
  no_coverage: z.int().min(0).describe('No test executes the line: undetected, without a run.'),
  not_run: z.int().min(0).describe('Left out by sampling, or time was up; not in the score.'),
  equivalent: z.int().min(0).describe('Same code after compilation as the original; not counted.'),
  duplicate: z.int().min(0).describe('Same code as another mutant; not counted.'),
});

export const ForgeMutationSchema = MutationCountsSchema.extend({
  sampled: z.boolean(),
  sampling_error: z
    .number()
    .min(0)
    .nullable()
    .describe('Half width of the 95 % interval of the score in percentage points; null where all were run.'),
  seconds: z.number().min(0),
  per_second: z.number().min(0).describe('Verdicts by running tests, by the second.'),
  reused: z.int().min(0).describe('Verdicts taken over from the run before.'),
  modules: z.array(MutationCountsSchema.extend({ path: ProjectPathSchema })),
  survivors: z.array(MutantSchema).describe('Undetected ones, at most 200, in the order of the source.'),
  verdicts: z
    .record(z.string(), z.tuple([MutantStatusSchema, z.string()]))
    .describe('[status, killed_by or ""] by id, and under "#<path>" a digest; for the next round only.'),
});

/** Result of the step `forge_run`; it is the input `run` of the next round. */
export const ForgeRunSchema = z.object({
  suite: z.enum(['generated', 'existing', 'all']),
  counts: z.object({
    passed: z.int().min(0),
    failed: z.int().min(0),
    errors: z.int().min(0),
    skipped: z.int().min(0),
    xfailed: z.int().min(0),
    total: z.int().min(0),
    flaky: z.int().min(0),
    side_effects: z.int().min(0).describe('Tests that have any.'),
  }),
  shuffles: z.int().min(0).describe('Runs in shuffled order that were made after the first.'),
  tests: z.array(ForgeTestRunSchema),
  timed_out: z.boolean().default(false),
  crashed: z.boolean().default(false),
  untestable_reason: z.string().nullish(),
  collection_errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  integrity: z.array(z.string()).default([]),
  coverage: CoverageCountsSchema.extend({ modules: z.array(ModuleCoverageSchema) }).nullable(),
  mutation: ForgeMutationSchema.nullable().describe('null where it was not asked for or no test was green.'),
});
export type ForgeRun = z.infer<typeof ForgeRunSchema>;

/** Parameters of the steps, all optional. Steps also take the input `suite`, the others as named. */
export const ForgeGenerateParamsSchema = z.object({
  paths: z.array(ProjectPathSchema).optional().describe('Modules to forge; all sources when absent.'),
  seconds: z.number().positive().max(900).default(60).describe('Wall time for all modules together.'),
  round: z.int().min(0).default(0).describe('0 writes; later ones add to the input `suite`, led by the input `run`.'),
  missing_lines: z.record(ProjectPathSchema, z.array(LineSchema)).optional(),
  instructions: z
    .array(z.string())
    .default([])
    .describe("The supervisor's, for the log; the engine reads the figures."),
});
export const ForgeStaticParamsSchema = z.object({});
export const ForgeRunParamsSchema = z.object({
  suite: z.enum(['generated', 'existing', 'all']).default('generated'),
  paths: z.array(ProjectPathSchema).optional().describe('Modules to measure; all sources when absent.'),
  seconds: z.number().positive().max(900).default(60).describe('Wall time for the mutants.'),
  mutants: z.int().min(0).default(2000).describe('At most so many are run, a sample of all; 0: no mutation.'),
  shuffles: z.int().min(0).max(5).default(3),
  seed: z.int().min(0).default(1).describe('Of the sample and of the shuffled orders.'),
});
