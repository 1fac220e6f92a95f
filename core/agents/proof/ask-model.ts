import { type ForgeRun, ForgeRunSchema, ForgeSuiteSchema, type RefactoringState } from '../../contracts/index.ts';
import type { ModelAccess } from '../../models/access.ts';
import { ModelGaveUp } from '../../models/giving-up.ts';
import { ModelSession } from '../../models/session.ts';
import { findTier } from '../../policy/tiers.ts';
import { readJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import type { AgentContext } from '../context.ts';
import { askForModule, type ModuleAnswer } from '../forge/module-question.ts';
import { sourceTexts } from '../model-work.ts';
import { inParallel, outcomes } from '../parallel.ts';
import { readSnapshot } from '../snapshots.ts';
import { askOf } from './asking.ts';

/** Name of the work within its run. */
const WORK = 'proof';

/** What a model wrote against mutants, what all of the run has cost by then, and what the report has to say. */
export interface ModelKillers {
  readonly answers: readonly ModuleAnswer[];
  readonly cost_usd: number;
  readonly notes: readonly string[];
}

/**
 * Asks the model of the run's tier for a test of each module that still has an undetected mutant
 * near a repair; undefined on the builtin tier. Nobody waits for it: what cannot be had at once is
 * not had.
 */
export async function askForKillers(
  context: AgentContext,
  access: ModelAccess,
  state: RefactoringState,
): Promise<ModelKillers | undefined> {
  const tier = findTier(context.config.agents, state.tier);
  if (tier.kind !== 'model') return undefined;
  const keys = runKeys(state.owner, state.run_id).proof;
  const suite = (await readJson(context.store, keys.suite, ForgeSuiteSchema))?.value;
  const run = (await readJson(context.store, keys.lead, ForgeRunSchema))?.value;
  if (!suite || !run) return undefined;
  const tree = await readSnapshot(context, state, state.best_snapshot);
  const material = {
    sources: sourceTexts(state, tree),
    taken: new Set([...tree.keys(), ...Object.keys(suite.files)]),
    suite,
    run,
    instructions: (run.mutation?.survivors ?? []).map(askOf),
  };
  const session = await ModelSession.open(context, access, state, { tier, name: WORK });
  const { calls_an_attempt, parallel_calls } = context.config.policies.models;
  const results = await inParallel(pathsOf(run).slice(0, calls_an_attempt), parallel_calls, (path) =>
    askForModule({ context, access, session, framework: 'pytest' }, material, path),
  );
  const { values, failures, waits } = outcomes(results, ModelGaveUp);
  return {
    answers: values,
    cost_usd: (await session.spent()).run,
    notes: [...session.notes, ...[...failures, ...waits].map((error) => `The model Judge: ${error.message}`)],
  };
}

function pathsOf(run: ForgeRun): string[] {
  return [...new Set((run.mutation?.survivors ?? []).map((mutant) => mutant.path))].sort();
}
