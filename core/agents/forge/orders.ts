import type { RefactoringState, WorkOrder } from '../../contracts/index.ts';
import { findTier } from '../../policy/tiers.ts';
import { type RunKeys, runKeys } from '../../store/keys.ts';
import { isTestFile } from '../../workspace/discovery.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { type PreparedRun, workOrder } from '../work-orders.ts';

/** What the state machine needs for one round: ids, counters and work orders, never code. */
export interface ForgeRoundOutput {
  readonly run: RunRef;
  readonly round: number;
  readonly kind: 'generate' | 'enhance';
  readonly tier: { readonly name: string; readonly kind: 'builtin' | 'model' };
  readonly orders: { readonly generate?: WorkOrder; readonly analysis: WorkOrder; readonly run: WorkOrder };
}

/** Share of the time left that one long step of a round may take, and the least that is worth it. */
const SHARE_OF_REST = 0.4;
const LEAST_SECONDS = 5;

/** The modules that tests are forged for. */
export function modulesOf(state: RefactoringState): string[] {
  return state.files.filter((path) => !isTestFile(path));
}

/** Measures the tests that the project brought, before any is forged. */
export function measureOrder(
  context: AgentContext,
  run: PreparedRun,
  files: readonly string[],
  minutes: number,
): Promise<WorkOrder> {
  const { mutants, mutants_s } = context.config.policies.forge;
  return workOrder(context, run, {
    step: 'forge_run',
    snapshot: 0,
    result: runKeys(run.owner, run.run_id).forgeBefore,
    params: {
      suite: 'existing',
      paths: files.filter((path) => !isTestFile(path)),
      seconds: Math.min(mutants_s, Math.max(LEAST_SECONDS, minutes * 60 * SHARE_OF_REST * SHARE_OF_REST)),
      mutants,
      shuffles: 0,
    },
  });
}

/** What a round needs, with the state's tier. */
export async function orderForgeRound(
  context: AgentContext,
  state: RefactoringState,
  parts: { readonly instructions: readonly string[] },
): Promise<ForgeRoundOutput> {
  const { round } = state;
  const { name, kind } = findTier(context.config.agents, state.tier);
  const [analysis, run] = [await analysisOrder(context, state), await runOrder(context, state)];
  const orders =
    kind === 'builtin'
      ? { generate: await generateOrder(context, state, parts.instructions), analysis, run }
      : { analysis, run };
  return {
    run: { run_id: state.run_id, owner: state.owner },
    round,
    kind: round === 1 ? 'generate' : 'enhance',
    tier: { name, kind },
    orders,
  };
}

/** Keys that the orders of a round will write. */
export function issuedForForge(state: RefactoringState, { round, tier }: ForgeRoundOutput): string[] {
  const keys = runKeys(state.owner, state.run_id);
  const { generated, checked, analysis, run } = keys.forge(round);
  const writing = tier.kind === 'builtin' ? [generated] : [keys.activity(forgeWork(round)), checked];
  return [...writing, analysis, run];
}

/** Name of a model's work of a round within its run. */
export function forgeWork(round: number): string {
  return `forge-${round}`;
}

/** Checks the tests of a model against the project and the rest of the suite. */
export function checkForgedOrder(context: AgentContext, state: RefactoringState, round: number): Promise<WorkOrder> {
  const { candidates, kept, checked } = runKeys(state.owner, state.run_id).forge(round);
  return workOrder(context, state, {
    step: 'check_tests',
    snapshot: 0,
    inputs: { candidates, tests: kept },
    result: checked,
  });
}

function generateOrder(
  context: AgentContext,
  state: RefactoringState,
  instructions: readonly string[],
): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  return workOrder(context, state, {
    step: 'forge_generate',
    snapshot: 0,
    inputs: before(keys, state.round),
    result: keys.forge(state.round).generated,
    params: {
      paths: modulesOf(state),
      // The engine counts from 0, the first of all.
      round: state.round - 1,
      framework: state.forge?.framework ?? 'pytest',
      seconds: secondsFor(context, state, context.config.policies.forge.generate_s),
      instructions: [...instructions],
    },
  });
}

function analysisOrder(context: AgentContext, state: RefactoringState): Promise<WorkOrder> {
  const { suite, analysis } = runKeys(state.owner, state.run_id).forge(state.round);
  return workOrder(context, state, {
    step: 'forge_static',
    snapshot: 0,
    inputs: { suite },
    result: analysis,
  });
}

function runOrder(context: AgentContext, state: RefactoringState): Promise<WorkOrder> {
  const keys = runKeys(state.owner, state.run_id);
  const own = keys.forge(state.round);
  const { mutants, mutants_s, shuffles } = context.config.policies.forge;
  return workOrder(context, state, {
    step: 'forge_run',
    snapshot: 0,
    inputs: { suite: own.suite, ...(state.round > 1 ? { run: keys.forge(state.round - 1).run } : {}) },
    result: own.run,
    outputs: {
      coverage_xml: own.coverageXml,
      coverage_html: own.coverageHtml,
      mutation_json: own.mutationJson,
    },
    params: {
      suite: 'all',
      paths: modulesOf(state),
      seconds: secondsFor(context, state, mutants_s),
      mutants,
      shuffles,
    },
  });
}

/** The suite and the run of the round before. */
function before(keys: RunKeys, round: number): { suite?: string; run?: string } {
  if (round === 1) return {};
  const { suite, run } = keys.forge(round - 1);
  return { suite, run };
}

/** Seconds for a long step: no more than the policy gives, and a share of what is left of the run. */
function secondsFor(context: AgentContext, state: RefactoringState, most: number): number {
  const gone_s = (context.now().getTime() - Date.parse(state.started_at)) / 1000;
  const left_s = state.request.deadline_minutes * 60 - gone_s;
  return Math.round(Math.min(most, Math.max(LEAST_SECONDS, left_s * SHARE_OF_REST)));
}
