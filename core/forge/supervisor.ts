import type { ForgePolicy } from '../config/policies.ts';
import type { Critique, ForgeRun, ForgeStatic } from '../contracts/index.ts';
import type { Measured } from './measured.ts';
import type { Deltas } from './progress.ts';
import type { RatedAfter } from './reliability-after.ts';

/** What the supervisor is given of a round. */
export interface RoundEvidence {
  readonly found: Pick<ForgeStatic, 'syntax_ok' | 'lint_issue_count'>;
  readonly measured: Measured;
  readonly coverage: ForgeRun['coverage'];
  readonly after: RatedAfter;
  readonly deltas: Deltas;
  readonly noProgress: boolean;
}

/** Looks at a round by rules alone: what is wrong, and what the next one has to do about it. */
export function supervise(evidence: RoundEvidence, policy: ForgePolicy): Critique {
  const { found, measured, deltas } = evidence;
  const { figures, red, error } = measured;
  const missing = mostMissing(evidence.coverage, policy.missing_lines);
  const facts: Omit<Critique, 'instructions'> = {
    compile_error: !found.syntax_ok || error !== '' || red.length > 0,
    no_tests: figures.tests === 0,
    low_coverage: figures.coverage < policy.targets.coverage,
    low_mutation: figures.mutation === null || figures.mutation < policy.targets.mutation,
    mutation_score: figures.mutation ?? -1,
    lint_issue_count: found.lint_issue_count,
    coverage_delta: deltas.coverage,
    mutation_delta: deltas.mutation,
    no_progress: evidence.noProgress,
    missing_lines: missing.lines,
    missing_path: missing.path,
  };
  return { ...facts, instructions: instructionsFor(facts, evidence, policy) };
}

/** Parsing first, then that tests are found at all, coverage, mutants, and at last what makes the suite unreliable. */
function instructionsFor(
  facts: Omit<Critique, 'instructions'>,
  { found, measured, after }: RoundEvidence,
  { targets }: ForgePolicy,
): string[] {
  const told: string[] = [];
  if (!found.syntax_ok) told.push('Make every test file parse before anything else.');
  if (facts.lint_issue_count > 0) told.push(`Clear the ${facts.lint_issue_count} messages of lint.`);
  if (facts.compile_error && found.syntax_ok) told.push('Make the tests run to their end and pass.');
  if (facts.no_tests) told.push('Write at least one test that is collected.');
  if (facts.low_coverage) {
    told.push(
      facts.missing_path
        ? `Run these lines of ${facts.missing_path}: ${facts.missing_lines.join(', ')}.`
        : 'Reach more of the code, and assert what it does there.',
    );
  }
  if (facts.low_mutation) {
    told.push(
      facts.mutation_score >= 0
        ? `Raise the mutation score from ${facts.mutation_score.toFixed(2)}% to ${targets.mutation.toFixed(2)}%.`
        : 'There is no mutation score: give the mutants a green suite, and detect those that survive.',
    );
  }
  if (after.level !== 'trusted') told.push(`What keeps the suite from being trusted: ${after.reasons.join('; ')}.`);
  if (facts.lint_issue_count > 0) told.push(`Reliability is lowered by ${facts.lint_issue_count} messages of lint.`);
  const problem = measured.error || firstRed(measured);
  if (problem) told.push(`The run said: ${problem}.`);
  return told;
}

function firstRed({ red }: Measured): string {
  const [first] = red;
  return first ? `${first.nodeid}: ${first.message}`.replace(/\.$/, '') : '';
}

/** The module with the most lines that no test runs, and the first of them. */
function mostMissing(coverage: ForgeRun['coverage'], most: number): { path: string | null; lines: number[] } {
  const modules = [...(coverage?.modules ?? [])].sort(
    (a, b) => b.missing_lines.length - a.missing_lines.length || (a.path < b.path ? -1 : 1),
  );
  const [worst] = modules;
  if (!worst || worst.missing_lines.length === 0) return { path: null, lines: [] };
  return { path: worst.path, lines: worst.missing_lines.slice(0, most) };
}
