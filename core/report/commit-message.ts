import { type Cycle, changeCounts, issueCounts, oneLine, testModules, testWords, winningAttempt } from './cycle.ts';

/** What Git's own tools show of a subject without cutting it. */
const SUBJECT_LENGTH = 72;
const NAMED_FILES = 20;

/** The message of the one commit of a run that succeeded. */
export function commitMessage(cycle: Cycle): string {
  return [subject('refactor', cycle, suffix(cycle)), '', ...body(cycle)].join('\n');
}

/** The message of a commit that keeps what a run without success had reached. */
export function wipMessage(cycle: Cycle): string {
  return [subject('WIP', cycle, ' (needs manual review)'), '', ...body(cycle)].join('\n');
}

/** What was done, in a few words; with less detail where `room` characters hold no more. */
export function title({ summary }: Cycle, room = SUBJECT_LENGTH): string {
  const [only, ...more] = summary.files_changed;
  const tests = testModules(summary).length;
  const added = tests === 0 ? '' : `add ${tests} test module${tests === 1 ? '' : 's'}`;
  if (only === undefined) return added || 'leave everything as it was';
  const repaired = more.length === 0 ? `repair ${oneLine(only)}` : `repair ${more.length + 1} files`;
  const both = added ? `${repaired}, ${added}` : repaired;
  const fitting = both.length <= room ? both : repaired;
  return fitting.length <= room ? fitting : `${fitting.slice(0, room - 3).trimEnd()}...`;
}

/** A subject that Git's tools show whole: its type, what was done, and how. */
function subject(type: string, cycle: Cycle, end: string): string {
  return `${type}: ${title(cycle, SUBJECT_LENGTH - type.length - 2 - end.length)}${end}`;
}

function suffix(cycle: Cycle): string {
  const won = winningAttempt(cycle);
  return won ? ` (tier ${won.tier}, attempt ${won.attempt})` : '';
}

function body(cycle: Cycle): string[] {
  const { summary, testsBefore } = cycle;
  const won = winningAttempt(cycle);
  const found = issueCounts(cycle.plan);
  const changed = changeCounts(cycle.changes);
  return [
    oneLine(summary.stop_detail),
    '',
    ...listed('Files', summary.files_changed),
    ...listed('Tests added', testModules(summary)),
    ...(found ? [`Found: ${found}`] : []),
    ...(changed ? [`Changed: ${changed}`] : []),
    `Tests: ${testsBefore ? `${testWords(testsBefore)} before; ` : ''}${testWords(summary.tests)} after`,
    `Pylint: ${summary.pylint_baseline.toFixed(2)} before; ${summary.pylint_current.toFixed(2)} after`,
    `Tier: ${won ? `${won.tier}, attempt ${won.attempt}` : 'none, the sources are as they were'}`,
    `Attempts: ${attemptWords(cycle)}`,
    `Iterations: ${summary.iterations}, $${summary.cost_usd.toFixed(4)}`,
    '',
    `Swarm-Run: ${summary.run_id}`,
    '',
  ];
}

function attemptWords({ summary }: Cycle): string {
  const words = summary.tiers.filter((tier) => tier.attempts > 0).map((tier) => `${tier.tier} ${tier.attempts}`);
  return words.join(', ') || 'none';
}

function listed(name: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const more = paths.length > NAMED_FILES ? [`and ${paths.length - NAMED_FILES} more`] : [];
  return [`${name}:`, ...[...paths.slice(0, NAMED_FILES), ...more].map((path) => `- ${oneLine(path)}`), ''];
}
