import type { Report, RunSummary } from '../../core/contracts/index.ts';
import { answerCommand } from '../../core/evidence/questions.ts';
import { differences, notGatedLine } from '../../core/report/evidence-words.ts';
import { verdictLine } from '../../core/report/model.ts';
import { table } from './table.ts';
import { visible } from './visible.ts';

/** What lines on evidence are made of, beside the summary. */
export type EvidenceReport = Pick<Report, 'behaviour' | 'suspicions' | 'not_gated'>;

/** Repaired functions that are shown; the report has them all. */
const MOST_FUNCTIONS = 6;
const MOST_ROWS = 3;
const LONGEST_CELL = 60;

/** What a run shows, asks and suspects, for a person; text of the code under repair controls no terminal. */
export function evidenceLines(summary: RunSummary, report: EvidenceReport | undefined): string[] {
  const { behaviour, suspicions, not_gated } = report ?? { behaviour: [], suspicions: [], not_gated: [] };
  const verdict = verdictLine(summary);
  const repaired = differences(summary.functions, behaviour);
  const gate = notGatedLine(not_gated);
  return [
    ...(verdict ? [`  shown   ${verdict}`] : []),
    ...repaired.slice(0, MOST_FUNCTIONS).flatMap(differenceLines),
    ...(repaired.length > MOST_FUNCTIONS ? [`  changed ${repaired.length - MOST_FUNCTIONS} more: see the report`] : []),
    ...summary.questions.flatMap((question) => questionLines(summary, question)),
    ...(suspicions.length > 0 ? [suspicionsLine(summary.run_id, suspicions.length)] : []),
    ...(gate ? [`  gate    ${gate}`] : []),
  ].map(visible);
}

function differenceLines({ title, rows, rest }: ReturnType<typeof differences>[number]): string[] {
  const shown = rows.slice(0, MOST_ROWS);
  const cells = table(shown.map(([input, before, after]) => [cut(input), `${cut(before)} -> ${cut(after)}`]));
  const more = rows.length > shown.length ? `${rows.length - shown.length} more are in the report; ` : '';
  return [`  changed ${flat(title)}`, ...cells.map((line) => `            ${line}`), `            ${more}${rest}`];
}

function questionLines(summary: RunSummary, question: RunSummary['questions'][number]): string[] {
  const { path, function: name, input, choices } = question;
  const answers = table(
    choices.map(({ id, result, edit }) => [answerCommand(summary, question, id), `gives ${cut(result)}`, cut(edit)]),
  );
  return [
    `  asked   What should ${flat(input)} give? (${name} in ${path})`,
    ...answers.map((line) => `            ${line}`),
  ];
}

function suspicionsLine(runId: string, count: number): string {
  const what = count === 1 ? '1 thing is suspected' : `${count} things are suspected`;
  return `  suspect ${what}, and nothing was changed for it: \`swarm show ${runId}\` tells, \`swarm accept ${runId}\` silences`;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function cut(text: string): string {
  const one = flat(text);
  return one.length > LONGEST_CELL ? `${one.slice(0, LONGEST_CELL - 3)}...` : one;
}
