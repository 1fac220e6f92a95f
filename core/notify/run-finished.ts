import { type RunFinished, RunFinishedSchema, type RunSummary } from '../contracts/index.ts';
import { runKeys } from '../store/keys.ts';

/** Characters of the sentence on the ending that are told. */
const LONGEST_DETAIL = 1000;

/** What is told of a run that has ended. `published` says whether there is a result. */
export function runFinished(
  summary: RunSummary,
  run: { readonly finished_at: string; readonly published: boolean },
  addressOf: (key: string) => string,
): RunFinished {
  const keys = runKeys(summary.owner, summary.run_id);
  return RunFinishedSchema.parse({
    event_id: summary.run_id,
    run_id: summary.run_id,
    owner: summary.owner,
    finished_at: run.finished_at,
    status: summary.status,
    stop_reason: summary.stop_reason,
    stop_detail: summary.stop_detail.toWellFormed().slice(0, LONGEST_DETAIL),
    pylint: { baseline: summary.pylint_baseline, current: summary.pylint_current },
    tests: summary.tests,
    iterations: summary.iterations,
    files_changed: summary.files_changed.length,
    cost_usd: summary.cost_usd,
    duration_s: summary.duration_s,
    artefacts: {
      report: addressOf(keys.reportHtml),
      report_json: addressOf(keys.reportJson),
      sarif: addressOf(keys.sarif),
      log: addressOf(keys.log),
      result: run.published ? addressOf(keys.resultZip) : null,
      patch: run.published ? addressOf(keys.patch) : null,
    },
  });
}
