import { CHART_STYLE } from './charts.ts';
import { FORGE_CHART_STYLE, forgeChart } from './forge-chart.ts';
import {
  BUG_HEADS,
  bugRows,
  figureRows,
  MODULE_HEADS,
  moduleRow,
  ROUND_HEADS,
  reviewRows,
  roundRow,
} from './forge-rows.ts';
import { escapeHtml, fileDetails, list, page, section, table } from './html-parts.ts';
import { headline, type ReportModel, tierLine } from './model.ts';

/** `report.html` of a run of forge: one file with all it needs, no script, nothing loaded from elsewhere. */
export function forgeHtml(model: ReportModel): string {
  const { summary, forge } = model;
  if (!forge || !summary.forge) return '';
  const good = summary.status === 'success';
  const { trusted, rows } = reviewRows(forge.tests);
  const suite = `${forge.tests.length} tests for ${forge.framework}, ${trusted} of them trusted; ${summary.iterations} rounds, $${summary.cost_usd.toFixed(4)}, ended by ${summary.stop_reason}.`;
  return page(`Forge report ${summary.run_id}`, `${CHART_STYLE}${FORGE_CHART_STYLE}`, [
    '<h1>Forge report</h1>',
    `<p class="outcome ${good ? 'good' : 'bad'}">${escapeHtml(headline(model))}</p>`,
    `<p>${escapeHtml(suite)}</p>`,
    table(['', 'Before', 'After'], figureRows(summary.forge)),
    section('Course of the run', [forgeChart(summary.forge, forge.targets)]),
    section('Suspected bugs', [table(BUG_HEADS, bugRows(summary.forge))]),
    section('Modules', [table(MODULE_HEADS, forge.modules.map(moduleRow))]),
    section('Rounds', [table(ROUND_HEADS, summary.forge.rounds.map(roundRow))]),
    section('Tests to look at', [table(['Test', 'Origin', 'Why'], rows)]),
    section('Test files', model.files.map(fileDetails)),
    section('What was not done, and why', [
      list([...model.notes, ...model.dropped.map((test) => `Test ${test.nodeid} was dropped: ${test.reason}`)]),
    ]),
    section('What each tier did', [list(summary.tiers.map(tierLine))]),
    section('Isolation of the code under test', [list(model.isolation)]),
  ]);
}
