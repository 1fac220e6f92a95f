import type { ForgePolicy } from '../config/policies.ts';
import type { ForgedTest, ForgeRun, ForgeTestRun, RatedTest, Trust, VerdictOfSuite } from '../contracts/index.ts';
import type { Measured } from './measured.ts';

/** How far a suite can be trusted once it has run, and why no further. */
export interface RatedAfter {
  readonly level: VerdictOfSuite;
  readonly reasons: string[];
}

/** Rates a suite by success, coverage and mutants. What cannot be believed at all is discarded. */
export function rateAfter(measured: Measured, before: Trust, targets: ForgePolicy['targets']): RatedAfter {
  const { figures, red, flaky, sideEffects, error } = measured;
  const dead: string[] = [];
  if (error) dead.push(`the run failed: ${error}`);
  else if (figures.tests === 0) dead.push('no test was collected');
  else if (figures.passed === 0) dead.push('no test passes');
  if (red.length * 2 > figures.tests) dead.push(`${red.length} of ${figures.tests} tests are red`);
  if (dead.length > 0) return { level: 'discard', reasons: dead };
  const reasons: string[] = [];
  if (red.length > 0) reasons.push(`${red.length} tests are red`);
  if (flaky > 0) reasons.push(`${flaky} tests are flaky`);
  if (sideEffects > 0) reasons.push(`${sideEffects} tests leave something behind`);
  if (figures.coverage < targets.coverage) {
    reasons.push(`coverage ${figures.coverage.toFixed(2)}% is below ${targets.coverage}%`);
  }
  if (figures.mutation === null) reasons.push('there is no mutation score');
  else if (figures.mutation < targets.mutation) {
    reasons.push(`mutation score ${figures.mutation.toFixed(2)}% is below ${targets.mutation}%`);
  }
  if (before === 'low') reasons.push('it looked unreliable before it ran');
  return { level: reasons.length > 0 ? 'needs_review' : 'trusted', reasons };
}

/** How far each test of a suite can be trusted; a test that did not run is not trusted at all. */
export function rateTests(tests: readonly ForgedTest[], run: ForgeRun | undefined): RatedTest[] {
  const ran = new Map((run?.tests ?? []).map((test) => [test.nodeid, test]));
  return tests.map((test) => {
    const seen = ran.get(test.nodeid);
    const { level, reasons } = rateTest(test, seen);
    const { nodeid, path, origin } = test;
    return { nodeid, path, origin, level, reasons, kills: seen?.kills ?? 0 };
  });
}

function rateTest(test: ForgedTest, ran: ForgeTestRun | undefined): RatedAfter {
  if (!ran) return { level: 'discard', reasons: ['it did not run'] };
  if (ran.flaky) return { level: 'discard', reasons: ['it is flaky'] };
  if (ran.outcome === 'failed' || ran.outcome === 'error')
    return { level: 'discard', reasons: [`it is ${ran.outcome}`] };
  const reasons: string[] = [];
  if (ran.xfail) reasons.push('it shows a suspected bug');
  else if (ran.outcome === 'skipped') reasons.push('it was skipped');
  if (ran.side_effects.length > 0) reasons.push(`it leaves something behind: ${ran.side_effects.join(', ')}`);
  if (test.trust === 'low') reasons.push('it looked unreliable before it ran');
  if (!ran.xfail && ran.covered_lines === 0) reasons.push('it runs no line of the code');
  return { level: reasons.length > 0 ? 'needs_review' : 'trusted', reasons };
}
