import { type RunFinished, RunFinishedSchema } from '../../core/contracts/index.ts';

/** The event of a run that has ended well. */
export function finishedRun(more: Partial<RunFinished> = {}): RunFinished {
  const at = (name: string) => `s3://bucket/runs/local/run-1/${name}`;
  return RunFinishedSchema.parse({
    event_id: 'run-1',
    run_id: 'run-1',
    owner: 'local',
    finished_at: '2026-03-01T10:01:00.000Z',
    status: 'success',
    stop_reason: 'tests_pass',
    stop_detail: 'Every test passes.',
    pylint: { baseline: 4.5, current: 9.5 },
    tests: { passed: 4, failed: 0, errors: 0, skipped: 0, total: 4 },
    iterations: 3,
    files_changed: 1,
    cost_usd: 0,
    duration_s: 4.2,
    artefacts: {
      report: at('report.html'),
      report_json: at('report.json'),
      sarif: at('report.sarif'),
      log: at('experiment_data.json'),
      result: at('result.zip'),
      patch: at('changes.patch'),
    },
    ...more,
  });
}
