import type { AnswerRequest } from '../../../core/contracts/api/answers.ts';
import { type Stats, StatsSchema } from '../../../core/contracts/api/documents.ts';
import type { Problem } from '../../../core/contracts/api/problem.ts';
import { type RunSubmission, type RunView, RunViewSchema } from '../../../core/contracts/api/runs.ts';
import { ExperimentDataSchema, type LogEntry } from '../../../core/contracts/log-entry.ts';
import { type Plan, PlanSchema } from '../../../core/contracts/plan.ts';
import { type Report, ReportSchema } from '../../../core/contracts/report.ts';

/** One run with all its documents. */
export interface KnownRun {
  view: RunView;
  log: LogEntry[];
  plan: Plan | null;
  report: Report | null;
}

/** What was asked of the API, for tests to look at. */
export interface Received {
  readonly submissions: { readonly body: RunSubmission; readonly key: string }[];
  readonly uploads: { readonly name: string; readonly bytes: number }[];
  readonly stopped: string[];
  readonly rerun: string[];
  readonly answers: ({ readonly run_id: string } & AnswerRequest)[];
}

/** Everything that the fixture API knows. Tests change it as they like: each answer is made anew. */
export class World {
  readonly runs = new Map<string, KnownRun>();
  readonly received: Received = { submissions: [], uploads: [], stopped: [], rerun: [], answers: [] };
  stats: Stats = StatsSchema.parse({ runs: 0, tiers: [] });
  /** Asked before every answer; a problem is sent instead. */
  refuse: (path: string) => Problem | null = () => null;
  /** Asked before every answer; while it is pending, so is the answer. */
  hold: Promise<void> = Promise.resolve();

  /** Adds a run; all of it must be what the contracts say. */
  add(run: KnownRun): KnownRun {
    const known = {
      view: RunViewSchema.parse(run.view),
      log: ExperimentDataSchema.parse(run.log),
      plan: run.plan && PlanSchema.parse(run.plan),
      report: run.report && ReportSchema.parse(run.report),
    };
    this.runs.set(known.view.run_id, known);
    return known;
  }
}
