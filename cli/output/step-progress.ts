import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from '../runs/executions.ts';
import { coloursFor } from './colours.ts';
import { LiveLine } from './live-line.ts';
import { say } from './print.ts';
import { outputOf, type StateOutput } from './run-facts.ts';

/** Tells how a run goes on. */
export interface Progress {
  tell(event: StateEvent): void;
  /** What the run has cost until now in US dollars, where that is known better than by its events. */
  spent(usd: number): void;
  /** Nothing is told any more; what is shown stays. */
  end(): void;
}

/** The progress for where the output goes: nothing, plain lines, or lines with one below that lives. */
export function progressTo(silent: boolean, open: (live: LiveLine | undefined) => Progress): Progress {
  if (silent) return { tell: () => {}, spent: () => {}, end: () => {} };
  const live = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  return open(live ? new LiveLine() : undefined);
}

/** Tells a run's steps as they go by, one line each; in a terminal, the one under way below them. A workflow says the rest. */
export abstract class StepProgress implements Progress {
  protected cost = 0;
  private readonly entered = new Map<string, number>();
  private readonly live: LiveLine | undefined;
  /** When the run began, by the clock of the stack: a run that is taken up again began earlier. */
  private began: number | undefined;
  private step = 'Starting';

  constructor(live?: LiveLine) {
    this.live = live;
  }

  spent(usd: number): void {
    this.cost = Math.max(usd, this.cost);
  }

  end(): void {
    this.live?.end();
  }

  tell(event: StateEvent): void {
    const at = event.at.getTime();
    this.began ??= at;
    this.note(event);
    const step = stepOfState(event.state);
    if (step && event.entered) {
      this.entered.set(event.state, at);
      this.step = step;
    }
    if (step && !event.entered) this.done(event, step);
    this.live?.show(() => this.liveText(this.step), this.began);
  }

  /** Takes from an event what later lines tell. */
  protected note(_event: StateEvent): void {}

  /** What the line that lives says during a step. */
  protected abstract liveText(step: string): string;

  /** Where in the run a step was, behind its name in brackets; empty for none. */
  protected abstract place(event: StateEvent): string;

  /** What came of a step, in a line. */
  protected outcome(event: StateEvent): string {
    return describeOutput(outputOf(event));
  }

  /** Called once the line of a step is made; returns lines to tell below it. */
  protected after(_event: StateEvent): readonly string[] {
    return [];
  }

  private done(event: StateEvent, step: string): void {
    const { dim } = coloursFor(process.stderr);
    const at = event.at.getTime();
    const seconds = (at - (this.entered.get(event.state) ?? at)) / 1000;
    const clock = ((at - (this.began ?? at)) / 1000).toFixed(1).padStart(6);
    const place = this.place(event);
    const named = `${step}${place ? ` ${dim(`(${place})`)}` : ''}`;
    const line = `${dim(`${clock}s`)}  ${named}  ${dim(`${seconds.toFixed(1)}s`)}  ${this.outcome(event)}`;
    for (const text of [line.trimEnd(), ...this.after(event)]) {
      if (this.live) this.live.above(text);
      else say(text);
    }
  }
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
