import type { StepView } from '../contracts/index.ts';

/** A state that an execution entered or left. */
export interface StateVisit {
  readonly state: string;
  readonly entered: boolean;
  readonly at: Date;
}

export interface StepNames {
  /** What people are told of a state; undefined for choices and the like. */
  readonly stepOf: (state: string) => string | undefined;
  /** The state that a round begins with. */
  readonly roundBegins: string;
}

/**
 * Visits of an execution's history as steps. A state that was never left while the
 * execution goes on is running; one that was never left when it ended, failed.
 */
export function stepViews(visits: readonly StateVisit[], names: StepNames, running: boolean): StepView[] {
  const steps: StepView[] = [];
  let round = 0;
  for (const { state, entered, at } of visits) {
    if (entered) {
      if (state === names.roundBegins) round += 1;
      steps.push({
        state,
        step: names.stepOf(state) ?? null,
        status: running ? 'running' : 'failed',
        round,
        entered_at: at.toISOString(),
        left_at: null,
      });
      continue;
    }
    // Shards of a Map are visited at the same time: each exit closes the first that is open.
    const index = steps.findIndex((step) => step.state === state && step.left_at === null);
    const open = steps[index];
    if (open) steps[index] = { ...open, status: 'done', left_at: at.toISOString() };
  }
  return steps;
}
