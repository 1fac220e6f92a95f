import type { RunTimes } from '../runs/times.ts';
import { table } from './table.ts';
import { visible } from './visible.ts';

const MOST_FILES = 20;
const s = (seconds: number) => seconds.toFixed(2);

/** Where the time of a run went: by step, by tool, between the steps, by file. */
export function timesLines({ wall, steps, files }: RunTimes): string[] {
  const inSteps = sum(steps.map((step) => step.wall));
  const rows = steps.map((step) => [
    step.step,
    s(step.wall),
    step.worked === undefined ? '' : s(Math.max(0, step.wall - step.worked)),
    [...step.tools]
      .sort((a, b) => b[1] - a[1])
      .map(([tool, seconds]) => `${tool} ${s(seconds)}`)
      .join(', '),
  ]);
  const tools = new Map<string, number>();
  for (const step of steps) for (const [tool, seconds] of step.tools) tools.set(tool, (tools.get(tool) ?? 0) + seconds);
  const most = [...tools].sort((a, b) => b[1] - a[1]).map(([tool, seconds]) => [tool, s(seconds)]);
  const shown = files.slice(0, MOST_FILES).map((file) => [visible(file.path), s(file.pylint), s(file.tests)]);
  return [
    `time: ${s(wall)} s, of which ${s(Math.max(0, wall - inSteps))} s between steps; what ran side by side is added up`,
    '',
    ...table([['STEP', 'SECONDS', 'WAITING', 'TOOLS'], ...rows]).map((line) => line.trimEnd()),
    ...(most.length > 0 ? ['', ...table([['TOOL', 'SECONDS'], ...most])] : []),
    ...(shown.length > 0 ? ['', ...table([['FILE', 'PYLINT', 'TESTS ONCE'], ...shown])] : []),
    ...(files.length > MOST_FILES ? [`and ${files.length - MOST_FILES} files more`] : []),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
