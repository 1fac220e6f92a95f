import { CHART_STYLE } from './charts.ts';
import { FORGE_CHART_STYLE, forgeChart } from './forge-chart.ts';
import { figureRows } from './forge-rows.ts';
import { forgeLists, forgeSentences, forgeTables } from './forge-sections.ts';
import { escapeHtml, fileDetails, list, page, section, table } from './html-parts.ts';
import { headline, type ReportModel } from './model.ts';

/** `report.html` of a run of forge: one file with all it needs, no script, nothing loaded from elsewhere. */
export function forgeHtml(model: ReportModel): string {
  const { summary, forge } = model;
  if (!forge || !summary.forge) return '';
  const good = summary.status === 'success';
  const { suite, run } = forgeSentences(model);
  return page(`Forge report ${summary.run_id}`, `${CHART_STYLE}${FORGE_CHART_STYLE}`, [
    '<h1>Forge report</h1>',
    `<p class="outcome ${good ? 'good' : 'bad'}">${escapeHtml(headline(model))}</p>`,
    `<p>${escapeHtml(`${suite} ${run}`)}</p>`,
    table(['', 'Before', 'After'], figureRows(summary.forge)),
    section('Course of the run', [forgeChart(summary.forge, forge.targets)]),
    ...forgeTables(model).map(({ title, heads, rows }) => section(title, [table(heads, rows)])),
    section('Test files', model.files.map(fileDetails)),
    ...forgeLists(model).map(({ title, items }) => section(title, [list(items)])),
  ]);
}
