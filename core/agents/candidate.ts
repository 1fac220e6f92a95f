import { askedOf, tidies } from '../concerns/asked.ts';
import {
  type EditSet,
  EditSetSchema,
  type RefactoringState,
  type SnapshotRecord,
  TestRunSchema,
  type VerifyResult,
  VerifyResultSchema,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { projectScore } from '../plan/score.ts';
import { type Baseline, type Candidate, withUnseenRed } from '../policy/decide.ts';
import { editsHash, errorSignature, measure } from '../policy/measure.ts';
import { shapeSimilarity } from '../policy/similarity.ts';
import { findTier } from '../policy/tiers.ts';
import { runKeys } from '../store/keys.ts';
import { decodeSource } from '../workspace/source-text.ts';
import type { AgentContext } from './context.ts';
import { inspectedFiles } from './inspected-files.ts';
import { readSnapshot } from './snapshots.ts';
import { readStepResult } from './step-results.ts';

/** What the last attempt changed, what came of it, and what was there before. */
export interface RoundFacts {
  readonly editSet: EditSet;
  readonly verify: VerifyResult | undefined;
  readonly candidate: Candidate;
  readonly baseline: Baseline;
  /** How like the tier's attempt before: 1 is the same change. */
  readonly similarity: number;
  readonly generatedTests: readonly string[];
}

/** Reads the results of the current round. A step that failed is a failed attempt, not an exception. */
export async function readRound(context: AgentContext, state: RefactoringState): Promise<RoundFacts> {
  const keys = runKeys(state.owner, state.run_id);
  const fix = await readStepResult(context, keys.edits(state.round), EditSetSchema);
  const verified = await readStepResult(context, keys.verify(state.round), VerifyResultSchema);
  const baselineRun = await readStepResult(context, keys.baseline, TestRunSchema);
  const generated = await readStepResult(context, keys.generatedTests, WriteTestsResultSchema);
  const editSet = fix?.result ?? { edits: [], not_done: [], cost_usd: 0, calls: 0 };
  const verify = verified?.result;
  const measured = measure(verify?.tests);
  const before = measure(baselineRun?.result, measured.unstable);
  const record: SnapshotRecord = {
    number: 0,
    tests: before.tests,
    red: [...before.red],
    pylint_score: state.pylint_baseline,
    doubted: false,
    publishable: true,
  };
  const known = new Set(state.files);
  const scored = (verify?.pylint?.files ?? []).filter((file) => known.has(file.path));
  const { now, before: then } = await comparable(context, state, scored);
  const pylint_score = projectScore(now.map((file) => ({ pylint: file })));
  const style = tidies(askedOf(state.request));
  const candidate: Candidate = {
    edits: editSet.edits.length,
    hash: editsHash(editSet.edits),
    error_signature: errorSignature(verify?.tests),
    measured,
    pylint_score,
    no_worse: pylint_score >= state.pylint_baseline || (!style && errorsOf(now) <= errorsOf(then)),
    style,
    names_lost: await namesLost(context, state, verify?.public_names.removed ?? []),
    failure: failureOf(fix?.error, verified?.error, verify),
  };
  return {
    editSet,
    verify,
    candidate: withUnseenRed(candidate, state.snapshots.at(-1) ?? record),
    baseline: { measured: before, record },
    similarity: await similarityOf(context, state, editSet, verify),
    generatedTests: Object.keys(generated?.result?.files ?? {}).sort(),
  };
}

type Counted = Pick<Linted, 'score_counts'>;

/** Messages of files that are errors, and not style. */
function errorsOf(files: readonly Counted[]): number {
  return files.reduce((sum, { score_counts: { fatal, error } }) => sum + fatal + error, 0);
}

type Linted = NonNullable<VerifyResult['pylint']>['files'][number];

/**
 * The files that the score of the input is of, so that like is compared with like: one without a
 * report now counts as the inspection found it, one without a report then does not count.
 */
async function comparable(
  context: AgentContext,
  state: RefactoringState,
  files: readonly Linted[],
): Promise<{ now: Counted[]; before: Counted[] }> {
  const inspected = (await inspectedFiles(context, state)).files;
  const before = new Map(inspected.map((file) => [file.path, file.pylint]));
  const pairs = files.flatMap((file) => {
    const then = before.get(file.path);
    if (then?.unlinted) return [];
    return [{ now: file.unlinted && then ? then : file, then }];
  });
  return { now: pairs.map(({ now }) => now), before: pairs.flatMap(({ then }) => then ?? []) };
}

/** Names that the input had: one that an earlier attempt brought may go again. */
async function namesLost(
  context: AgentContext,
  state: RefactoringState,
  removed: readonly string[],
): Promise<string[]> {
  if (state.request.public_api === 'rename' || removed.length === 0) return [];
  if (state.snapshots.length < 2) return [...removed];
  const input = await readSnapshot(context, state, 0);
  return removed.filter((name) => {
    const [path = '', dotted = ''] = name.split(/:\s*/);
    const file = input.get(path);
    const last = dotted.split('.').at(-1) ?? '';
    return !file || decodeSource(file.bytes).split(/\W+/).includes(last);
  });
}

/** By what an embedding model said, or by the shape of both changes; only attempts of models in a row compare. */
async function similarityOf(
  context: AgentContext,
  state: RefactoringState,
  editSet: EditSet,
  verify: VerifyResult | undefined,
): Promise<number> {
  const last = state.fix_attempts.at(-1);
  const comparable = last?.tier === state.tier && last.edits_sha256 !== '' && editSet.edits.length > 0;
  if (!last || !comparable || findTier(context.config.agents, state.tier).kind === 'builtin') return 0;
  if (editSet.similarity !== undefined) return editSet.similarity;
  const key = runKeys(state.owner, state.run_id).verify(last.round);
  const before = (await readStepResult(context, key, VerifyResultSchema))?.result;
  return before && verify ? shapeSimilarity(before.change_shape, verify.change_shape) : 0;
}

function failureOf(
  fixError: string | undefined,
  verifyError: string | undefined,
  verify: VerifyResult | undefined,
): string | undefined {
  if (fixError) return `the Fixer failed: ${fixError}`;
  if (!verify) return `it could not be verified: ${verifyError ?? 'no result was written'}`;
  if (!verify.syntax.ok) {
    const errors = verify.syntax.errors.map((error) => `${error.path}: ${error.message}`);
    const more = errors.length > 5 ? `; and ${errors.length - 5} more` : '';
    return `syntax error in generated code: ${errors.slice(0, 5).join('; ')}${more}`;
  }
  if (verify.stage_reached === 'imports') return 'modules that could be imported before cannot be any more';
  const [changed] = verify.programs.changed;
  if (changed) return changed;
  if (!verify.pylint || !verify.tests) return `it was verified up to "${verify.stage_reached}" only`;
  return undefined;
}
