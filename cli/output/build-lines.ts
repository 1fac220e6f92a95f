import type { BuildSummary } from '../../core/contracts/index.ts';
import { coloursFor } from './colours.ts';
import { visible } from './visible.ts';

/** The tasks of a run of build, a line each, and what a person should know besides. */
export function buildLines(build: BuildSummary): string[] {
  const colours = coloursFor(process.stdout);
  const tasks = build.tasks.map(({ id, title, passed, attempts, tier }) => {
    const sign = passed ? colours.green('passed') : attempts > 0 ? colours.yellow('failed') : 'not begun';
    const how =
      attempts > 0 ? `  ${colours.dim(`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${tier}`)}` : '';
    return `  ${id.padEnd(7)} ${sign}  ${visible(title.replace(/\s+/g, ' '))}${how}`;
  });
  const needs =
    build.dependencies.length > 0 ? [`  needs   ${visible(build.dependencies.join(', '))}: not installed`] : [];
  return [...tasks, ...needs, ...build.warnings.map((warning) => `  warning ${visible(warning)}`)];
}

/** What `--json` tells of a run of build beside what it tells of every run. */
export function buildFields({ goal, plan_id, tasks, warnings, dependencies }: BuildSummary) {
  return { goal, plan_id, tasks, warnings, dependencies };
}
