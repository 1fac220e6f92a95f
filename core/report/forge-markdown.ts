import { figureRows } from './forge-rows.ts';
import { forgeLists, forgeSentences, forgeTables } from './forge-sections.ts';
import { bullet, oneLine, section, table, tableSection } from './markdown-parts.ts';
import { headline, type ReportModel } from './model.ts';

/** `report.md` of a run of forge. */
export function forgeMarkdown(model: ReportModel): string {
  const { summary, forge } = model;
  if (!forge || !summary.forge) return '';
  const { suite, run } = forgeSentences(model);
  return [
    '# Forge report',
    '',
    `**${oneLine(headline(model))}**`,
    '',
    ...table(['', 'before', 'after'], figureRows(summary.forge)),
    '',
    suite,
    '',
    `Run \`${summary.run_id}\`: ${run}`,
    '',
    ...forgeTables(model).flatMap(({ title, heads, rows }) => tableSection(title, heads, rows)),
    ...section(
      'Test files',
      model.files.map((file) => bullet(file.path)),
    ),
    ...forgeLists(model).flatMap(({ title, items }) => section(title, items.map(bullet))),
  ].join('\n');
}
