import { describe, expect, it } from 'vitest';
import { type RoundEvidence, supervise } from '../../../../core/forge/supervisor.ts';
import { figures, forgeRun, measured, POLICY } from '../../../support/forge.ts';

const GOOD: RoundEvidence = {
  found: { syntax_ok: true, lint_issue_count: 0 },
  measured: measured(),
  coverage: forgeRun().coverage,
  after: { level: 'trusted', reasons: [] },
  deltas: { coverage: 3, mutation: 4 },
  noProgress: false,
};
const judge = (more: Partial<RoundEvidence>) => supervise({ ...GOOD, ...more }, POLICY);

describe('the supervisor', () => {
  it('has nothing to say of a good round', () => {
    expect(judge({})).toEqual({
      compile_error: false,
      no_tests: false,
      low_coverage: false,
      low_mutation: false,
      mutation_score: 70,
      lint_issue_count: 0,
      coverage_delta: 3,
      mutation_delta: 4,
      no_progress: false,
      instructions: [],
      missing_lines: [],
      missing_path: null,
    });
  });

  it.each([
    ['a file that does not parse', { found: { syntax_ok: false, lint_issue_count: 0 } }, { compile_error: true }],
    ['a run that failed', { measured: measured({ error: 'it crashed' }) }, { compile_error: true }],
    [
      'a red test of the suite',
      { measured: measured({ red: [{ nodeid: 't::x', message: 'no' }] }) },
      { compile_error: true },
    ],
    ['no test at all', { measured: measured({ figures: figures({ tests: 0, passed: 0 }) }) }, { no_tests: true }],
    [
      'coverage below the target',
      { measured: measured({ figures: figures({ coverage: 59.99 }) }) },
      { low_coverage: true },
    ],
    ['coverage at the target', { measured: measured({ figures: figures({ coverage: 60 }) }) }, { low_coverage: false }],
    [
      'mutants below the target',
      { measured: measured({ figures: figures({ mutation: 49.99 }) }) },
      { low_mutation: true },
    ],
    ['mutants at the target', { measured: measured({ figures: figures({ mutation: 50 }) }) }, { low_mutation: false }],
    [
      'no mutation score',
      { measured: measured({ figures: figures({ mutation: null }) }) },
      { low_mutation: true, mutation_score: -1 },
    ],
    ['lint', { found: { syntax_ok: true, lint_issue_count: 16 } }, { lint_issue_count: 16, compile_error: false }],
    ['no progress', { noProgress: true }, { no_progress: true }],
  ] as const)('sees %s', (_, evidence, facts) => {
    expect(judge(evidence)).toMatchObject(facts);
  });

  it('orders its instructions: text, tests, coverage, mutants, reliability', () => {
    const all = judge({
      found: { syntax_ok: false, lint_issue_count: 3 },
      measured: measured({
        figures: figures({ tests: 0, passed: 0, coverage: 10, mutation: 20 }),
        error: 'it crashed',
      }),
      coverage: forgeRun({ missing: [45, 67, 89] }).coverage,
      after: { level: 'needs_review', reasons: ['coverage is low', 'mutants survive'] },
    });
    expect(all.instructions).toEqual([
      'Make every test file parse before anything else.',
      'Clear the 3 messages of lint.',
      'Write at least one test that is collected.',
      'Run these lines of a.py: 45, 67, 89.',
      'Raise the mutation score from 20.00% to 50.00%.',
      'What keeps the suite from being trusted: coverage is low; mutants survive.',
      'Reliability is lowered by 3 messages of lint.',
      'The run said: it crashed.',
    ]);
  });

  it('asks for a run that ends well only where the text is right', () => {
    expect(judge({ measured: measured({ error: 'it crashed' }) }).instructions).toEqual([
      'Make the tests run to their end and pass.',
      'The run said: it crashed.',
    ]);
  });

  it('says what it can where figures are missing', () => {
    const { instructions } = judge({
      measured: measured({ figures: figures({ coverage: 0, mutation: null }) }),
      coverage: null,
    });
    expect(instructions).toEqual([
      'Reach more of the code, and assert what it does there.',
      'There is no mutation score: give the mutants a green suite, and detect those that survive.',
    ]);
  });

  it('names ten lines at most, of the module that lacks most', () => {
    const run = forgeRun({ missing: Array.from({ length: 30 }, (_, index) => index + 1) });
    const [module] = run.coverage?.modules ?? [];
    if (!run.coverage || !module) throw new Error('no coverage');
    run.coverage.modules.unshift({ ...module, path: 'b.py', missing_lines: [1, 2] });
    const critique = judge({ coverage: run.coverage });
    expect(critique.missing_path).toBe('a.py');
    expect(critique.missing_lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
