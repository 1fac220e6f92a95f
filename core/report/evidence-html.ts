import {
  DIFFERENCE_HEADS,
  differences,
  FUNCTION_HEADS,
  functionRows,
  notGatedLine,
  questionLines,
  suspicionLine,
} from './evidence-words.ts';
import { escapeHtml, list, section, table } from './html-parts.ts';
import type { ReportModel } from './model.ts';

/** What a reviewer reads first: what behaves otherwise, what is asked, what is suspected. */
export function evidenceHtml(model: ReportModel): string[] {
  const { summary, behaviour, suspicions, not_gated } = model;
  const gate = notGatedLine(not_gated);
  return [
    section(
      'What behaves differently',
      differences(summary.functions, behaviour).map(
        ({ title, rows, rest }) =>
          `<h3>${escapeHtml(title)}</h3>${table(DIFFERENCE_HEADS, rows)}<p>${escapeHtml(rest)}</p>`,
      ),
    ),
    section(
      'Open questions',
      summary.questions.map((question) => {
        const [asked = '', ...answers] = questionLines(summary, question);
        return `<h3>${escapeHtml(asked)}</h3>${list(answers)}`;
      }),
    ),
    section('Suspected, nothing was changed', [list(suspicions.map(suspicionLine))]),
    gate ? `<p>${escapeHtml(gate)}</p>` : '',
  ];
}

/** The list of functions with the evidence for each. */
export function functionsHtml({ summary }: ReportModel): string {
  const { rows, more } = functionRows(summary.functions);
  return section('Functions', [table(FUNCTION_HEADS, rows), more > 0 ? `<p>${more} more are in report.json.</p>` : '']);
}
