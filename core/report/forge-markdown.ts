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
import { bullet, oneLine, section } from './markdown-parts.ts';
import { headline, type ReportModel, tierLine } from './model.ts';

/** `report.md` of a run of forge. */
export function forgeMarkdown(model: ReportModel): string {
  const { summary, forge } = model;
  if (!forge || !summary.forge) return '';
  const { trusted, rows } = reviewRows(forge.tests);
  const cost = `$${summary.cost_usd.toFixed(4)}`;
  return [
    '# Forge report',
    '',
    `**${oneLine(headline(model))}**`,
    '',
    ...table(['', 'before', 'after'], figureRows(summary.forge)),
    '',
    `Tests: ${forge.tests.length} in the suite (${forge.framework}), ${trusted} of them trusted. Targets: coverage ${forge.targets.coverage}%, mutation ${forge.targets.mutation}%.`,
    '',
    `Run \`${summary.run_id}\`: ${summary.iterations} rounds, ${summary.duration_s.toFixed(1)} s, ${cost}, ended by \`${summary.stop_reason}\`.`,
    '',
    ...tables('Suspected bugs', BUG_HEADS, bugRows(summary.forge)),
    ...tables('Modules', MODULE_HEADS, forge.modules.map(moduleRow)),
    ...tables('Rounds', ROUND_HEADS, summary.forge.rounds.map(roundRow)),
    ...tables('Tests to look at', ['Test', 'Origin', 'Why'], rows),
    ...section(
      'Test files',
      model.files.map((file) => bullet(file.path)),
    ),
    ...section(
      'What was not done, and why',
      [...model.notes, ...model.dropped.map((test) => `Test ${test.nodeid} was dropped: ${test.reason}`)].map(bullet),
    ),
    ...section('What each tier did', summary.tiers.map(tierLine).map(bullet)),
    ...section('Isolation of the code under test', model.isolation.map(bullet)),
  ].join('\n');
}

function tables(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : section(title, table(heads, rows));
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)];
}
