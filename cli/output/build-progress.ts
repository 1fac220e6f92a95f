import { z } from 'zod';
import { BUILD_STATES } from '../../core/workflows/build-state-names.ts';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from '../runs/executions.ts';
import { coloursFor } from './colours.ts';
import { LiveLine } from './live-line.ts';
import { say } from './print.ts';
import { describeOutput, type Progress } from './progress.ts';
import { outputOf } from './run-facts.ts';

/** What a judge's state tells of the attempt that follows. */
const NextSchema = z.object({ task: z.string().optional(), tier: z.object({ name: z.string() }).optional() });

/** The progress of a run of build: a line a step, with its task. */
export function openBuildProgress(silent: boolean): Progress {
  if (silent) return { tell: () => {}, spent: () => {}, end: () => {} };
  const live = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  return new BuildProgress(live ? new LiveLine() : undefined);
}

/** Tells the steps of a run of build as they go by. */
export class BuildProgress implements Progress {
  private readonly entered = new Map<string, number>();
  private readonly live: LiveLine | undefined;
  private began: number | undefined;
  private task = '';
  private tier = '';
  private step = 'Starting';
  private cost = 0;

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
    const step = stepOfState(event.state);
    if (step && event.entered) {
      this.entered.set(event.state, at);
      this.step = step;
    }
    if (step && !event.entered) this.done(event, step);
    const where = [this.step, this.task, this.tier ? `tier ${this.tier}` : '', `$${this.cost.toFixed(4)}`];
    this.live?.show(() => where.filter(Boolean).join(' | '), this.began);
  }

  private done(event: StateEvent, step: string): void {
    const colours = coloursFor(process.stderr);
    const at = event.at.getTime();
    const seconds = (at - (this.entered.get(event.state) ?? at)) / 1000;
    const clock = ((at - (this.began ?? at)) / 1000).toFixed(1).padStart(6);
    const task = this.task ? ` ${colours.dim(`(${this.task})`)}` : '';
    const text = `${colours.dim(`${clock}s`)}  ${step}${task}  ${colours.dim(`${seconds.toFixed(1)}s`)}  ${describeOutput(outputOf(event))}`;
    if (this.live) this.live.above(text.trimEnd());
    else say(text.trimEnd());
    if (LEADING.has(event.state)) this.goOn(event);
  }

  private goOn({ output }: StateEvent): void {
    try {
      const next = NextSchema.parse(JSON.parse(output ?? '{}'));
      this.task = next.task ?? this.task;
      this.tier = next.tier?.name ?? this.tier;
    } catch {
      // An output that says nothing of it changes nothing.
    }
  }
}

const LEADING = new Set<string>([BUILD_STATES.takePlan, BUILD_STATES.judge, BUILD_STATES.weigh]);
