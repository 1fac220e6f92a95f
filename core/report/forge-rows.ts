import type { ForgeFigures, ForgeModuleReport, ForgeRound, ForgeSummary, RatedTest } from '../contracts/index.ts';

/** A percentage, or that there is none. */
export function percent(value: number | null): string {
  return value === null ? 'none' : `${value.toFixed(2)}%`;
}

/** The figures before and after, a row each: name, before, after. */
export function figureRows(forge: ForgeSummary): string[][] {
  const { mutation_error } = forge;
  const sample = mutation_error === null ? '' : ` ± ${mutation_error.toFixed(2)}`;
  return [
    ['coverage (statements and branches)', percent(forge.coverage_before), percent(forge.coverage_after)],
    ['branch coverage', percent(forge.branch_coverage_before), percent(forge.branch_coverage_after)],
    ['mutation score', percent(forge.mutation_before), `${percent(forge.mutation_after)}${sample}`],
  ];
}

export const MODULE_HEADS = [
  'Module',
  'Coverage before',
  'after',
  'Mutation before',
  'after',
  'Tests',
  'Mutants not detected',
];

export function moduleRow(module: ForgeModuleReport): string[] {
  return [
    module.path,
    percent(module.coverage_before),
    percent(module.coverage_after),
    percent(module.mutation_before),
    percent(module.mutation_after),
    String(module.tests),
    String(module.survived),
  ];
}

export const ROUND_HEADS = ['Round', 'By', 'Tests', 'Coverage', 'Mutation', 'Before the run', 'After the run', 'Kept'];

export function roundRow(round: ForgeRound): string[] {
  return [
    String(round.round),
    `${round.tier} (${round.kind})`,
    `${round.figures.tests}, ${round.added} new`,
    percent(round.figures.coverage),
    percent(round.figures.mutation),
    because(round.before_run, round.before_reasons),
    because(round.after_run.replace('_', ' '), round.after_reasons),
    round.best ? 'yes' : 'no',
  ];
}

export const REVIEW_HEADS = ['Test', 'Origin', 'Why'];

/** The tests that are not simply trusted, with the reasons; how many are, is told beside. */
export function reviewRows(tests: readonly RatedTest[]): { trusted: number; rows: string[][] } {
  const doubted = tests.filter((test) => test.level !== 'trusted');
  return {
    trusted: tests.length - doubted.length,
    rows: doubted.map((test) => [test.nodeid, test.origin, test.reasons.join('; ')]),
  };
}

export const BUG_HEADS = ['Function', 'What was expected, and what came', 'Intent', 'Confidence', 'Test'];

export function bugRows(forge: ForgeSummary): string[][] {
  return forge.suspected_bugs.map((bug) => [
    `${bug.path}${bug.line ? `:${bug.line}` : ''} ${bug.function}`,
    bug.reason,
    bug.intent,
    bug.confidence.toFixed(2),
    bug.nodeid,
  ]);
}

/** The course of a run: the figures before the first round, then those of each. */
export function course(forge: ForgeSummary): { name: string; figures: Pick<ForgeFigures, 'coverage' | 'mutation'> }[] {
  return [
    { name: 'before', figures: { coverage: forge.coverage_before, mutation: forge.mutation_before } },
    ...forge.rounds.map((round) => ({ name: String(round.round), figures: round.figures })),
  ];
}

function because(level: string, reasons: readonly string[]): string {
  return reasons.length > 0 ? `${level}: ${reasons.join('; ')}` : level;
}
