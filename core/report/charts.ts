import type { ReportModel } from './model.ts';

/** The project as it was after an iteration that measured it; the input comes first. */
interface Point {
  readonly name: string;
  readonly score: number;
  readonly green: number;
  readonly red: number;
  /** Whether it was kept; one that was refused is drawn hollow. */
  readonly kept: boolean;
}

const WIDTH = 560;
const HEIGHT = 240;
const PLOT = { left: 46, right: 546, top: 34, bottom: 196 };

/** Styles of the charts: the colours are those of the page, so that they follow its light or dark. */
export const CHART_STYLE = `
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; overflow-x: auto; } figcaption { font-weight: 600; }
svg { display: block; width: 100%; min-width: 28rem; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; paint-order: stroke; stroke: Canvas; stroke-width: 4px; }
.grid { stroke: var(--line); } .course { fill: none; stroke: currentColor; stroke-width: 2; } .mark { stroke: currentColor; stroke-width: 2; fill: currentColor; }
.mark.hollow { fill: Canvas; } .bar-green { fill: var(--good); } .bar-red { fill: var(--bad); } .hollow-bar { opacity: .45; }
`;

/** Charts of the score and of the tests by iteration; nothing where the input was never measured. */
export function charts(model: ReportModel): string {
  const points = pointsOf(model);
  if (points.length === 0) return '';
  return `<div class="charts">${scoreChart(points)}${testsChart(points)}</div>`;
}

function pointsOf({ baseline, attempts }: ReportModel): Point[] {
  if (!baseline) return [];
  const { pylint_score: score, tests, tests_red: red } = baseline;
  return [
    { name: 'input', score, green: tests.passed, red, kept: true },
    ...attempts.map((attempt) => ({
      name: String(attempt.round),
      score: attempt.pylint_score,
      green: attempt.tests_passed,
      red: attempt.tests_red,
      kept: attempt.accepted,
    })),
  ];
}

/** Where the middle of a column is. */
function columnAt(index: number, count: number): number {
  return PLOT.left + ((index + 0.5) * (PLOT.right - PLOT.left)) / count;
}

/** A scale from values to heights; the lowest value is at the bottom. */
function scale(lowest: number, highest: number): (value: number) => number {
  const span = Math.max(highest - lowest, 1e-9);
  return (value) => PLOT.bottom - ((value - lowest) / span) * (PLOT.bottom - PLOT.top);
}

function scoreChart(points: readonly Point[]): string {
  const lowest = Math.floor(Math.min(0, ...points.map((point) => point.score)));
  const y = scale(lowest, 10);
  const x = (index: number) => columnAt(index, points.length);
  const kept = points.flatMap((point, index) => (point.kept ? [`${round(x(index))},${round(y(point.score))}`] : []));
  const marks = points.map((point, index) => {
    const at = { x: x(index), y: y(point.score) };
    return `<circle class="mark${point.kept ? '' : ' hollow'}" cx="${round(at.x)}" cy="${round(at.y)}" r="5"/>${label(at.x, at.y - 11, point.score.toFixed(2))}`;
  });
  const told = points.map((point) => `${sayName(point)}: ${point.score.toFixed(2)}`).join('; ');
  const grid = [lowest, (lowest + 10) / 2, 10].map((value) => gridLine(y(value), String(value)));
  return figure('score', 'pylint score by iteration', told, [
    ...grid,
    `<polyline class="course" points="${kept.join(' ')}"/>`,
    ...marks,
    ...names(points),
  ]);
}

function testsChart(points: readonly Point[]): string {
  const highest = Math.max(1, ...points.map((point) => point.green + point.red));
  const y = scale(0, highest);
  const width = Math.min(56, ((PLOT.right - PLOT.left) / points.length) * 0.6);
  const bars = points.map((point, index) => {
    const x = columnAt(index, points.length);
    const top = y(point.green + point.red);
    const classes = (name: string) => `${name}${point.kept ? '' : ' hollow-bar'}`;
    return [
      bar(classes('bar-green'), x - width / 2, y(point.green), width, PLOT.bottom - y(point.green)),
      bar(classes('bar-red'), x - width / 2, top, width, y(point.green) - top),
      label(x, top - 7, `${point.green}/${point.red}`),
    ].join('');
  });
  const told = points.map((point) => `${sayName(point)}: ${point.green} green, ${point.red} red`).join('; ');
  const grid = [...new Set([0, highest])].map((value) => gridLine(y(value), String(value)));
  return figure('tests', 'Tests by iteration: green/red', told, [...grid, ...bars, ...names(points)]);
}

/** The description holds every value, for those who do not see the drawing. */
function figure(id: string, title: string, description: string, parts: readonly string[]): string {
  return [
    `<figure><figcaption>${title}</figcaption>`,
    `<svg role="img" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-labelledby="chart-${id}-title chart-${id}-text">`,
    `<title id="chart-${id}-title">${title}</title><desc id="chart-${id}-text">${description}.</desc>`,
    ...parts,
    '</svg></figure>',
  ].join('\n');
}

function names(points: readonly Point[]): string[] {
  return points.map((point, index) => {
    const x = columnAt(index, points.length);
    const refused = point.kept ? '' : label(x, PLOT.bottom + 36, 'refused');
    return `${label(x, PLOT.bottom + 19, point.name)}${refused}`;
  });
}

function sayName(point: Point): string {
  const name = point.name === 'input' ? 'the input' : `iteration ${point.name}`;
  return point.kept ? name : `${name}, refused`;
}

function gridLine(y: number, text: string, kind = 'grid'): string {
  return `<line class="${kind}" x1="${PLOT.left}" y1="${round(y)}" x2="${PLOT.right}" y2="${round(y)}"/><text x="${PLOT.left - 8}" y="${round(y + 4)}" text-anchor="end">${text}</text>`;
}

function bar(classes: string, x: number, y: number, width: number, height: number): string {
  return `<rect class="${classes}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
}

function label(x: number, y: number, text: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle">${text}</text>`;
}

/** Tenths of a pixel: the same bytes on every machine. */
function round(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

/** What a chart of percentages with so many columns is drawn with. */
export function drawing(count: number) {
  const y = scale(0, 100);
  return {
    columnAt: (index: number) => Number(round(columnAt(index, count))),
    y: (value: number) => Number(round(y(value))),
    gridLine: (value: number, text: string, kind: string) => gridLine(y(value), text, kind),
    label,
    names: (texts: readonly string[]) =>
      texts.map((text, index) => label(columnAt(index, count), PLOT.bottom + 19, text)),
    figure,
  };
}
