import type { FixAttempt, RunSummary } from '../contracts/index.ts';
import { taskLine } from './build-markdown.ts';
import { oneLine } from './cycle.ts';
import { plain } from './pull-request.ts';

const TITLE_LENGTH = 66;

/** The title of the pull request of a run of build. */
export function buildPullRequestTitle({ build, status }: RunSummary): string {
  const goal = oneLine(build?.goal ?? '');
  const short = goal.length > TITLE_LENGTH ? `${goal.slice(0, TITLE_LENGTH - 3).trimEnd()}...` : goal;
  return `${status === 'success' ? 'feat' : 'WIP'}: ${short}`;
}

/** Its text, with the report of the run; what users and models wrote is plain text in it. */
export function buildPullRequestBody(summary: RunSummary, attempts: readonly FixAttempt[]): string {
  const { build } = summary;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${plain(line)}`), ''];
  return [
    plain(summary.stop_detail),
    '',
    `Goal: ${plain(build?.goal ?? '')}`,
    '',
    ...list('Tasks', (build?.tasks ?? []).map(taskLine)),
    ...list(
      'Attempts',
      attempts.map((one) => `${one.task} by ${one.tier}: ${one.accepted ? 'accepted' : `refused, ${one.reason}`}`),
    ),
    ...list('Packages that the code would need', build?.dependencies ?? []),
    ...list('Warnings', build?.warnings ?? []),
    ...list('Final report', summary.final_report ? [summary.final_report.recommendation] : []),
    `Run ${plain(summary.run_id)}, $${summary.cost_usd.toFixed(4)}.`,
    '',
  ].join('\n');
}
