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
import { runKeys } from '../store/keys.ts';
import type { AgentContext } from './context.ts';
import { readStepResult } from './step-results.ts';

/** What the last attempt changed, what came of it, and what was there before. */
export interface RoundFacts {
  readonly editSet: EditSet;
  readonly verify: VerifyResult | undefined;
  readonly candidate: Candidate;
  readonly baseline: Baseline;
  readonly generatedTests: readonly string[];
}

/** Reads the results of the current round. A step that failed is a failed attempt, not an exception. */
export async function readRound(context: AgentContext, state: RefactoringState): Promise<RoundFacts> {
  const keys = runKeys(state.owner, state.run_id);
  const fix = await readStepResult(context, keys.edits(state.round), EditSetSchema);
  const verified = await readStepResult(context, keys.verify(state.round), VerifyResultSchema);
  const baselineRun = await readStepResult(context, keys.baseline, TestRunSchema);
  const generated = await readStepResult(context, keys.generatedTests, WriteTestsResultSchema);
  const editSet = fix?.result ?? { edits: [], not_done: [] };
  const verify = verified?.result;
  const measured = measure(verify?.tests);
  const before = measure(baselineRun?.result);
  const record: SnapshotRecord = {
    number: 0,
    tests: before.tests,
    red: [...before.red],
    pylint_score: state.pylint_baseline,
    publishable: true,
  };
  const scored = (verify?.pylint?.files ?? []).filter((file) => state.files.includes(file.path));
  const candidate: Candidate = {
    edits: editSet.edits.length,
    hash: editsHash(editSet.edits),
    error_signature: errorSignature(verify?.tests),
    measured,
    pylint_score: projectScore(scored.map((file) => ({ pylint: file }))),
    names_lost: state.request.public_api === 'rename' ? [] : (verify?.public_names.removed ?? []),
    failure: failureOf(fix?.error, verified?.error, verify),
  };
  return {
    editSet,
    verify,
    candidate: withUnseenRed(candidate, state.snapshots.at(-1) ?? record),
    baseline: { measured: before, record },
    generatedTests: Object.keys(generated?.result?.files ?? {}).sort(),
  };
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
    return `syntax error in generated code: ${errors.join('; ')}`;
  }
  if (verify.stage_reached === 'imports') return 'modules that could be imported before cannot be any more';
  if (!verify.pylint || !verify.tests) return `it was verified up to "${verify.stage_reached}" only`;
  return undefined;
}
