import type { BuildProgress, BuildView } from '../contracts/build-state.ts';
import type {
  RefactoringState,
  RunListItem,
  RunSummary,
  RunView,
  StepView,
  TestCounts,
  TierStats,
} from '../contracts/index.ts';
import type { RunIndexEntry } from '../store/run-index.ts';
import { sourceView } from './source-view.ts';

/** A run in a list. A run that has just begun has no state yet: only its place in the index is known. */
export function runListItem(entry: RunIndexEntry, state: RefactoringState | undefined): RunListItem {
  if (!state) {
    return {
      ...entry,
      status: 'in_progress',
      stop_reason: null,
      source: { kind: 'unknown', name: '' },
      finished_at: null,
      pylint_baseline: null,
      pylint_current: null,
      tests: null,
      tier: null,
      iterations: 0,
      cost_usd: 0,
    };
  }
  const planned = state.plan !== '';
  // The Judge decides before Publish has written what the run gives: until then nothing can be taken.
  const ended = state.finished_at !== null;
  return {
    run_id: state.run_id,
    status: ended ? state.status : 'in_progress',
    stop_reason: ended ? state.stop_reason : null,
    source: sourceView(state.request.source),
    started_at: entry.started_at,
    finished_at: state.finished_at,
    pylint_baseline: planned ? state.pylint_baseline : null,
    pylint_current: planned ? (best(state)?.pylint_score ?? state.pylint_current) : null,
    tests: best(state)?.tests ?? null,
    tier: isTakenIn(state) ? state.tier : null,
    iterations: state.current_iteration,
    cost_usd: state.cost_usd,
  };
}

/** What stands beside the state where a whole run is shown. */
export interface RunSurroundings {
  readonly owner: string;
  readonly entry: RunIndexEntry;
  readonly steps: readonly StepView[];
  readonly tier_stats: readonly TierStats[];
  readonly deliveries: RunView['deliveries'];
  /** How the run ended, in the terms of evidence. @default it has not ended */
  readonly evidence?: Pick<RunSummary, 'verdict' | 'functions' | 'questions'>;
}

const NO_REQUEST = { source: undefined, owner: undefined, replay: undefined };

/** All that is known of a run. */
export function runView(state: RefactoringState | undefined, around: RunSurroundings): RunView {
  const { owner, entry, steps, tier_stats, deliveries, evidence } = around;
  // What is not taken by the doors is not told either: a run that is started again by its request is no replay.
  const { source: _, owner: __, replay: ___, ...request } = state?.request ?? NO_REQUEST;
  return {
    ...runListItem(entry, state),
    owner,
    stop_detail: state?.finished_at ? state.stop_detail : '',
    request: state && isTakenIn(state) ? (request as RunView['request']) : null,
    max_iterations: state?.max_iterations ?? 10,
    tiers: state?.tiers ?? [],
    tier_stats: [...tier_stats],
    baseline_tests: baselineTests(state),
    best_snapshot: state?.best_snapshot ?? 0,
    attempts: (state?.fix_attempts ?? []).map(
      ({ round, tier, summary, tests_red, pylint_score, accepted, reason, cost_usd, files }) => ({
        round,
        tier,
        summary,
        tests_red,
        pylint_score,
        accepted,
        reason,
        cost_usd,
        files,
      }),
    ),
    ...(state?.forge ? { forge: state.forge } : {}),
    ...(state?.build ? { build: buildView(state.build) } : {}),
    ...(state?.python ? { python: state.python.version } : {}),
    ...(state?.needs_python ? { needs_python: state.needs_python } : {}),
    notes: state?.notes ?? [],
    verdict: evidence?.verdict ?? null,
    functions: evidence?.functions ?? [],
    questions: evidence?.questions ?? [],
    steps: [...steps],
    deliveries: [...deliveries],
    artefacts: state ? artefactsOf(state) : [],
  };
}

/** Whether the request was accepted: a build may begin without any Python file. */
function isTakenIn({ files, build }: RefactoringState): boolean {
  return files.length > 0 || build !== undefined;
}

function buildView({
  goal,
  plan_id,
  tasks,
  current,
  warnings,
  dependencies,
  branch,
  commit,
}: BuildProgress): BuildView {
  const told = tasks.map(({ id, title, status, attempts, tier }) => ({ id, title, status, attempts, tier }));
  return { goal, plan_id, tasks: told, current, warnings, dependencies, branch, commit };
}

function best(state: RefactoringState) {
  return state.snapshots.find((snapshot) => snapshot.number === state.best_snapshot);
}

function baselineTests(state: RefactoringState | undefined): TestCounts | null {
  return state?.snapshots.find((snapshot) => snapshot.number === 0)?.tests ?? null;
}

/** Which documents are there, by how far the run has come: Publish writes all of them before it ends the run. */
function artefactsOf(state: RefactoringState): RunView['artefacts'] {
  const ended = state.finished_at !== null;
  const best = state.forge?.rounds.find((round) => round.round === state.forge?.best_round);
  return [
    ...(state.plan === '' ? [] : (['plan'] as const)),
    ...(ended ? (['report'] as const) : []),
    ...(ended && isTakenIn(state) ? (['diff', 'result'] as const) : []),
    ...(ended && state.build?.branch ? (['bundle'] as const) : []),
    ...(ended && best ? (['coverage'] as const) : []),
    ...(ended && best && best.figures.mutation !== null ? (['mutation'] as const) : []),
    'log',
  ];
}
