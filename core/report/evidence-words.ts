import { EVIDENCE_WORDS, OUTCOME_WORDS } from '../contracts/evidence-words.ts';
import type { Behaviour, Evidence, FunctionEvidence, Question, Suspicion } from '../contracts/index.ts';
import { answerCommand } from '../evidence/questions.ts';
import type { ReportModel } from './model.ts';

/** One repaired function as a reviewer reads it: a title, rows of inputs, and what else was sampled. */
export interface Difference {
  readonly title: string;
  readonly rows: readonly (readonly [input: string, before: string, after: string])[];
  readonly rest: string;
}

export const DIFFERENCE_HEADS = ['Input', 'Before', 'After'] as const;

/** What every repaired function does otherwise, in the order of the functions. */
export function differences(
  functions: readonly FunctionEvidence[],
  behaviour: readonly Behaviour[],
): readonly Difference[] {
  const told = new Set(behaviour.map((one) => `${one.path}\n${one.function}`));
  const untold = functions.filter(({ path, name, outcome }) => outcome === 'repaired' && !told.has(`${path}\n${name}`));
  return [
    ...behaviour.map((one) => ({
      title: titleOf(one.path, one.function, one.evidence),
      rows: one.rows.map(({ input, before, after }) => [input, before, after] as const),
      rest: restOf(one),
    })),
    ...untold.map(({ path, name, evidence }) => ({
      title: titleOf(path, name, evidence),
      rows: [],
      rest: 'It was not run beside what it was before.',
    })),
  ];
}

function titleOf(path: string, name: string, evidence: Evidence): string {
  return `${name === '<module>' ? path : `${name} in ${path}`}: ${EVIDENCE_WORDS[evidence]}`;
}

/** What was sampled beside the rows that are shown. */
function restOf({ gated, rows, changed, unchanged }: Behaviour): string {
  if (!gated) return 'It could not be run beside what it was before.';
  const more = changed - rows.length;
  const changes = more > 0 ? `${more} more sampled inputs changed; ` : '';
  return `${changes}${unchanged === 1 ? '1 other sampled input' : `${unchanged} other sampled inputs`} gave the same.`;
}

/** A question with its answers, a line each. */
export function questionLines(summary: ReportModel['summary'], question: Question): readonly string[] {
  const { path, function: name, input, choices } = question;
  return [
    `What should ${input} give? (${name} in ${path})`,
    ...choices.map(
      ({ id, result, edit }) => `${result}: ${edit}; answer with \`${answerCommand(summary, question, id)}\``,
    ),
  ];
}

/** A suspicion as one line. */
export function suspicionLine({ path, line, function: name, message, suggestion, ...call }: Suspicion): string {
  const shown = call.input
    ? ` ${call.input} gives ${call.actual}${call.expected ? `, expected ${call.expected}` : ''}.`
    : '';
  return `${path}:${line}${name ? ` ${name}` : ''}: ${message}${shown}${suggestion ? ` ${suggestion}` : ''} (${call.pattern}, ${call.fingerprint})`;
}

/** How many functions were only tidied; empty where all could be run. */
export function notGatedLine({ length }: ReportModel['not_gated']): string {
  if (length === 0) return '';
  return length === 1
    ? '1 function could not be run; only its layout and documentation changed.'
    : `${length} functions could not be run; only their layout and documentation changed.`;
}

/** Functions that a report lists; report.json holds them all. */
const MOST_FUNCTIONS = 200;

export const FUNCTION_HEADS = ['File', 'Function', 'Evidence', 'Outcome'] as const;

/** Rows of the list of functions, and how many more there are. */
export function functionRows(functions: readonly FunctionEvidence[]): { rows: string[][]; more: number } {
  const rows = functions
    .slice(0, MOST_FUNCTIONS)
    .map(({ path, name, evidence, outcome }) => [path, name, EVIDENCE_WORDS[evidence], OUTCOME_WORDS[outcome]]);
  return { rows, more: functions.length - rows.length };
}
