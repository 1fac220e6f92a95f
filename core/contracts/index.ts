import type { z } from 'zod';
import { BaselineSchema } from './baseline.ts';
import {
  CoderInputSchema,
  CoderOutputSchema,
  NanoResultSchema,
  PlannerInputSchema,
  PlannerOutputSchema,
  TesterInputSchema,
  TesterOutputSchema,
} from './build.ts';
import { EditSetSchema } from './edits.ts';
import { ForgeRunSchema, ForgeStaticSchema, ForgeSuiteSchema } from './forge.ts';
import { ExperimentDataSchema, LogEntrySchema } from './log-entry.ts';
import { NotificationsSchema } from './notifications.ts';
import { PlanSchema } from './plan.ts';
import { ProjectOptionsSchema } from './project-options.ts';
import { ReportSchema } from './report.ts';
import { RunFinishedSchema } from './run-finished.ts';
import { RunRequestSchema } from './run-request.ts';
import { RunSummarySchema } from './run-summary.ts';
import { RefactoringStateSchema } from './state.ts';
import { VerdictSchema } from './verdict.ts';
import { WorkOrderSchema, WorkResultSchema } from './work-order.ts';

export * from './api/index.ts';
export * from './baseline.ts';
export * from './build.ts';
export * from './build-state.ts';
export * from './concerns.ts';
export * from './edits.ts';
export * from './environment.ts';
export * from './evidence.ts';
export * from './forge.ts';
export * from './forge-state.ts';
export * from './handover.ts';
export * from './log-entry.ts';
export * from './notifications.ts';
export * from './parse.ts';
export * from './plan.ts';
export * from './primitives.ts';
export * from './programs.ts';
export * from './project-options.ts';
export * from './report.ts';
export * from './run-finished.ts';
export * from './run-request.ts';
export * from './run-summary.ts';
export * from './state.ts';
export * from './step-results.ts';
export * from './suite-proof.ts';
export * from './test-counts.ts';
export * from './verdict.ts';
export * from './work-order.ts';

/** Every contract that crosses a boundary, by the name of its JSON Schema file. */
export const CONTRACTS: Record<string, z.ZodType> = {
  baseline: BaselineSchema,
  'coder-input': CoderInputSchema,
  'coder-output': CoderOutputSchema,
  'edit-set': EditSetSchema,
  'experiment-data': ExperimentDataSchema,
  'forge-run': ForgeRunSchema,
  'forge-static': ForgeStaticSchema,
  'forge-suite': ForgeSuiteSchema,
  'log-entry': LogEntrySchema,
  'nano-result': NanoResultSchema,
  notifications: NotificationsSchema,
  plan: PlanSchema,
  'planner-input': PlannerInputSchema,
  'planner-output': PlannerOutputSchema,
  'project-options': ProjectOptionsSchema,
  'refactoring-state': RefactoringStateSchema,
  report: ReportSchema,
  'run-finished': RunFinishedSchema,
  'run-request': RunRequestSchema,
  'run-summary': RunSummarySchema,
  'tester-input': TesterInputSchema,
  'tester-output': TesterOutputSchema,
  verdict: VerdictSchema,
  'work-order': WorkOrderSchema,
  'work-result': WorkResultSchema,
};
