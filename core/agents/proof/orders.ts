import { isAsked } from '../../concerns/asked.ts';
import type { RefactoringState, WorkOrder } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import { isTestFile } from '../../workspace/discovery.ts';
import type { AgentContext } from '../context.ts';
import { workOrder } from '../work-orders.ts';

/**
 * Runs the tests of what is delivered against mutants of it; undefined where that would tell
 * nothing, or where there is no time for it. Nothing that decides how a run ends waits for it.
 */
export async function mutantsOrder(context: AgentContext, state: RefactoringState): Promise<WorkOrder | undefined> {
  const best = state.snapshots.find((snapshot) => snapshot.number === state.best_snapshot);
  const end = Date.parse(state.started_at) + state.request.deadline_minutes * 60_000;
  const left_s = (end - context.now().getTime()) / 1000;
  const { least_left_s } = context.config.policies.proof;
  // What is not delivered needs no proof.
  if (!isAsked(state.request, 'tests')) return undefined;
  if (!best || best.tests.passed === 0 || state.stop_reason === 'untestable' || left_s < least_left_s) return undefined;
  const keys = runKeys(state.owner, state.run_id);
  return runOrder(context, state, { tests: keys.generatedTests, result: keys.proof.run, shuffles: 0 });
}

/** Runs all tests once more, with those that were added; verdicts that still hold are taken over. */
export function againOrder(context: AgentContext, state: RefactoringState): Promise<WorkOrder> {
  const { proof } = runKeys(state.owner, state.run_id);
  return runOrder(context, state, { tests: proof.taken, run: proof.run, result: proof.again, shuffles: 1 });
}

/** Asks the generator for tests that detect the mutants that it is led to. */
export function killersOrder(
  context: AgentContext,
  state: RefactoringState,
  lead: { readonly paths: readonly string[]; readonly instructions: readonly string[] },
): Promise<WorkOrder> {
  const { suite, lead: run, written } = runKeys(state.owner, state.run_id).proof;
  return workOrder(context, state, {
    step: 'forge_generate',
    snapshot: state.best_snapshot,
    inputs: { suite, run },
    result: written,
    params: {
      paths: [...lead.paths],
      round: 1,
      seconds: context.config.policies.proof.generate_s,
      instructions: [...lead.instructions],
    },
  });
}

function runOrder(
  context: AgentContext,
  state: RefactoringState,
  parts: { readonly tests: string; readonly run?: string; readonly result: string; readonly shuffles: number },
): Promise<WorkOrder> {
  const { tests_s, mutants_s, mutants } = context.config.policies.proof;
  return workOrder(context, state, {
    step: 'forge_run',
    snapshot: state.best_snapshot,
    inputs: { suite: parts.tests, ...(parts.run ? { run: parts.run } : {}) },
    result: parts.result,
    params: {
      suite: 'all',
      paths: sourcesOf(state),
      seconds: mutants_s,
      mutants,
      shuffles: parts.shuffles,
    },
    limits: { tests_timeout_s: tests_s },
  });
}

/** The modules whose mutants the tests are held against. */
export function sourcesOf(state: RefactoringState): string[] {
  return state.files.filter((path) => !isTestFile(path));
}
