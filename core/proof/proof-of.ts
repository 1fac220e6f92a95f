import type { ForgeRun, SuiteProof, Survivor } from '../contracts/index.ts';
import { type ChangedLines, isNear } from './near-repair.ts';

/** Undetected mutants that a report names. */
const MOST_SURVIVORS = 20;

/** What is known of the tests once their mutants have run. */
export interface ProofParts {
  readonly first: ForgeRun;
  /** The run with the tests that were added; undefined where none were, or where they were not kept. */
  readonly again: ForgeRun | undefined;
  readonly added: readonly string[];
  readonly changed: ChangedLines;
  readonly near: number;
}

/** The proof of a suite; undefined where no mutant has a verdict. */
export function proofOf({ first, again, added, changed, near }: ProofParts): SuiteProof | undefined {
  const score = scoreOf(first);
  const mutation = again?.mutation ?? first.mutation;
  const last = again ? scoreOf(again) : score;
  if (score === null || last === null || !mutation) return undefined;
  const survivors = mutation.survivors.map(
    ({ path, function: name, line, end_line, operator, before, after }): Survivor => ({
      path,
      function: name,
      line,
      operator,
      before,
      after,
      near_repair: isNear({ path, line, end_line }, changed, near),
    }),
  );
  const asked = (first.mutation?.survivors ?? []).filter((mutant) => isNear(mutant, changed, near)).length;
  const detected = mutation.killed + mutation.timeout;
  return {
    mutation_score: last,
    mutation_error: mutation.sampling_error,
    score_before: again ? score : null,
    mutants: detected + mutation.survived + mutation.no_coverage,
    detected,
    not_run: mutation.not_run,
    asked,
    added: again ? [...added] : [],
    survivors: survivors.sort((a, b) => Number(b.near_repair) - Number(a.near_repair)).slice(0, MOST_SURVIVORS),
  };
}

/** Whether tests that were added may stay: each passes, in every order, and nothing that was green is red. */
export function mayStay(first: ForgeRun, again: ForgeRun, added: readonly string[]): boolean {
  if (again.timed_out || again.crashed || again.untestable_reason || scoreOf(again) === null) return false;
  const now = new Map(again.tests.map((test) => [test.nodeid, test]));
  const holds = (nodeid: string) => now.get(nodeid)?.outcome === 'passed' && !now.get(nodeid)?.flaky;
  const green = first.tests.filter((test) => test.outcome === 'passed' && !test.flaky).map((test) => test.nodeid);
  return added.every((nodeid) => holds(nodeid) && now.get(nodeid)?.side_effects.length === 0) && green.every(holds);
}

function scoreOf(run: ForgeRun): number | null {
  return run.mutation?.score ?? null;
}
