import type { ForgeSummary } from '../../core/contracts/index.ts';
import { course, percent } from '../../core/report/forge-rows.ts';
import { coloursFor } from './colours.ts';
import { table } from './table.ts';
import { visible } from './visible.ts';

/** Characters of a bar that stands for 100 percent. */
const BAR = 20;
/** Suspected bugs that the terminal names; the report has all. */
const MOST_BUGS = 10;

/** How a suite came on, round by round, and what its tests say against the code. */
export function forgeLines(forge: ForgeSummary): string[] {
  const colours = coloursFor(process.stdout);
  const rows = course(forge).map(({ name, figures }, index) => {
    const round = forge.rounds[index - 1];
    return [
      `  ${round ? `round ${name}` : name}`,
      round?.tier ?? '',
      `${bar(figures.coverage)} ${percent(figures.coverage).padStart(7)}`,
      `${bar(figures.mutation)} ${percent(figures.mutation).padStart(7)}`,
      round ? `${round.after_run.replace('_', ' ')}${round.best ? '' : ', not kept'}` : '',
    ];
  });
  const bugs = forge.suspected_bugs.slice(0, MOST_BUGS).map((bug) => {
    const place = `${bug.path}${bug.line ? `:${bug.line}` : ''}`;
    return `  ${colours.yellow('bug?')}    ${visible(`${place} ${bug.function}: ${bug.reason.replace(/\s+/g, ' ')}`)}`;
  });
  const more = forge.suspected_bugs.length - bugs.length;
  return [
    ...table([['', '', 'coverage', 'mutation', ''], ...rows]).map((line) => line.trimEnd()),
    ...bugs,
    ...(more > 0 ? [`  bug?    ${more} more are in the report`] : []),
  ];
}

/** A percentage as a bar; nothing where there is none. */
export function bar(value: number | null): string {
  const full = Math.round(((value ?? 0) / 100) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}
