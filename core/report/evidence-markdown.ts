import {
  DIFFERENCE_HEADS,
  differences,
  FUNCTION_HEADS,
  functionRows,
  notGatedLine,
  questionLines,
  suspicionLine,
} from './evidence-words.ts';
import { bullet, oneLine, section, table } from './markdown-parts.ts';
import type { ReportModel } from './model.ts';

/** What a reviewer reads first: what behaves otherwise, what is asked, what is suspected. */
export function evidenceMarkdown(model: ReportModel): string[] {
  const { summary, behaviour, suspicions, not_gated } = model;
  const gate = notGatedLine(not_gated);
  return [
    ...section('What behaves differently', differences(summary.functions, behaviour).flatMap(differenceLines)),
    ...section(
      'Open questions',
      summary.questions.flatMap((question) => {
        const [asked = '', ...answers] = questionLines(summary, question);
        return [bullet(asked), ...answers.map((answer) => `  ${bullet(answer)}`)];
      }),
    ),
    ...section('Suspected, nothing was changed', suspicions.map(suspicionLine).map(bullet)),
    ...(gate ? [gate, ''] : []),
  ];
}

function differenceLines({ title, rows, rest }: ReturnType<typeof differences>[number]): string[] {
  const cells = rows.length > 0 ? ['', ...table(DIFFERENCE_HEADS, rows)] : [];
  return [`### ${oneLine(title)}`, ...cells, '', rest, ''];
}

/** The list of functions with the evidence for each. */
export function functionsMarkdown({ summary }: ReportModel): string[] {
  const { rows, more } = functionRows(summary.functions);
  if (rows.length === 0) return [];
  const left = more > 0 ? ['', `${more} more are in report.json.`] : [];
  return section('Functions', [...table(FUNCTION_HEADS, rows), ...left]);
}
