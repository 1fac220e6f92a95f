import type { ForgeFigures, ForgeProgress } from '../../../core/contracts/forge-state.ts';

/** Where bars are, in units of the drawing; their whole width stands for 100 percent. */
export const BAR = { left: 76, width: 320, height: 14 };

/** The figures before, or those of a round. */
export interface ForgeRow {
  readonly label: string;
  readonly tier: string;
  readonly verdict: string;
  readonly figures: Pick<ForgeFigures, 'coverage' | 'mutation'>;
}

/** The rounds of a run of forge, behind what was there before. */
export function forgeRows({ before, rounds }: ForgeProgress): ForgeRow[] {
  const first = before ? [{ label: 'Before', tier: '–', verdict: '–', figures: before }] : [];
  return [
    ...first,
    ...rounds.map(({ round, tier, after_run, best, figures }) => ({
      label: `Round ${round}`,
      tier,
      verdict: `${after_run.replace('_', ' ')}${best ? '' : ', not kept'}`,
      figures,
    })),
  ];
}

/** Where the bar of a percentage ends; at its beginning where there is none. */
export function barEnd(value: number | null): number {
  return BAR.left + ((value ?? 0) / 100) * BAR.width;
}

export function percent(value: number | null): string {
  return value === null ? 'none' : `${value.toFixed(2)}%`;
}
