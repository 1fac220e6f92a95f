import type { Change, FixAttempt, IssueType, Plan, Report, RunSummary, TestCounts } from '../contracts/index.ts';

/** What a run did, for texts that sum it up: a commit message, a pull request. */
export interface Cycle {
  readonly summary: RunSummary;
  /** The tests on the input, those that the Judge wrote too; undefined when they were not run. */
  readonly testsBefore: TestCounts | undefined;
  readonly plan: Plan | undefined;
  /** Every change on the way to the published version. */
  readonly changes: readonly Change[];
  /** Attempts of the run, in order. */
  readonly attempts: readonly FixAttempt[];
  readonly notes: readonly string[];
  /** What the repairs do otherwise, and what was only noticed. */
  readonly evidence: Pick<Report, 'behaviour' | 'suspicions' | 'not_gated'>;
}

/** The attempt that brought the published version; undefined when that is the input. */
export function winningAttempt(cycle: Cycle): { tier: string; attempt: number } | undefined {
  const accepted = cycle.attempts.filter((attempt) => attempt.accepted).slice(0, cycle.summary.best_snapshot);
  const last = accepted.at(-1);
  if (!last) return undefined;
  const ofTier = cycle.attempts.filter((attempt) => attempt.tier === last.tier && attempt.round <= last.round);
  return { tier: last.tier, attempt: ofTier.length };
}

const ISSUES: Record<IssueType, string> = {
  SYNTAX_ERROR: 'syntax errors',
  BUG: 'bugs',
  NAMING_VIOLATION: 'names',
  MISSING_DOCSTRING: 'missing docstrings',
  UNUSED_CODE: 'unused code',
  COMPLEXITY: 'complexity',
  TYPE_HINT: 'type hints',
};

const CHANGES: Record<Change['kind'], string> = {
  syntax: 'syntax',
  repair: 'logic',
  rule: 'clean-up rules',
  format: 'format',
  model: 'by a model',
};

/** What the plan found, by kind; the most frequent first. */
export function issueCounts(plan: Plan | undefined): string {
  return counted((plan?.files ?? []).flatMap((file) => file.issues.map((issue) => ISSUES[issue.type])));
}

/** What was changed, by kind; the most frequent first. */
export function changeCounts(changes: readonly Change[]): string {
  return counted(changes.map((change) => CHANGES[change.kind]));
}

/** Passed and red, in words. */
export function testWords(tests: TestCounts): string {
  const red = tests.failed + tests.errors;
  return `${tests.passed} passed, ${red} red`;
}

/** Test modules among the files that were added. */
export function testModules(summary: RunSummary): string[] {
  return summary.tests_added.filter((path) => !path.endsWith('__init__.py'));
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

/** Text of a project or a model stays in its line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
