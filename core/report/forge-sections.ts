import {
  BUG_HEADS,
  bugRows,
  MODULE_HEADS,
  moduleRow,
  REVIEW_HEADS,
  ROUND_HEADS,
  reviewRows,
  roundRow,
} from './forge-rows.ts';
import { type ReportModel, tierLine } from './model.ts';

/** A part of the report of a run of forge that is a table in every form. */
export interface TablePart {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One that is a list. */
export interface ListPart {
  readonly title: string;
  readonly items: readonly string[];
}

/** What the tables tell, in their order; before the test files. */
export function forgeTables({ summary, forge }: ReportModel): TablePart[] {
  if (!forge || !summary.forge) return [];
  return [
    { title: 'Suspected bugs', heads: BUG_HEADS, rows: bugRows(summary.forge) },
    { title: 'Modules', heads: MODULE_HEADS, rows: forge.modules.map(moduleRow) },
    { title: 'Rounds', heads: ROUND_HEADS, rows: summary.forge.rounds.map(roundRow) },
    { title: 'Tests to look at', heads: REVIEW_HEADS, rows: reviewRows(forge.tests).rows },
  ];
}

/** What follows the test files. */
export function forgeLists(model: ReportModel): ListPart[] {
  const dropped = model.dropped.map((test) => `Test ${test.nodeid} was dropped: ${test.reason}`);
  return [
    { title: 'What was not done, and why', items: [...model.notes, ...dropped] },
    { title: 'What each tier did', items: model.summary.tiers.map(tierLine) },
    { title: 'Isolation of the code under test', items: model.isolation },
  ];
}

/** The suite and the run in a sentence each. */
export function forgeSentences({ summary, forge }: ReportModel): { suite: string; run: string } {
  const tests = forge?.tests ?? [];
  const { trusted } = reviewRows(tests);
  const targets = `Targets: coverage ${forge?.targets.coverage}%, mutation ${forge?.targets.mutation}%.`;
  return {
    suite: `${tests.length} tests for ${forge?.framework}, ${trusted} of them trusted. ${targets}`,
    run: `${summary.iterations} rounds, ${summary.duration_s.toFixed(1)} s, $${summary.cost_usd.toFixed(4)}, ended by ${summary.stop_reason}.`,
  };
}
