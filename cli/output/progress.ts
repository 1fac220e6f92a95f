import { STATES } from '../../core/workflows/state-names.ts';
import type { StateEvent } from '../runs/executions.ts';
import type { LiveLine } from './live-line.ts';
import { NO_FACTS, nextFacts, type RunFacts } from './run-facts.ts';
import { type Progress, progressTo, StepProgress } from './step-progress.ts';

const ROUND_STATES = new Set<string>([STATES.fixBuiltin, STATES.fixModel, STATES.verify, STATES.validate]);
/** Iterations of a run that asks for no other number. */
const DEFAULT_ITERATIONS = 10;

/** The progress of a run of refactor: a line a step, and where the run stands after each round. */
export function openProgress(silent: boolean, maxIterations: number = DEFAULT_ITERATIONS): Progress {
  return progressTo(silent, (live) => new RunProgress(maxIterations, live));
}

/** Tells the steps of a run of refactor as they go by. */
export class RunProgress extends StepProgress {
  private readonly maxIterations: number;
  private facts: RunFacts = NO_FACTS;

  constructor(maxIterations: number = DEFAULT_ITERATIONS, live?: LiveLine) {
    super(live);
    this.maxIterations = maxIterations;
  }

  override spent(usd: number): void {
    this.facts = { ...this.facts, cost: Math.max(usd, this.facts.cost) };
  }

  protected override note(event: StateEvent): void {
    this.facts = nextFacts(this.facts, event);
  }

  protected liveText(): string {
    return liveText(this.facts, this.maxIterations);
  }

  protected place({ state }: StateEvent): string {
    return ROUND_STATES.has(state) ? `round ${this.facts.round}` : '';
  }

  protected override outcome(event: StateEvent): string {
    const standing = event.state === STATES.validate ? `, ${standingText(this.facts, this.maxIterations)}` : '';
    return super.outcome(event) + standing;
  }
}

/** What the line that lives says: the step under way, and where the run stands. */
export function liveText(facts: RunFacts, maxIterations: number): string {
  const { red, green, score } = facts;
  const tests = red === undefined ? '' : `tests ${red} red ${green ?? 0} green`;
  const scored = score === undefined ? '' : `score ${score.toFixed(2)}`;
  return [facts.step ?? 'Starting', ...standing(facts, maxIterations), tests, scored, `$${facts.cost.toFixed(4)}`]
    .filter(Boolean)
    .join(' | ');
}

function standing({ iteration, tier }: RunFacts, maxIterations: number): string[] {
  return [`iteration ${Math.min(iteration, maxIterations)}/${maxIterations}`, tier ? `tier ${tier}` : ''].filter(
    Boolean,
  );
}

function standingText(facts: RunFacts, maxIterations: number): string {
  return [...standing(facts, maxIterations), `$${facts.cost.toFixed(4)}`].join(', ');
}
