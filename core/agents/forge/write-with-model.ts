import type { ForgeRun, ForgeSuite, RefactoringState, WorkOrder, WorkResult } from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import { entropyOf } from '../../forge/reliability-before.ts';
import type { ModelAccess } from '../../models/access.ts';
import { ModelGaveUp } from '../../models/giving-up.ts';
import { ModelSession } from '../../models/session.ts';
import { findTier } from '../../policy/tiers.ts';
import { writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { injectionNotes } from '../injection-notes.ts';
import { orWait, sourceTexts } from '../model-work.ts';
import { gathered, inParallel } from '../parallel.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { type ForgeCandidates, readCandidates, readCritique, readRun, readSuite } from './documents.ts';
import { askForModule, type ModuleAnswer } from './module-question.ts';
import { checkForgedOrder, forgeWork } from './orders.ts';

/** What keeps a tier from ever answering in this run. */
const ENDS_TIER: ReadonlySet<string> = new Set(['budget', 'outage', 'deadline']);

/**
 * A model writes tests: in the first round from nothing, later led by the supervisor. One
 * question a module, the weakest first. What it answers counts for nothing until it is checked.
 */
export function forgeWithModel(context: AgentContext, access: ModelAccess, run: RunRef, round: number) {
  return orWait(
    async (): Promise<{ tests: number; calls: number; cost_usd: number; orders: { check?: WorkOrder } }> => {
      const { state, etag } = await loadState(context, run);
      const tier = findTier(context.config.agents, state.tier);
      if (tier.kind !== 'model') throw new SwarmError('InvalidConfig', `tier ${tier.name} has no model`);
      const done = await readCandidates(context, state, round);
      if (done) return answered(context, state, round, done, { calls: 0, cost_usd: 0 });
      const session = await ModelSession.open(context, access, state, { tier, name: forgeWork(round) });
      const material = await gather(context, state, round);
      const { values, failures } = await ask(context, access, session, state, material);
      const candidates: ForgeCandidates = {
        files: Object.fromEntries(values.map((value) => [value.file, value.text])),
        modules: Object.fromEntries(values.map((value) => [value.file, value.path])),
        entropy: entropyOf(values.flatMap((value) => value.logprobs)),
        failure: failures[0]?.message ?? null,
        gave_up: values.length === 0 && failures.some((failure) => ENDS_TIER.has(failure.kind)),
      };
      const keys = runKeys(run.owner, run.run_id).forge(round);
      await writeJson(context.store, keys.kept, keptOf(material.suite, candidates));
      await writeJson(context.store, keys.candidates, candidates);
      const spent = await session.spent();
      const signs = injectionNotes(material.sources, []);
      const told = failures.map((failure) => `The model Forger: ${failure.message}`);
      const next: RefactoringState = {
        ...state,
        cost_usd: spent.run,
        notes: [...new Set([...state.notes, ...session.notes, ...signs, ...told])],
      };
      await commitStep(context, next, etag, {
        step: `forge-write-${round}`,
        drafts: [
          {
            agent: 'Judge',
            action: 'CODE_GEN',
            status: values.length > 0 ? 'SUCCESS' : 'FAILURE',
            details: {
              input_prompt: 'take test files out of the answers of the model',
              output_response: values.map((value) => value.file).join('\n') || told.join('\n') || 'none',
              files: values.length,
              entropy: candidates.entropy,
            },
          },
        ],
      });
      return answered(context, next, round, candidates, { calls: session.calls, cost_usd: spent.work });
    },
  );
}

/** What a round's questions are made of. */
export interface ForgeMaterial {
  readonly sources: ReadonlyMap<string, string>;
  /** Paths that the project has, and must keep. */
  readonly taken: ReadonlySet<string>;
  readonly suite: ForgeSuite;
  readonly run: ForgeRun | undefined;
  readonly instructions: readonly string[];
}

async function gather(context: AgentContext, state: RefactoringState, round: number): Promise<ForgeMaterial> {
  const tree = await readSnapshot(context, state, 0);
  return {
    sources: sourceTexts(state, tree),
    taken: new Set(tree.keys()),
    suite: await readSuite(context, state, round - 1),
    run: round > 1 ? (await readRun(context, state, round - 1)).run : undefined,
    instructions: (await readCritique(context, state, round - 1))?.instructions ?? [],
  };
}

async function ask(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  state: RefactoringState,
  material: ForgeMaterial,
): Promise<{ values: ModuleAnswer[]; failures: ModelGaveUp[] }> {
  const { calls_an_attempt, parallel_calls } = context.config.policies.models;
  const paths = weakestFirst(material).slice(0, calls_an_attempt);
  const results = await inParallel(paths, parallel_calls, (path) =>
    askForModule({ context, access, session, framework: state.forge?.framework ?? 'pytest' }, material, path),
  );
  return gathered(results, ModelGaveUp);
}

/** Modules by what their tests lack: lines that are not run, and mutants that are not detected. */
function weakestFirst({ sources, run }: ForgeMaterial): string[] {
  const missing = new Map((run?.coverage?.modules ?? []).map((module) => [module.path, module.missing_lines.length]));
  const survived = new Map(
    (run?.mutation?.modules ?? []).map((module) => [module.path, module.survived + module.no_coverage]),
  );
  const lack = (path: string) => (missing.get(path) ?? Number.POSITIVE_INFINITY) + (survived.get(path) ?? 0);
  return [...sources.keys()]
    .filter((path) => (sources.get(path) ?? '').trim() !== '' && lack(path) > 0)
    .sort((a, b) => (lack(a) === lack(b) ? (a < b ? -1 : 1) : lack(b) - lack(a)));
}

/** The suite as `check_tests` reads it: without the files that are written anew. */
function keptOf(suite: ForgeSuite, { files }: ForgeCandidates): WorkResult['result'] {
  const isNew = (path: string) => Object.hasOwn(files, path);
  return {
    files: Object.fromEntries(Object.entries(suite.files).filter(([path]) => !isNew(path))),
    tests: JSON.parse(JSON.stringify(suite.tests.filter((test) => !isNew(test.nodeid.split('::')[0] ?? '')))),
    dropped: [],
  };
}

async function answered(
  context: AgentContext,
  state: RefactoringState,
  round: number,
  candidates: ForgeCandidates,
  told: { readonly calls: number; readonly cost_usd: number },
) {
  const tests = Object.keys(candidates.files).length;
  const orders = tests > 0 ? { check: await checkForgedOrder(context, state, round) } : {};
  return { tests, ...told, orders };
}
