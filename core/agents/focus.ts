import {
  type Plan,
  PlanSchema,
  type RefactoringState,
  type TestOutcome,
  TestRunSchema,
  VerifyResultSchema,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { readJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { failuresOf } from './error-context.ts';
import { readStepResult } from './step-results.ts';

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
  const plan = await readPlan(context, state);
  const texts = failures.map((test) => [test.nodeid, test.message, test.trace, test.test_code].join('\n'));
  const red = new Set(failures.map((test) => test.nodeid));
  const modules = (generated?.tests ?? []).filter((test) => red.has(test.nodeid)).map((test) => test.module);
  const said = texts.join('\n');
  const named = state.files.filter((path) => speaksOf(said, path) || modules.some((name) => isModule(path, name)));
  const planned = plan.files.map((file) => file.path);
  // Where tests are red, what they speak of comes first, and of the rest only what the plan calls a bug.
  const bugs = plan.files.filter((file) => file.issues.some((issue) => issue.severity === 'High')).map((f) => f.path);
  const wanted = failures.length > 0 ? [...named, ...bugs] : [...bugs, ...planned];
  const places = said.match(/[\w./-]+\.py(?::\d+|::\w+)/g) ?? [];
  const mentions = [...new Set([...(said.match(/[A-Za-z_]\w{2,}/g) ?? []), ...places, ...named])].sort();
  const some = [wanted, planned].find((paths) => paths.length > 0) ?? state.files;
  return { failures, plan, wanted: [...new Set(some)], mentions };
}

/** The plan as it stands, what a model added too. */
export async function readPlan(context: AgentContext, state: RefactoringState): Promise<Plan> {
  const found = await readJson(context.store, runKeys(state.owner, state.run_id).planJson, PlanSchema);
  const none = { summary: { files_analyzed: 0, total_issues: 0, pylint_baseline: 0 }, files: [], priority_order: [] };
  return found?.value ?? none;
}

/** The issues of these files, a line each; those that tools repair are left out where the builtin tier has been. */
export function planLines(plan: Plan, paths: readonly string[], builtinHasBeen: boolean): string {
  const lines = plan.files
    .filter((file) => paths.includes(file.path))
    .flatMap((file) =>
      file.issues
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

function speaksOf(text: string, path: string): boolean {
  return text.includes(path) || new RegExp(`\\b(?:from|import)\\s+${moduleName(path)}\\b`).test(text);
}

function isModule(path: string, module: string): boolean {
  const name = moduleName(path);
  return path === module || name === module || name.endsWith(`\\.${module}`);
}

/** The dotted name of a file, as a pattern. */
function moduleName(path: string): string {
  const dotted = path.replace(/(?:\/__init__)?\.py$/, '').replace(/^src\//, '');
  return dotted.replace(/[^\w/]/g, '\\$&').replaceAll('/', '\\.');
}
