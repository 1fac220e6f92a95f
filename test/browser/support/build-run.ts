import type { RunView, StepView } from '../../../core/contracts/api/runs.ts';
import type { BuildView } from '../../../core/contracts/build-state.ts';
import { BUILD_STATES, type BuildStateName, STEP_OF_BUILD_STATE } from '../../../core/workflows/build-state-names.ts';
import { finishedRun, stepsOf } from './runs.ts';
import type { KnownRun } from './world.ts';

const OPENING: BuildStateName[] = [BUILD_STATES.intake, BUILD_STATES.isUsable, BUILD_STATES.takePlan];
const CLOSING: BuildStateName[] = [BUILD_STATES.publish, BUILD_STATES.howDidItEnd, BUILD_STATES.bestEffort];

/** Steps of build in the form of the page. */
function buildSteps(states: readonly BuildStateName[], live: boolean): StepView[] {
  const numbered = states.map((state) => [state, 1]) as unknown as Parameters<typeof stepsOf>[0];
  return stepsOf(numbered, live).map((step) => ({
    ...step,
    step: STEP_OF_BUILD_STATE[step.state as BuildStateName] ?? null,
  }));
}

const TASKS: BuildView['tasks'] = [
  { id: 'T1', title: 'Add is_prime', status: 'passed', attempts: 1, tier: 'builtin' },
  { id: 'T2', title: 'Add a parser of <prices>', status: 'failed', attempts: 6, tier: 'frontier' },
  { id: 'T3', title: 'Add a command line', status: 'pending', attempts: 0, tier: '' },
];
const BUILD: BuildView = {
  goal: 'Add is_prime, a parser of <prices> and a command line',
  plan_id: 'plan_0001',
  current: 1,
  tasks: TASKS,
  warnings: ['the tests take more than twice as long as in the last green run'],
  dependencies: ['click'],
  branch: 'feature/add-is-prime',
  commit: '0123456789abcdef0123456789abcdef01234567',
};

/** A run of build that halted at its second task. */
export function builtRun(part: Partial<RunView> = {}): KnownRun {
  const run = finishedRun();
  const { request } = run.view;
  return {
    ...run,
    plan: null,
    view: {
      ...run.view,
      run_id: 'run-built',
      status: 'failure',
      stop_reason: 'no_progress',
      stop_detail: 'Task T2 could not be done by any tier.',
      request: request && { ...request, workflow: 'build', goal: BUILD.goal },
      build: BUILD,
      pylint_baseline: null,
      pylint_current: null,
      attempts: [],
      steps: buildSteps([...OPENING, ...CLOSING], false),
      artefacts: ['report', 'diff', 'result', 'log'],
      ...part,
    },
  };
}

/** The same while its second task is worked on. */
export function buildingRun(): KnownRun {
  const tasks = TASKS.map((task, index) => (index === 1 ? { ...task, status: 'pending' as const, attempts: 2 } : task));
  return builtRun({
    run_id: 'run-building',
    status: 'in_progress',
    stop_reason: null,
    stop_detail: '',
    finished_at: null,
    build: { ...BUILD, tasks, branch: null, commit: null, warnings: [], dependencies: [] },
    steps: buildSteps([...OPENING, BUILD_STATES.test], true),
    artefacts: ['log'],
  });
}
