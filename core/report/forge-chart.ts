import type { ForgeReport, ForgeSummary } from '../contracts/index.ts';
import { drawing } from './charts.ts';
import { course, percent } from './forge-rows.ts';

/** Styles of the chart beside those of all charts. */
export const FORGE_CHART_STYLE = `
.line-coverage { fill: none; stroke: var(--good); stroke-width: 2; } .dot-coverage { fill: var(--good); }
.line-mutation { fill: none; stroke: currentColor; stroke-width: 2; stroke-dasharray: 6 4; } .dot-mutation { fill: currentColor; }
.target { stroke: var(--bad); stroke-dasharray: 2 4; }
`;

/** Coverage and mutation by round, with the targets; the figures before come first. */
export function forgeChart(forge: ForgeSummary, targets: ForgeReport['targets']): string {
  const points = course(forge);
  if (points.length < 2) return '';
  const { columnAt, gridLine, label, names, figure, y } = drawing(points.length);
  const told = points
    .map(({ name, figures }) => {
      const when = name === 'before' ? 'before' : `round ${name}`;
      return `${when}: coverage ${percent(figures.coverage)}, mutation ${percent(figures.mutation)}`;
    })
    .join('; ');
  const line = (kind: 'coverage' | 'mutation') => {
    const known = points.flatMap(({ figures }, index) =>
      figures[kind] === null ? [] : [{ x: columnAt(index), y: y(figures[kind]), text: figures[kind].toFixed(1) }],
    );
    const path = known.map((point) => `${point.x},${point.y}`).join(' ');
    const dots = known.map(
      (point) =>
        `<circle class="dot-${kind}" cx="${point.x}" cy="${point.y}" r="4"/>${label(point.x, point.y + (kind === 'coverage' ? -9 : 19), point.text)}`,
    );
    return [`<polyline class="line-${kind}" points="${path}"/>`, ...dots];
  };
  const target = (value: number) => gridLine(value, `${value}%`, 'target');
  return `<div class="charts">${figure('forge', 'Coverage (line) and mutation score (dashed) by round', told, [
    ...[0, 50, 100].map((value) => gridLine(value, String(value), 'grid')),
    ...[...new Set([targets.coverage, targets.mutation])].filter((value) => value !== 50).map(target),
    ...line('coverage'),
    ...line('mutation'),
    ...names(points.map((point) => point.name)),
  ])}</div>`;
}
