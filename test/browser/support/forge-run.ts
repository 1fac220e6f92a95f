import type { RunView, StepView } from '../../../core/contracts/api/runs.ts';
import type { ForgeProgress } from '../../../core/contracts/forge-state.ts';
import { FORGE_STATES, type ForgeStateName, STEP_OF_FORGE_STATE } from '../../../core/workflows/forge-state-names.ts';
import { figures } from '../../support/forge.ts';
import { finishedRun, stepsOf } from './runs.ts';
import type { KnownRun } from './world.ts';

const OPENING: ForgeStateName[] = [
  FORGE_STATES.intake,
  FORGE_STATES.isUsable,
  FORGE_STATES.inspect,
  FORGE_STATES.measure,
  FORGE_STATES.begin,
];
const ROUND: ForgeStateName[] = [
  FORGE_STATES.takeSuite,
  FORGE_STATES.analyse,
  FORGE_STATES.rateBefore,
  FORGE_STATES.run,
  FORGE_STATES.rateAfter,
  FORGE_STATES.supervise,
  FORGE_STATES.enhanceOrFinish,
];
const CLOSING: ForgeStateName[] = [FORGE_STATES.publish, FORGE_STATES.howDidItEnd, FORGE_STATES.accepted];

/** Steps of forge in the form of the page. */
export function forgeSteps(states: readonly [ForgeStateName, number][], live: boolean): StepView[] {
  return stepsOf(states as unknown as Parameters<typeof stepsOf>[0], live).map((step) => ({
    ...step,
    step: STEP_OF_FORGE_STATE[step.state as ForgeStateName] ?? null,
  }));
}

const PATH: [ForgeStateName, number][] = [
  ...OPENING.map((state): [ForgeStateName, number] => [state, 0]),
  ...[FORGE_STATES.whoWrites, FORGE_STATES.generateBuiltin, ...ROUND].map((state): [ForgeStateName, number] => [
    state,
    1,
  ]),
  ...[FORGE_STATES.whoWrites, FORGE_STATES.enhanceBuiltin, ...ROUND].map((state): [ForgeStateName, number] => [
    state,
    2,
  ]),
];

const ROUND_ONE: ForgeProgress['rounds'][number] = {
  round: 1,
  kind: 'generate',
  tier: 'builtin',
  figures: figures({ tests: 12, passed: 12, coverage: 44.44, mutation: 37.68 }),
  added: 12,
  red: 0,
  lint_issue_count: 0,
  entropy: null,
  before_run: 'high',
  before_reasons: [],
  after_run: 'needs_review',
  after_reasons: ['coverage 44.44% is below 60%'],
  coverage_delta: 0,
  mutation_delta: 0,
  decision: 'ENHANCE',
  best: true,
};
const FORGE: ForgeProgress = {
  targets: { coverage: 60, mutation: 50 },
  framework: 'pytest',
  unreadable: [],
  before: figures({ tests: 2, passed: 2, coverage: 12.5, mutation: null }),
  rounds: [
    ROUND_ONE,
    {
      ...ROUND_ONE,
      round: 2,
      kind: 'enhance',
      figures: figures({ tests: 31, passed: 31, coverage: 92.11, mutation: 81.23 }),
      after_run: 'trusted',
      after_reasons: [],
      coverage_delta: 47.67,
      mutation_delta: 43.55,
      decision: 'FINISH',
    },
  ],
  stagnation: 0,
  best_round: 2,
};

/** A run of forge that met its targets in its second round. */
export function forgedRun(part: Partial<RunView> = {}): KnownRun {
  const run = finishedRun();
  const { request } = run.view;
  return {
    ...run,
    plan: null,
    view: {
      ...run.view,
      run_id: 'run-forged',
      stop_reason: 'targets_met',
      stop_detail: 'The suite meets its targets: coverage 92.11% (target 60%), mutation score 81.23% (target 50%).',
      request: request && { ...request, workflow: 'forge' },
      forge: FORGE,
      attempts: [],
      steps: forgeSteps([...PATH, ...CLOSING.map((state): [ForgeStateName, number] => [state, 2])], false),
      artefacts: ['report', 'diff', 'result', 'coverage', 'mutation', 'log'],
      ...part,
    },
  };
}

/** The same while its second round runs the mutants. */
export function forgingRun(): KnownRun {
  const at = PATH.findLastIndex(([state]) => state === FORGE_STATES.run);
  return forgedRun({
    run_id: 'run-forging',
    status: 'in_progress',
    stop_reason: null,
    stop_detail: '',
    finished_at: null,
    forge: { ...FORGE, rounds: [ROUND_ONE], best_round: 1 },
    steps: forgeSteps(PATH.slice(0, at + 1), true),
    artefacts: ['log'],
  });
}
