import { title } from './commit-message.ts';
import { type Cycle, changeCounts, issueCounts, oneLine, testModules, testWords, winningAttempt } from './cycle.ts';
import { DIFFERENCE_HEADS, differences, notGatedLine, questionLines, suspicionLine } from './evidence-words.ts';

/** Reasons that are told of one file, and notes in all: a reader has the report for the rest. */
const REASONS = 12;
const NOTES = 30;

/** The title of the pull request of a run. */
export function pullRequestTitle(cycle: Cycle): string {
  const text = title(cycle);
  return cycle.summary.status === 'success' ? `refactor: ${text}` : `WIP: ${text}`;
}

/**
 * The text of the pull request of a run, in Markdown. What comes from the project or from a
 * model is plain text in it: it makes no link, mentions nobody and closes nothing.
 */
export function pullRequestBody(cycle: Cycle): string {
  const { summary, testsBefore } = cycle;
  const won = winningAttempt(cycle);
  const found = issueCounts(cycle.plan);
  const changed = changeCounts(cycle.changes);
  return [
    plain(summary.stop_detail),
    '',
    '| | before | after |',
    '|---|---|---|',
    `| tests | ${testsBefore ? testWords(testsBefore) : 'not run'} | ${testWords(summary.tests)} |`,
    `| pylint score | ${summary.pylint_baseline.toFixed(2)} | ${summary.pylint_current.toFixed(2)} |`,
    '',
    ...(found ? [`Found: ${found}.`, ''] : []),
    ...(changed ? [`Changed: ${changed}.`, ''] : []),
    ...evidenceSections(cycle),
    ...section(
      'What changed',
      summary.files_changed.flatMap((path) => fileLines(cycle, path)),
    ),
    ...section(
      'Tests added',
      testModules(summary).map((path) => `- ${code(path)}`),
    ),
    ...section('Not done', notes(cycle)),
    ...section('How it came about', [
      won ? `- Tier ${won.tier}, attempt ${won.attempt}, brought this version.` : '- No attempt changed the sources.',
      ...summary.tiers
        .filter((tier) => tier.attempts > 0)
        .map(
          (tier) => `- ${tier.tier}: ${tier.attempts} attempts, ${tier.accepted} kept, $${tier.cost_usd.toFixed(4)}`,
        ),
      `- ${summary.iterations} iterations, $${summary.cost_usd.toFixed(4)}, run ${code(summary.run_id)}`,
    ]),
  ].join('\n');
}

/** What a reviewer reads first. */
function evidenceSections({ summary, evidence }: Cycle): string[] {
  const gate = notGatedLine(evidence.not_gated);
  const row = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
  const behaviour = differences(summary.functions, evidence.behaviour).flatMap(({ title, rows, rest }) => [
    `**${plain(title)}**`,
    '',
    ...(rows.length > 0 ? [row(DIFFERENCE_HEADS), '|---|---|---|', ...rows.map(row), ''] : []),
    plain(rest),
    '',
  ]);
  const asked = summary.questions.flatMap((question) => {
    const [text = '', ...answers] = questionLines(summary, question);
    return [`- ${plain(text)}`, ...answers.map((answer) => `  - ${plain(answer)}`)];
  });
  const suspected = evidence.suspicions.map((one) => `- ${plain(suspicionLine(one))}`);
  return [
    ...section('What behaves differently', behaviour.slice(0, -1)),
    ...section('Open questions', asked),
    ...section('Suspected, nothing was changed', cut(suspected, NOTES, '- ')),
    ...(gate ? [gate, ''] : []),
  ];
}

function fileLines(cycle: Cycle, path: string): string[] {
  const counts = new Map<string, number>();
  for (const change of cycle.changes.filter((each) => each.path === path)) {
    const reason = `${plain(change.message)} (${code(change.rule)})`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts].map(([reason, count]) => `  - ${reason}${count > 1 ? `, ${count} times` : ''}`);
  return [`- ${code(path)}`, ...cut(reasons, REASONS, '  - ')];
}

function notes({ notes: told, summary }: Cycle): string[] {
  const advice = summary.final_report ? [summary.final_report.recommendation] : [];
  const red = summary.tests.failed + summary.tests.errors;
  const failing = red > 0 ? [`${red} tests are still red.`] : [];
  return cut(
    [...failing, ...advice, ...told].map((note) => `- ${plain(note)}`),
    NOTES,
    '- ',
  );
}

function cut(lines: readonly string[], most: number, bullet: string): string[] {
  return lines.length > most ? [...lines.slice(0, most), `${bullet}and ${lines.length - most} more`] : [...lines];
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines, ''];
}

/** Text in which Markdown and the places that show it find nothing to act on. */
export function plain(text: string): string {
  return oneLine(text)
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*[\]|~]|(?<!\w)_|_(?!\w)/g, (sign) => `\\${sign}`)
    .replaceAll('@', '&#64;')
    .replace(/#(?=\d)/g, '&#35;')
    .replaceAll('://', ':&#47;&#47;')
    .replace(/\bwww\./gi, (word) => `${word.slice(0, -1)}&#46;`);
}

/** A name as code; a fence that is longer than any run of backticks in it. */
function code(name: string): string {
  const text = oneLine(name);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
