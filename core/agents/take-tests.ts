import {
  CheckTestsResultSchema,
  type RefactoringState,
  type SnapshotRecord,
  type TestOutcome,
  type TestRun,
  TestRunSchema,
  WorkResultSchema,
  type WriteTestsResult,
  WriteTestsResultSchema,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { readJson, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import type { RoundOutput } from './payload.ts';
import { issuedForRound, orderRound } from './round.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';

/**
 * Takes the tests of a model that the workbench found good among the Judge's own: from now
 * on they run with each verification, and what is red of them is red on the snapshot worked
 * on. Ends the joining of the models; a repetition takes nothing twice.
 */
export async function takeTests(context: AgentContext, run: RunRef): Promise<RoundOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  if (state.models_joined) return orderRound(context, state, state.round);
  const checked = await readStepResult(context, keys.checkedTests, CheckTestsResultSchema);
  const kept = checked?.result;
  if (kept) {
    await change(context, keys.generatedTests, WriteTestsResultSchema.parse, (tests) => withTests(tests, kept));
    await change(context, keys.baseline, TestRunSchema.parse, (baseline) => withOutcomes(baseline, kept.outcomes));
  }
  const next: RefactoringState = {
    ...state,
    models_joined: true,
    generated_tests: [...new Set([...state.generated_tests, ...Object.keys(kept?.files ?? {})])].sort(),
    snapshots: kept ? onLast(state.snapshots, kept.outcomes) : state.snapshots,
    notes: checked?.error ? [...state.notes, `The model's tests could not be checked: ${checked.error}`] : state.notes,
  };
  const round = await orderRound(context, next, next.round);
  await commitStep(context, next, etag, {
    step: 'take-tests',
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_GEN',
        status: checked?.error ? 'FAILURE' : 'SUCCESS',
        details: {
          input_prompt: "which of the model's tests are taken?",
          output_response: told(kept, checked?.error),
          tests_taken: kept?.tests.length ?? 0,
          tests_dropped: kept?.dropped.length ?? 0,
        },
      },
    ],
    issued: issuedForRound(next, round),
  });
  return round;
}

function told(kept: WriteTestsResult | undefined, error: string | undefined): string {
  if (error) return error;
  if (!kept) return 'the model wrote no tests';
  const taken = kept.tests.map((test) => `taken: ${test.nodeid} (${test.outcome_before ?? 'not run'})`);
  return [...taken, ...kept.dropped.map((test) => `dropped: ${test.nodeid}: ${test.reason}`)].join('\n') || 'none';
}

function withTests(tests: WriteTestsResult, more: WriteTestsResult): WriteTestsResult {
  const known = new Set(tests.tests.map((test) => test.nodeid));
  return {
    ...tests,
    files: { ...more.files, ...tests.files },
    tests: [...tests.tests, ...more.tests.filter((test) => !known.has(test.nodeid))],
    dropped: [...tests.dropped, ...more.dropped.filter((item) => !tests.dropped.some((d) => d.nodeid === item.nodeid))],
  };
}

/** The first run with tests that were written later: as they came out when they were first seen. */
function withOutcomes(baseline: TestRun, outcomes: readonly TestOutcome[]): TestRun {
  const known = new Set(baseline.tests.map((test) => test.nodeid));
  const fresh = outcomes.filter((test) => !known.has(test.nodeid));
  return {
    ...baseline,
    ...counts(baseline, fresh),
    tests: [...baseline.tests, ...fresh],
    untestable_reason: fresh.length > 0 ? null : baseline.untestable_reason,
  };
}

function onLast(snapshots: readonly SnapshotRecord[], outcomes: readonly TestOutcome[]): SnapshotRecord[] {
  return snapshots.map((snapshot, index) => {
    if (index < snapshots.length - 1) return snapshot;
    const red = outcomes.filter((test) => test.outcome === 'failed' || test.outcome === 'error');
    return {
      ...snapshot,
      tests: { ...snapshot.tests, ...counts(snapshot.tests, outcomes) },
      red: [...new Set([...snapshot.red, ...red.map((test) => test.nodeid)])].sort(),
    };
  });
}

function counts(before: SnapshotRecord['tests'], outcomes: readonly TestOutcome[]): SnapshotRecord['tests'] {
  const of = (outcome: TestOutcome['outcome']) => outcomes.filter((test) => test.outcome === outcome).length;
  return {
    passed: before.passed + of('passed'),
    failed: before.failed + of('failed'),
    errors: before.errors + of('error'),
    skipped: before.skipped + of('skipped'),
    total: before.total + outcomes.length,
  };
}

/** Changes the result in a step's document and leaves the rest of it as it is. */
async function change<T extends object>(
  context: AgentContext,
  key: string,
  parse: (value: unknown) => T,
  step: (result: T) => T,
): Promise<void> {
  const found = await readJson(context.store, key, WorkResultSchema);
  if (!found) throw new SwarmError('WorkbenchFailed', `${key} is missing`);
  const result = found.value.ok ? step(parse(found.value.result)) : found.value.result;
  await writeJson(context.store, key, { ...found.value, result }, { ifMatch: found.etag });
}
