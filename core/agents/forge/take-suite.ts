import {
  CheckTestsResultSchema,
  type ForgeSuite,
  ForgeSuiteSchema,
  type RefactoringState,
} from '../../contracts/index.ts';
import { withModelTests } from '../../forge/model-suite.ts';
import { findTier } from '../../policy/tiers.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { readCandidates, readSuite } from './documents.ts';

/** What a round's suite came from, and what could not be had. */
interface Taken {
  readonly suite: ForgeSuite;
  readonly note: string;
}

/**
 * Takes what was written in a round as its suite. Where nothing came, the suite of the round
 * before goes on: the round then shows no progress, and the supervisor draws its conclusions.
 */
export async function takeSuite(
  context: AgentContext,
  run: RunRef,
  round: number,
): Promise<{ tests: number; added: number }> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const before = await readSuite(context, state, round - 1);
  const kind = findTier(context.config.agents, state.tier).kind;
  const { suite, note } =
    kind === 'builtin'
      ? await fromEngine(context, state, round, before)
      : await fromModel(context, state, round, before);
  await writeJson(context.store, keys.forge(round).suite, suite);
  const next: RefactoringState = {
    ...state,
    generated_tests: Object.keys(suite.files).sort(),
    notes: note ? [...new Set([...state.notes, note])] : state.notes,
  };
  await commitStep(context, next, etag, {
    step: `forge-take-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_GEN',
        status: note ? 'FAILURE' : 'SUCCESS',
        details: {
          input_prompt: `take the tests of round ${round}`,
          output_response: note || `${suite.tests.length} tests, ${suite.added} of them new`,
          tests: suite.tests.length,
          tests_added: suite.added,
          tests_dropped: suite.dropped.length,
          suspected_bugs: suite.suspected_bugs.map((bug) => bug.nodeid),
        },
      },
    ],
  });
  return { tests: suite.tests.length, added: suite.added };
}

async function fromEngine(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  before: ForgeSuite,
): Promise<Taken> {
  const key = runKeys(state.owner, state.run_id).forge(round).generated;
  const found = await readStepResult(context, key, ForgeSuiteSchema);
  if (found?.result) return { suite: found.result, note: '' };
  const why = found?.error ?? 'it never answered';
  return { suite: { ...before, added: 0 }, note: `Round ${round}: the engine wrote nothing: ${why}` };
}

async function fromModel(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  before: ForgeSuite,
): Promise<Taken> {
  const candidates = await readCandidates(context, state, round);
  const { checked: key } = runKeys(state.owner, state.run_id).forge(round);
  const checked = await readStepResult(context, key, CheckTestsResultSchema);
  if (!candidates || !checked?.result) {
    const why = checked?.error ?? candidates?.failure ?? 'it wrote no tests';
    return { suite: { ...before, added: 0 }, note: `Round ${round}: tier ${state.tier} brought nothing: ${why}` };
  }
  return { suite: withModelTests(before, checked.result, candidates, state.forge?.framework ?? 'pytest'), note: '' };
}
