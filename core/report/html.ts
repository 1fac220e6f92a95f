import type { FinalReport } from '../contracts/index.ts';
import { CHART_STYLE, charts } from './charts.ts';
import { headline, publishedLine, type ReportFile, type ReportModel, tierLine } from './model.ts';

/** Text as it may stand in HTML. Everything that comes from a run goes through here. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #cf222e; --add: #2da44e22; --del: #cf222e22; }
@media (prefers-color-scheme: dark) { :root { --good: #4ac26b; --bad: #ff7b72; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.outcome { font-weight: 600; border-left: .3rem solid; padding: .3rem .8rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .8rem; }
dl div { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem; }
dt { font-size: .8rem; opacity: .75; } dd { margin: 0; font-size: 1.2rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; } pre { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; padding: .5rem 0; }
pre span { display: block; padding: 0 .8rem; min-height: 1.2em; } .add { background: var(--add); } .del { background: var(--del); } .hunk { opacity: .65; }
summary { cursor: pointer; font-weight: 600; } details { margin: .6rem 0; } td { overflow-wrap: anywhere; }
`;

/** `report.html`: one file with all it needs, no script, nothing loaded from elsewhere. */
export function htmlReport(model: ReportModel): string {
  const { summary } = model;
  const good = summary.status === 'success';
  const body = [
    '<h1>Refactoring report</h1>',
    `<p class="outcome ${good ? 'good' : 'bad'}">${escapeHtml(headline(model))}</p>`,
    `<p>${escapeHtml(publishedLine(model))}</p>`,
    figures(model),
    section('Course of the run', [charts(model)]),
    section('Changes', model.files.map(fileDetails)),
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
        ['Test', 'Intent', 'Confidence', 'On the input'],
        model.generated.map((test) => [test.nodeid, test.intent, test.confidence.toFixed(2), test.outcome_before]),
      ),
    ]),
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
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>Refactoring report ${escapeHtml(summary.run_id)}</title><style>${STYLE}${CHART_STYLE}</style></head><body>`,
    ...body.filter(Boolean),
    '</body></html>',
    '',
  ].join('\n');
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

function figures({ summary }: ReportModel): string {
  const { tests } = summary;
  const items: [string, string][] = [
    ['pylint score', `${summary.pylint_baseline.toFixed(2)} → ${summary.pylint_current.toFixed(2)}`],
    ['tests passed', `${tests.passed} of ${tests.total}`],
    ['failed, errors, skipped', `${tests.failed}, ${tests.errors}, ${tests.skipped}`],
    ['iterations', String(summary.iterations)],
    ['files changed', String(summary.files_changed.length)],
    ['cost', `$${summary.cost_usd.toFixed(4)}`],
    ['ended by', summary.stop_reason],
  ];
  return `<dl>${items.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

function section(title: string, parts: readonly string[]): string {
  const content = parts.filter(Boolean).join('\n');
  return content && `<section><h2>${escapeHtml(title)}</h2>\n${content}</section>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(heads, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

/** What the first character of a line in a hunk says. */
const LINE_KINDS: Record<string, string> = { '@': 'hunk', '+': 'add', '-': 'del' };

function fileDetails(file: ReportFile): string {
  const reasons = file.changes.map(
    (change) => `${change.line > 0 ? `Line ${change.line}: ` : ''}${change.message} (${change.rule})`,
  );
  return `<details open><summary>${escapeHtml(file.path)}${file.added ? ' (new)' : ''}</summary>${list(reasons)}${diffBlock(file.diff)}</details>`;
}

function diffBlock(diff: string): string {
  let inHunk = false;
  const lines = diff
    .trimEnd()
    .split('\n')
    .map((line) => {
      if (line.startsWith('diff --git ')) inHunk = false;
      if (line.startsWith('@@')) inHunk = true;
      const kind = inHunk ? (LINE_KINDS[line.charAt(0)] ?? '') : 'hunk';
      return `<span${kind ? ` class="${kind}"` : ''}>${escapeHtml(line)}</span>`;
    });
  return `<pre>${lines.join('')}</pre>`;
}
