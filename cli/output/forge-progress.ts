import { z } from 'zod';
import { ForgeFiguresSchema } from '../../core/contracts/index.ts';
import { percent } from '../../core/report/forge-rows.ts';
import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import { stepOfState } from '../../core/workflows/steps.ts';
import type { StateEvent } from '../runs/executions.ts';
import { coloursFor } from './colours.ts';
import { bar } from './forge-lines.ts';
import { LiveLine } from './live-line.ts';
import { say } from './print.ts';
import { describeOutput, type Progress } from './progress.ts';
import { outputOf } from './run-facts.ts';

/** What the supervisor's state tells of a round. */
const SupervisedSchema = z.object({
  decision: z.string(),
  verdict: z.object({
    round: z.int(),
    figures: ForgeFiguresSchema,
    before: z.object({ coverage: z.number(), mutation: z.number().nullable() }).nullable(),
    best: z.boolean(),
  }),
});

/** The progress of a run of forge: a line a step, and two bars a round. */
export function openForgeProgress(silent: boolean): Progress {
  if (silent) return { tell: () => {}, spent: () => {}, end: () => {} };
  const live = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  return new ForgeProgress(live ? new LiveLine() : undefined);
}

/** Tells the steps of a run of forge as they go by. */
export class ForgeProgress implements Progress {
  private readonly entered = new Map<string, number>();
  private readonly live: LiveLine | undefined;
  private began: number | undefined;
  private round = 0;
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
    if (event.entered && event.state === FORGE_STATES.whoWrites) this.round += 1;
    const step = stepOfState(event.state);
    if (step && event.entered) {
      this.entered.set(event.state, at);
      this.step = step;
    }
    if (step && !event.entered) this.done(event, step);
    this.live?.show(() => [this.step, `round ${this.round}`, `$${this.cost.toFixed(4)}`].join(' | '), this.began);
  }

  private done(event: StateEvent, step: string): void {
    const colours = coloursFor(process.stderr);
    const at = event.at.getTime();
    const seconds = (at - (this.entered.get(event.state) ?? at)) / 1000;
    const clock = ((at - (this.began ?? at)) / 1000).toFixed(1).padStart(6);
    const round = this.round > 0 ? ` ${colours.dim(`(round ${this.round})`)}` : '';
    const told = event.state === FORGE_STATES.supervise ? '' : describeOutput(outputOf(event));
    this.line(
      `${colours.dim(`${clock}s`)}  ${step}${round}  ${colours.dim(`${seconds.toFixed(1)}s`)}  ${told}`.trimEnd(),
    );
    for (const line of event.state === FORGE_STATES.supervise ? supervised(event) : []) this.line(line);
  }

  private line(text: string): void {
    if (this.live) this.live.above(text);
    else say(text);
  }
}

/** The figures of a round, before and after, as bars. */
function supervised({ output }: StateEvent): string[] {
  const parsed = SupervisedSchema.safeParse(readOutput(output)).data;
  if (!parsed) return [];
  const { figures, before, best } = parsed.verdict;
  const row = (name: string, was: number | null, is: number | null) =>
    `         ${name.padEnd(9)} ${bar(is)} ${percent(was)} -> ${percent(is)}`;
  return [
    row('coverage', before?.coverage ?? null, figures.coverage),
    row('mutation', before?.mutation ?? null, figures.mutation),
    `         ${best ? 'kept' : 'not kept'}; ${parsed.decision === 'ENHANCE' ? 'another round follows' : 'finished'}`,
  ];
}

function readOutput(output: string | undefined): unknown {
  try {
    return JSON.parse(output ?? '{}');
  } catch {
    return {};
  }
}
