import { STATES } from '../../core/workflows/state-names.ts';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from '../runs/executions.ts';
import { coloursFor } from './colours.ts';
import { LiveLine } from './live-line.ts';
import { say } from './print.ts';
import { NO_FACTS, nextFacts, outputOf, type RunFacts, type StateOutput } from './run-facts.ts';

const ROUND_STATES = new Set<string>([STATES.fixBuiltin, STATES.fixModel, STATES.verify, STATES.validate]);
/** Iterations of a run that asks for no other number. */
const DEFAULT_ITERATIONS = 10;

/** Tells how a run goes on. */
export interface Progress {
  tell(event: StateEvent): void;
  /** What the run has cost until now in US dollars, where that is known better than by its events. */
  spent(usd: number): void;
  /** Nothing is told any more; what is shown stays. */
  end(): void;
}

/** The progress for where the output goes: nothing, plain lines, or lines with one below that lives. */
export function openProgress(silent: boolean, maxIterations: number = DEFAULT_ITERATIONS): Progress {
  if (silent) return { tell: () => {}, spent: () => {}, end: () => {} };
  const live = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  return new RunProgress(maxIterations, live ? new LiveLine() : undefined);
}

/** Tells a run's steps as they go by, one line each; in a terminal, the one under way below them. */
export class RunProgress implements Progress {
  private readonly entered = new Map<string, number>();
  private readonly maxIterations: number;
  private readonly live: LiveLine | undefined;
  private facts: RunFacts = NO_FACTS;
  /** When the run began, by the clock of the stack: a run that is taken up again began earlier. */
  private began: number | undefined;

  constructor(maxIterations: number = DEFAULT_ITERATIONS, live?: LiveLine) {
    this.maxIterations = maxIterations;
    this.live = live;
  }

  spent(usd: number): void {
    this.facts = { ...this.facts, cost: Math.max(usd, this.facts.cost) };
  }

  end(): void {
    this.live?.end();
  }

  tell(event: StateEvent): void {
    const at = event.at.getTime();
    this.began ??= at;
    this.facts = nextFacts(this.facts, event);
    if (stepOfState(event.state) && event.entered) this.entered.set(event.state, at);
    if (stepOfState(event.state) && !event.entered) this.done(event);
    this.live?.show(() => liveText(this.facts, this.maxIterations), this.began);
  }

  private done(event: StateEvent): void {
    const colours = coloursFor(process.stderr);
    const at = event.at.getTime();
    const seconds = (at - (this.entered.get(event.state) ?? at)) / 1000;
    const round = ROUND_STATES.has(event.state) ? ` ${colours.dim(`(round ${this.facts.round})`)}` : '';
    const clock = ((at - (this.began ?? at)) / 1000).toFixed(1).padStart(6);
    const standing = event.state === STATES.validate ? `, ${standingText(this.facts, this.maxIterations)}` : '';
    const line = `${colours.dim(`${clock}s`)}  ${stepOfState(event.state)}${round}  ${colours.dim(`${seconds.toFixed(1)}s`)}  ${describeOutput(outputOf(event))}${standing}`;
    if (this.live) this.live.above(line);
    else say(line);
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

/** What may be told of the output of a state, in a line. */
export function describeOutput({ summary, verdict, error, wait_s, calls, cost_usd, failure }: StateOutput): string {
  if (error) return `${error.name}: ${error.message.split('\n')[0]}`;
  if (verdict) return `${verdict.accepted ? 'accepted' : 'refused'}: ${verdict.reason}`;
  if (wait_s) return `has to wait ${wait_s} s for its provider`;
  if (calls !== undefined) {
    return [`${calls} calls`, `$${(cost_usd ?? 0).toFixed(4)}`, failure ? `no edits: ${failure}` : '']
      .filter(Boolean)
      .join(', ');
  }
  return Object.entries(summary ?? {})
    .filter(([, value]) => value !== false && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value === true ? 'yes' : value}`)
    .join(', ');
}
