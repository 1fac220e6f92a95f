import { z } from 'zod';
import { ForgeFiguresSchema } from '../../core/contracts/index.ts';
import { percent } from '../../core/report/forge-rows.ts';
import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import type { StateEvent } from '../runs/executions.ts';
import { bar } from './forge-lines.ts';
import { readOutput } from './run-facts.ts';
import { type Progress, progressTo, StepProgress } from './step-progress.ts';

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
  return progressTo(silent, (live) => new ForgeProgress(live));
}

/** Tells the steps of a run of forge as they go by. */
export class ForgeProgress extends StepProgress {
  private round = 0;

  protected override note({ state, entered }: StateEvent): void {
    if (entered && state === FORGE_STATES.whoWrites) this.round += 1;
  }

  protected liveText(step: string): string {
    return [step, `round ${this.round}`, `$${this.cost.toFixed(4)}`].join(' | ');
  }

  protected place(): string {
    return this.round > 0 ? `round ${this.round}` : '';
  }

  protected override outcome(event: StateEvent): string {
    return event.state === FORGE_STATES.supervise ? '' : super.outcome(event);
  }

  protected override after(event: StateEvent): readonly string[] {
    return event.state === FORGE_STATES.supervise ? supervised(event) : [];
  }
}

/** The figures of a round, before and after, as bars. */
function supervised(event: StateEvent): string[] {
  const parsed = readOutput(event, SupervisedSchema);
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
