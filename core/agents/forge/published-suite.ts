import { z } from 'zod';
import {
  type ForgeModuleReport,
  type ForgeReport,
  type ForgeRun,
  ForgeRunSchema,
  type ForgeSuite,
  type ForgeSummary,
  type RatedTest,
  type RefactoringState,
} from '../../contracts/index.ts';
import { rateTests } from '../../forge/reliability-after.ts';
import { withoutTests } from '../../forge/without-tests.ts';
import { runKeys } from '../../store/keys.ts';
import type { FileTree, ProjectFile } from '../../workspace/file-tree.ts';
import { diffTrees } from '../../workspace/patch.ts';
import type { AgentContext } from '../context.ts';
import type { PublishedResult } from '../result.ts';
import { readSnapshot } from '../snapshots.ts';
import { readStepResult } from '../step-results.ts';
import { EMPTY_SUITE, readRun, readSuite } from './documents.ts';

/** The suite that a run of forge hands over, and what is known of it. */
export interface PublishedSuite extends PublishedResult {
  readonly suite: ForgeSuite;
  readonly before: ForgeRun | undefined;
  readonly run: ForgeRun | undefined;
  readonly rated: readonly RatedTest[];
  /** How the code was isolated. */
  readonly isolation: string[];
}

/** The input with the best suite seen; a test of it that cannot be believed is left out. */
export async function publishedSuite(context: AgentContext, state: RefactoringState): Promise<PublishedSuite> {
  const keys = runKeys(state.owner, state.run_id);
  const round = state.forge?.best_round ?? 0;
  const suite = await readSuite(context, state, round);
  const measured = await readStepResult(context, keys.forgeBefore, ForgeRunSchema);
  const { run, isolation } = round > 0 ? await readRun(context, state, round) : { run: undefined, isolation: '' };
  const rated = rateTests(suite.tests, run);
  const input: FileTree = (await context.store.get(keys.snapshot(0)))
    ? await readSnapshot(context, state, 0)
    : new Map();
  const left = new Set(rated.filter((test) => test.level === 'discard').map((test) => test.nodeid));
  const tree = new Map<string, ProjectFile>(input);
  for (const [path, text] of Object.entries(round > 0 ? withoutTests(suite, left) : EMPTY_SUITE.files)) {
    if (!input.has(path)) tree.set(path, { bytes: Buffer.from(text), executable: false });
  }
  return {
    tree,
    input,
    diffs: diffTrees(input, tree),
    generated: {
      files: suite.files,
      tests: suite.tests,
      dropped: [...suite.dropped, ...droppedOf(rated)],
      functions: [],
      suspicions: [],
    },
    suite,
    before: measured?.result,
    run,
    rated,
    isolation: [...new Set([measured?.isolation ?? '', isolation].filter(Boolean))],
  };
}

function droppedOf(rated: readonly RatedTest[]): { nodeid: string; reason: string }[] {
  return rated
    .filter((test) => test.level === 'discard')
    .map(({ nodeid, reasons }) => ({ nodeid, reason: reasons.join('; ') }));
}

/** What the summary of a run tells of its suite. Where none was kept, things are as they were. */
export function forgeSummary(state: RefactoringState, { suite, rated }: PublishedSuite): ForgeSummary {
  const { forge } = state;
  const before = forge?.before;
  const best = forge?.rounds.find((round) => round.round === forge.best_round);
  const after = best?.figures ?? before;
  const left = new Set(rated.filter((test) => test.level === 'discard').map((test) => test.nodeid));
  return {
    coverage_before: before?.coverage ?? 0,
    coverage_after: after?.coverage ?? 0,
    branch_coverage_before: before?.branch_coverage ?? 0,
    branch_coverage_after: after?.branch_coverage ?? 0,
    mutation_before: before?.mutation ?? null,
    mutation_after: after?.mutation ?? null,
    mutation_error: after?.mutation_error ?? null,
    reliability: best?.after_run ?? null,
    rounds: forge?.rounds ?? [],
    suspected_bugs: suite.suspected_bugs.filter((bug) => !left.has(bug.nodeid)),
  };
}

/** What the report of a run of forge has beside what every report has. */
export function forgeReport(state: RefactoringState, { before, run, rated, suite }: PublishedSuite): ForgeReport {
  const { forge } = state;
  const paths = new Set([...(before?.coverage?.modules ?? []), ...(run?.coverage?.modules ?? [])].map((m) => m.path));
  const kept = rated.filter((test) => test.level !== 'discard');
  const modules = [...paths].sort().map((path): ForgeModuleReport => {
    const [was, is] = [moduleOf(before, path), moduleOf(run ?? before, path)];
    return {
      path,
      coverage_before: was.coverage,
      coverage_after: is.coverage,
      mutation_before: was.mutation,
      mutation_after: is.mutation,
      tests: kept.filter((test) => test.path === path).length,
      survived: is.survived,
    };
  });
  const known = new Set(suite.tests.map((test) => test.nodeid));
  return {
    targets: forge?.targets ?? { coverage: 0, mutation: 0 },
    framework: forge?.framework ?? 'pytest',
    modules,
    tests: kept.filter((test) => known.has(test.nodeid)),
  };
}

function moduleOf(run: ForgeRun | undefined, path: string) {
  const coverage = run?.coverage?.modules.find((module) => module.path === path);
  const mutation = run?.mutation?.modules.find((module) => module.path === path);
  return {
    coverage: coverage?.percent ?? 0,
    mutation: mutation?.score ?? null,
    survived: mutation ? mutation.survived + mutation.no_coverage : 0,
  };
}

/** Checks that an object is the JSON of a mutation report, as far as the page needs it. */
export const MutationReportSchema = z.looseObject({
  schemaVersion: z.string(),
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.unknown()) })),
});
