import { taskLine } from './build-markdown.ts';
import { escapeHtml, fileDetails, list, page, section, table } from './html-parts.ts';
import { headline, type ReportModel, tierLine } from './model.ts';

/** `report.html` of a run of build. */
export function buildHtml(model: ReportModel): string {
  const { summary } = model;
  const { build } = summary;
  if (!build) return '';
  const good = summary.status === 'success';
  return page(`Build report ${summary.run_id}`, '', [
    '<h1>Build report</h1>',
    `<p class="outcome ${good ? 'good' : 'bad'}">${escapeHtml(headline(model))}</p>`,
    `<p>${escapeHtml(build.goal)}</p>`,
    section('Tasks', [list(build.tasks.map(taskLine))]),
    section('Attempts', [
      table(
        ['Round', 'Task', 'Tier', 'What was done', 'Verdict'],
        model.attempts.map((attempt) => [
          String(attempt.round),
          attempt.task ?? '',
          attempt.tier,
          attempt.summary,
          attempt.accepted ? 'accepted' : `refused: ${attempt.reason}`,
        ]),
      ),
    ]),
    section('Changes', model.files.map(fileDetails)),
    section('Packages that the code would need; nothing was installed', [list(build.dependencies)]),
    section('Warnings of the tester', [list(build.warnings)]),
    section('What was not done, and why', [list(model.notes)]),
    section('What each tier did', [list(summary.tiers.map(tierLine))]),
  ]);
}
