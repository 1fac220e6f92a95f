import type { FinalReport, SuiteProof } from '../contracts/index.ts';
import { buildHtml } from './build-html.ts';
import { CHART_STYLE, charts } from './charts.ts';
import { evidenceHtml, functionsHtml } from './evidence-html.ts';
import { forgeHtml } from './forge-html.ts';
import { diffBlock, escapeHtml, fileDetails, list, page, section, table } from './html-parts.ts';
import { headline, publishedLine, type ReportModel, tierLine, verdictLine } from './model.ts';
import { programLines } from './program-lines.ts';
import { proofLine, SURVIVOR_HEADS, survivorRows } from './proof-lines.ts';

/** `report.html`: one file with all it needs, no script, nothing loaded from elsewhere. */
export function htmlReport(model: ReportModel): string {
  if (model.summary.build) return buildHtml(model);
  return model.forge && model.summary.forge ? forgeHtml(model) : refactorHtml(model);
}

function refactorHtml(model: ReportModel): string {
  const { summary } = model;
  const good = summary.status === 'success';
  const body = [
    '<h1>Refactoring report</h1>',
    `<p class="outcome ${good ? 'good' : 'bad'}">${escapeHtml(headline(model))}</p>`,
    `<p>${escapeHtml(publishedLine(model))}</p>`,
    summary.verdict ? `<p>${escapeHtml(verdictLine(summary))}</p>` : '',
    figures(model),
    ...evidenceHtml(model),
    section('Course of the run', [charts(model)]),
    section('Changes', model.files.map(fileDetails)),
    functionsHtml(model),
    section('Programs', [list(programLines(summary.programs))]),
    section('What was not done, and why', [
      list([...model.notes, ...model.dropped.map((test) => `Test ${test.nodeid} was dropped: ${test.reason}`)]),
    ]),
    section('Security findings that a change brought', [list(model.security_findings)]),
    section('Tests', [
      table(
        ['Test', 'Outcome', 'Message'],
        model.tests.map((test) => [test.nodeid, `${test.outcome}${test.flaky ? ' (flaky)' : ''}`, test.message ?? '']),
      ),
    ]),
    section('Tests written by the Judge', [
      table(
        ['Test', 'Intent', 'Evidence', 'Confidence', 'On the input'],
        model.generated.map((test) => [
          test.nodeid,
          test.intent,
          test.evidence.replace('_', ' '),
          test.confidence.toFixed(2),
          test.outcome_before,
        ]),
      ),
    ]),
    section('Mutants that no test detects', [summary.proof ? table(SURVIVOR_HEADS, survivorRows(summary.proof)) : '']),
    section('Attempts', [
      table(
        ['Round', 'Tier', 'What was done', 'Red', 'Score', 'Verdict'],
        model.attempts.map((attempt) => [
          String(attempt.round),
          attempt.tier,
          attempt.summary,
          String(attempt.tests_red),
          attempt.pylint_score.toFixed(2),
          attempt.accepted ? 'accepted' : `refused: ${attempt.reason}`,
        ]),
      ),
    ]),
    section('What each tier did', [list(summary.tiers.map(tierLine))]),
    ...finalReport(summary.final_report),
    section('What the tools still find', [findingsTable(model)]),
    section('Isolation of the code under repair', [list(model.isolation)]),
  ];
  return page(`Refactoring report ${summary.run_id}`, CHART_STYLE, body);
}

/** Rows of findings that the page shows; report.json and report.sarif hold them all. */
const MOST_FINDINGS = 200;

/** What is left in the result, red tests apart: they are listed above. */
function findingsTable({ findings }: ReportModel): string {
  const left = findings.filter((finding) => finding.state !== 'fixed' && finding.tool !== 'tests');
  const rows = left.slice(0, MOST_FINDINGS).map((one) => {
    const place = one.line > 0 ? `${one.path}:${one.line}` : one.path;
    return [place, `${one.rule} (${one.tool})`, one.message, one.state === 'new' ? 'new' : 'in the input too'];
  });
  const more = left.length > rows.length ? `<p>${left.length - rows.length} more are in report.sarif.</p>` : '';
  return table(['Place', 'Rule', 'Message', 'Since'], rows) + more;
}

/** What a person needs where every tier was tried in vain. */
function finalReport(report: FinalReport | null): string[] {
  if (!report) return [];
  const attempts = `${report.total_attempts} attempts, by ${[...new Set(report.tiers_used)].join(', ')}`;
  return [
    section('Final report', [
      `<p>${escapeHtml(report.recommendation)}</p><p>${escapeHtml(attempts)}.</p>`,
      list(report.unique_errors),
      report.last_diff ? diffBlock(report.last_diff) : '',
    ]),
  ];
}

function proofFigures(proof: SuiteProof | undefined): [string, string][] {
  return proof ? [['mutation score of the tests', proofLine(proof)]] : [];
}

function figures({ summary }: ReportModel): string {
  const { tests } = summary;
  const items: [string, string][] = [
    ['pylint score', `${summary.pylint_baseline.toFixed(2)} → ${summary.pylint_current.toFixed(2)}`],
    ['tests passed', `${tests.passed} of ${tests.total}`],
    ['failed, errors, skipped', `${tests.failed}, ${tests.errors}, ${tests.skipped}`],
    ...proofFigures(summary.proof),
    ['iterations', String(summary.iterations)],
    ['files changed', String(summary.files_changed.length)],
    ['cost', `$${summary.cost_usd.toFixed(4)}`],
    ['ended by', summary.stop_reason],
  ];
  return `<dl>${items.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}
