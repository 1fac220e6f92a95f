import type { RegisterRoute } from '../http.ts';
import { answerQuestion } from './answer-question.ts';
import { createUpload } from './create-upload.ts';
import { getBundle } from './get-bundle.ts';
import { getCoverage } from './get-coverage.ts';
import { getDiff } from './get-diff.ts';
import { getLog } from './get-log.ts';
import { getMutation } from './get-mutation.ts';
import { getPlan } from './get-plan.ts';
import { getReport } from './get-report.ts';
import { getResult } from './get-result.ts';
import { getRun } from './get-run.ts';
import { getStats } from './get-stats.ts';
import { listRunsRoute } from './list-runs.ts';
import { rerun } from './rerun.ts';
import { startRun } from './start-run.ts';
import { stopRun } from './stop-run.ts';

/** One file a route. */
export const ROUTES: readonly RegisterRoute[] = [
  createUpload,
  startRun,
  listRunsRoute,
  getRun,
  getLog,
  getPlan,
  getReport,
  getCoverage,
  getMutation,
  getDiff,
  getResult,
  getBundle,
  stopRun,
  rerun,
  answerQuestion,
  getStats,
];
