import {
  CONCERNS,
  type Concern,
  type IssueType,
  type Plan,
  type RefactoringState,
  type TestOutcome,
  TestRunSchema,
  VerifyResultSchema,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { parsePlan } from '../plan/parse.ts';
import { runKeys } from '../store/keys.ts';
import { isTestFile } from '../workspace/discovery.ts';
import type { AgentContext } from './context.ts';
import { failuresOf } from './error-context.ts';
import { readStepResult } from './step-results.ts';

/** Failing tests whose texts are searched for names; what more of them say is much the same. */
const MOST_HEARD = 200;

/** What stands around a path in a message or in code. */
const BETWEEN_PATHS = /[\s"'`()<>:,;=[\]{}]/;

/** What a model has to look at: what fails, and where. */
export interface Focus {
  readonly failures: readonly TestOutcome[];
  readonly plan: Plan;
  /** Files in the order of their importance. */
  readonly wanted: readonly string[];
  /** Names and paths that failing tests and their traces speak of. */
  readonly mentions: readonly string[];
}

/** Gathers what is known of the snapshot that is worked on. */
export async function findFocus(context: AgentContext, state: RefactoringState): Promise<Focus> {
  const keys = runKeys(state.owner, state.run_id);
  const failures = await failingTests(context, state);
  const generated = (await readStepResult(context, keys.generatedTests, WriteTestsResultSchema))?.result;
  const plan = readPlan(state);
  const texts = failures
    .slice(0, MOST_HEARD)
    .map((test) => [test.nodeid, test.message, test.trace, test.test_code].join('\n'));
  const red = new Set(failures.map((test) => test.nodeid));
  const modules = (generated?.tests ?? []).filter((test) => red.has(test.nodeid)).map((test) => test.module);
  const said = texts.join('\n');
  const spoken = spokenOf(said);
  const tested = new Set(modules);
  const sources = state.files.filter((path) => !isTestFile(path));
  const named = sources.filter((path) => speaksOf(spoken, path) || tested.has(path) || isModule(path, tested));
  const planned = plan.files.map((file) => file.path);
  // Where tests are red, what they speak of comes first, and of the rest only what the plan calls a bug.
  const bugs = plan.files.filter((file) => file.issues.some((issue) => issue.severity === 'High')).map((f) => f.path);
  const wanted = failures.length > 0 ? [...named, ...bugs] : [...bugs, ...planned];
  // Begun only where a word begins, so that a long one is gone through once.
  const places = said.match(/(?<![\w./-])[\w./-]{1,300}\.py(?::\d+|::\w+)/g) ?? [];
  const mentions = [...new Set([...(said.match(/[A-Za-z_]\w{2,}/g) ?? []), ...places, ...named])].sort();
  const some = [wanted, planned].find((paths) => paths.length > 0) ?? sources;
  return { failures, plan, wanted: [...new Set(some)], mentions };
}

/** The plan by the state: a step that writes a new one and is repeated still begins with the old one. */
export function readPlan(state: RefactoringState): Plan {
  if (state.plan !== '') return parsePlan(state.plan);
  return { summary: { files_analyzed: 0, total_issues: 0, pylint_baseline: 0 }, files: [], priority_order: [] };
}

/** What an issue of the plan is for. */
const CONCERN_OF: Record<IssueType, Concern> = {
  SYNTAX_ERROR: 'repair',
  BUG: 'repair',
  NAMING_VIOLATION: 'rename',
  MISSING_DOCSTRING: 'docs',
  UNUSED_CODE: 'clean',
  COMPLEXITY: 'clean',
  TYPE_HINT: 'clean',
};

/**
 * The issues of these files, a line each; those that tools repair are left out where the builtin
 * tier has been, and always those that are for nothing that is asked for.
 */
export function planLines(
  plan: Plan,
  paths: readonly string[],
  builtinHasBeen: boolean,
  concerns: readonly Concern[] = CONCERNS,
): string {
  const lines = plan.files
    .filter((file) => paths.includes(file.path))
    .flatMap((file) =>
      file.issues
        .filter((issue) => concerns.includes(CONCERN_OF[issue.type]))
        .filter((issue) => !builtinHasBeen || issue.type === 'BUG' || issue.type === 'COMPLEXITY')
        .map(
          (issue) =>
            `- ${file.path}:${issue.line} ${issue.type} (${issue.severity}) ${issue.title}, ${issue.location}: ` +
            `${issue.description}. ${issue.suggested_fix}.`,
        ),
    );
  return lines.join('\n') || 'None.';
}

/** Red tests of the snapshot worked on: by the last verification, and what was written since. */
async function failingTests(context: AgentContext, state: RefactoringState): Promise<TestOutcome[]> {
  const keys = runKeys(state.owner, state.run_id);
  const baseline = (await readStepResult(context, keys.baseline, TestRunSchema))?.result;
  const previous = state.round - 1;
  const verified = previous > 0 ? await readStepResult(context, keys.verify(previous), VerifyResultSchema) : undefined;
  const run = verified?.result?.tests;
  if (!run) return failuresOf(baseline);
  const seen = new Set(run.tests.map((test) => test.nodeid));
  return [...failuresOf(run), ...failuresOf(baseline).filter((test) => !seen.has(test.nodeid))];
}

/** What a text speaks of: ends of paths, and modules with the packages that they are in. */
interface Spoken {
  readonly text: string;
  readonly paths: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
}

/** Goes through a text once, however many files a project has. */
function spokenOf(text: string): Spoken {
  const paths = new Set<string>();
  for (const word of text.split(BETWEEN_PATHS)) {
    const end = word.lastIndexOf('.py');
    const parts = end < 0 ? [] : word.slice(0, end + 3).split('/');
    for (let from = 0; from < parts.length; from += 1) paths.add(parts.slice(from).join('/'));
  }
  const modules = new Set<string>();
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s+(\w[\w.]{0,300})/g)) {
    const parts = name.split('.');
    for (let to = 1; to <= parts.length; to += 1) modules.add(parts.slice(0, to).join('.'));
  }
  return { text, paths, modules };
}

function speaksOf({ text, paths, modules }: Spoken, path: string): boolean {
  const plain = path.split(BETWEEN_PATHS).length === 1;
  return (plain ? paths.has(path) : text.includes(path)) || modules.has(moduleName(path));
}

/** Whether a file is one of the modules, which may be named without their outer packages. */
function isModule(path: string, modules: ReadonlySet<string>): boolean {
  const parts = moduleName(path).split('.');
  return parts.some((_, from) => modules.has(parts.slice(from).join('.')));
}

/** The dotted name of a file. */
function moduleName(path: string): string {
  return path
    .replace(/(?:\/__init__)?\.py$/, '')
    .replace(/^src\//, '')
    .replaceAll('/', '.');
}
