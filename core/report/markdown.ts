import { fenceFor } from '../answers/fence.ts';
import type { FinalReport } from '../contracts/index.ts';
import { buildMarkdown } from './build-markdown.ts';
import { evidenceMarkdown, functionsMarkdown } from './evidence-markdown.ts';
import { forgeMarkdown } from './forge-markdown.ts';
import { bullet, oneLine, section, tableSection } from './markdown-parts.ts';
import { headline, publishedLine, type ReportModel, tierLine, verdictLine } from './model.ts';
import { programLines } from './program-lines.ts';
import { proofLine, SURVIVOR_HEADS, survivorRows } from './proof-lines.ts';

/** `report.md`. */
export function markdownReport(model: ReportModel): string {
  if (model.summary.build) return buildMarkdown(model);
  return model.forge && model.summary.forge ? forgeMarkdown(model) : refactorMarkdown(model);
}

function refactorMarkdown(model: ReportModel): string {
  const { summary } = model;
  const { tests } = summary;
  return [
    '# Refactoring report',
    '',
    `**${oneLine(headline(model))}**`,
    '',
    publishedLine(model),
    '',
    ...(summary.verdict ? [verdictLine(summary), ''] : []),
    '| | before | after |',
    '|---|---|---|',
    `| pylint score | ${summary.pylint_baseline.toFixed(2)} | ${summary.pylint_current.toFixed(2)} |`,
    '',
    `Tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.errors} errors, ${tests.skipped} skipped, ${tests.total} in all.`,
    '',
    ...(summary.proof ? [`Mutation score of the tests: ${proofLine(summary.proof)}.`, ''] : []),
    `Run \`${summary.run_id}\`: ${summary.iterations} iterations, $${summary.cost_usd.toFixed(4)}, ended by \`${summary.stop_reason}\`.`,
    '',
    ...evidenceMarkdown(model),
    ...section('Changes', model.files.flatMap(fileLines)),
    ...functionsMarkdown(model),
    ...section('Programs', programLines(summary.programs, (command) => `\`${command}\``).map(bullet)),
    ...section(
      'What was not done, and why',
      [...model.notes, ...model.dropped.map((t) => `Test ${t.nodeid} was dropped: ${t.reason}`)].map(bullet),
    ),
    ...section('Security findings that a change brought', model.security_findings.map(bullet)),
    ...section(
      'Tests',
      model.tests.map((test) => bullet(`\`${test.nodeid}\`: ${test.outcome}${test.flaky ? ' (flaky)' : ''}`)),
    ),
    ...section(
      'Tests written by the Judge',
      model.generated.map((test) =>
        bullet(
          `\`${test.nodeid}\`: ${test.intent}, confidence ${test.confidence.toFixed(2)}, ${test.evidence.replace('_', ' ')}, ${test.outcome_before} on the input`,
        ),
      ),
    ),
    ...(summary.proof ? tableSection('Mutants that no test detects', SURVIVOR_HEADS, survivorRows(summary.proof)) : []),
    ...section(
      'Attempts',
      model.attempts.map((attempt) =>
        bullet(
          `round ${attempt.round}, ${attempt.tier}: ${attempt.summary}; ${attempt.tests_red} tests red, score ${attempt.pylint_score}; ` +
            `${attempt.accepted ? 'accepted' : `refused, ${attempt.reason}`}`,
        ),
      ),
    ),
    ...section('What each tier did', summary.tiers.map(tierLine).map(bullet)),
    ...finalLines(summary.final_report),
    ...section('Isolation of the code under repair', model.isolation.map(bullet)),
  ].join('\n');
}

/** What a person needs where every tier was tried in vain. */
function finalLines(report: FinalReport | null): string[] {
  if (!report) return [];
  const fence = fenceFor(report.last_diff);
  return [
    '## Final report',
    '',
    oneLine(report.recommendation),
    '',
    `Attempts: ${report.total_attempts}, by ${[...new Set(report.tiers_used)].join(', ')}.`,
    '',
    ...report.unique_errors.map(bullet),
    '',
    ...(report.last_diff
      ? ['The last change that was tried:', '', `${fence}diff`, report.last_diff.trimEnd(), fence, '']
      : []),
  ];
}

function fileLines(file: ReportModel['files'][number]): string[] {
  const reasons = file.changes.map((change) =>
    bullet(`${change.line > 0 ? `line ${change.line}: ` : ''}${change.message} (${change.rule})`),
  );
  return [`### ${oneLine(file.path)}${file.added ? ' (new)' : ''}`, '', ...reasons, ''];
}
