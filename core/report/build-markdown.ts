import { bullet, oneLine, section } from './markdown-parts.ts';
import { headline, type ReportModel, tierLine } from './model.ts';

/** `report.md` of a run of build. */
export function buildMarkdown(model: ReportModel): string {
  const { summary, attempts } = model;
  const { build } = summary;
  if (!build) return '';
  return [
    '# Build report',
    '',
    `**${oneLine(headline(model))}**`,
    '',
    `Goal: ${oneLine(build.goal)}`,
    '',
    `Run \`${summary.run_id}\`, plan \`${build.plan_id}\`: $${summary.cost_usd.toFixed(4)}, ended by \`${summary.stop_reason}\`.`,
    '',
    ...section(
      'Tasks',
      build.tasks.map((task) => bullet(taskLine(task))),
    ),
    ...section(
      'Attempts',
      attempts.map((attempt) =>
        bullet(
          `round ${attempt.round}, ${attempt.task}, ${attempt.tier}: ${attempt.summary}; ` +
            `${attempt.accepted ? 'accepted' : `refused, ${attempt.reason}`}`,
        ),
      ),
    ),
    ...section(
      'Files',
      model.files.map((file) => bullet(`${file.path}${file.added ? ' (new)' : ''}`)),
    ),
    ...section('Packages that the code would need; nothing was installed', build.dependencies.map(bullet)),
    ...section('Warnings of the tester', build.warnings.map(bullet)),
    ...section('What was not done, and why', model.notes.map(bullet)),
    ...section('What each tier did', summary.tiers.map(tierLine).map(bullet)),
    ...(summary.final_report ? section('Final report', [oneLine(summary.final_report.recommendation)]) : []),
  ].join('\n');
}

type Task = NonNullable<ReportModel['summary']['build']>['tasks'][number];

/** One task in a line: what it is, and how it came out. */
export function taskLine({ id, title, passed, attempts, tier }: Task): string {
  if (attempts === 0) return `${id} ${title}: not begun`;
  return `${id} ${title}: ${passed ? 'passed' : 'failed'}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, tier ${tier}`;
}
