import type { RefactoringState, RunSummary } from '../../contracts/index.ts';
import { messageOf } from '../../errors.ts';
import { suspectedBugFindings } from '../../report/findings.ts';
import type { ReportModel } from '../../report/model.ts';
import { mutationPage } from '../../report/mutation-page.ts';
import { readJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { decodeSource } from '../../workspace/source-text.ts';
import type { AgentContext } from '../context.ts';
import { forgeReport, MutationReportSchema, type PublishedSuite } from './published-suite.ts';

/** The text of the script that draws a mutation report. */
export type MutationScript = () => string;

/** What the report of a run of forge tells. */
export function forgeModel(state: RefactoringState, result: PublishedSuite, summary: RunSummary): ReportModel {
  const kept = new Set(result.rated.filter((test) => test.level !== 'discard').map((test) => test.nodeid));
  const own = new Set(result.suite.tests.map((test) => test.nodeid));
  return {
    summary,
    target_dir: state.target_dir,
    baseline: null,
    files: result.diffs.map(({ path, added, patch }) => ({
      path,
      added,
      changes: [{ path, line: 0, rule: 'forge', kind: 'rule', message: 'Tests forged' }],
      diff: decodeSource(patch),
    })),
    tests: (result.run?.tests ?? []).filter((test) => !own.has(test.nodeid) || kept.has(test.nodeid)),
    generated: result.suite.tests
      .filter((test) => kept.has(test.nodeid))
      .map(({ nodeid, intent, confidence, evidence, outcome_before }) => ({
        nodeid,
        intent,
        confidence,
        evidence,
        outcome_before: outcome_before ?? 'not run',
      })),
    dropped: result.generated?.dropped ?? [],
    behaviour: [],
    not_gated: [],
    suspicions: [],
    attempts: state.fix_attempts,
    findings: suspectedBugFindings(summary.forge?.suspected_bugs ?? []),
    notes: state.notes,
    security_findings: [],
    isolation: result.isolation,
    original_published: result.diffs.length === 0,
    forge: forgeReport(state, result),
  };
}

/** Puts coverage and mutants of the best round where the other documents of the run are. */
export async function writeMeasurements(
  context: AgentContext,
  state: RefactoringState,
  script: MutationScript | undefined,
): Promise<void> {
  const round = state.forge?.best_round;
  if (!round) return;
  const { store } = context;
  const keys = runKeys(state.owner, state.run_id);
  const of = keys.forge(round);
  const copies = [
    [of.coverageXml, keys.coverageXml, 'application/xml'],
    [of.coverageHtml, keys.coverageHtml, 'text/html; charset=utf-8'],
    [of.mutationJson, keys.mutationJson, 'application/json'],
  ] as const;
  for (const [from, to, contentType] of copies) {
    const found = await store.get(from);
    if (found) await store.put(to, found.body, { contentType });
  }
  const report = await readJson(store, of.mutationJson, MutationReportSchema);
  if (!report || !script) return;
  const page = mutationPage(`Mutants of ${state.run_id}`, report.value, script());
  await store.put(keys.mutationHtml, page, { contentType: 'text/html; charset=utf-8' });
}

/** The same, for a publisher that must not fail: why it could not be done, or nothing. */
export async function tryMeasurements(...given: Parameters<typeof writeMeasurements>): Promise<string[]> {
  try {
    await writeMeasurements(...given);
    return [];
  } catch (error) {
    return [`The reports of coverage and mutants could not be written: ${messageOf(error)}`];
  }
}
