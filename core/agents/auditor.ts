import {
  type InspectedFile,
  InspectResultSchema,
  type RefactoringState,
  type TestRun,
  TestRunSchema,
} from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { EntryDraft } from '../log/experiment-log.ts';
import { buildPlan } from '../plan/build.ts';
import { printPlan } from '../plan/print.ts';
import { projectScore } from '../plan/score.ts';
import { findTier } from '../policy/tiers.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import type { AuditorOutput } from './payload.ts';
import { issuedForRound, orderRound } from './round.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { baselineOrder, writeTestsOrder } from './work-orders.ts';

/** Reads what the inspection found, writes the plan and the baseline, orders tests and the first round. */
export async function audit(context: AgentContext, run: RunRef): Promise<AuditorOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const { files, missing } = await inspectedFiles(context, state);
  const existing = await readStepResult(context, keys.existingTests, TestRunSchema);
  const baseline = projectScore(files);
  const plan = buildPlan(files, baseline, existing?.result);
  const markdown = printPlan(plan);
  await context.store.put(keys.planMarkdown, markdown, { contentType: 'text/markdown; charset=utf-8' });
  await writeJson(context.store, keys.planJson, plan);

  const next: RefactoringState = {
    ...state,
    plan: markdown,
    pylint_baseline: baseline,
    pylint_current: baseline,
    current_iteration: 1,
    round: 1,
    notes: [...new Set([...state.notes, ...missing, ...notesOn(files, existing?.result)])],
  };
  const round = await orderRound(context, next, 1);
  const tests = { write: await writeTestsOrder(context, next), run: await baselineOrder(context, next) };
  await commitStep(context, next, etag, {
    step: 'audit',
    drafts: [planEntry(plan.summary.total_issues, markdown, next), tierEntry(context, next)],
    issued: [keys.generatedTests, keys.baseline, ...issuedForRound(next, round)],
  });
  return { ...round, tests };
}

/** All files of all shards; a shard that failed is named, its files are left out of the score. */
async function inspectedFiles(
  context: AgentContext,
  state: RefactoringState,
): Promise<{ files: InspectedFile[]; missing: string[] }> {
  const keys = runKeys(state.owner, state.run_id);
  const files: InspectedFile[] = [];
  const missing: string[] = [];
  for (let shard = 0; shard < context.config.policies.inspect.max_shards; shard += 1) {
    const key = keys.inspectResult(shard);
    const found = await readStepResult(context, key, InspectResultSchema);
    if (found?.result) files.push(...found.result.files);
    else if (found || state.pending_results.includes(key)) {
      missing.push(`Inspection of shard ${shard + 1} failed: ${found?.error ?? 'it never answered'}`);
    }
  }
  if (files.length === 0) throw new SwarmError('WorkbenchFailed', `nothing was inspected. ${missing.join('. ')}`);
  return { files, missing };
}

function planEntry(issues: number, markdown: string, state: RefactoringState): EntryDraft {
  return {
    agent: 'Auditor',
    action: 'CODE_ANALYSIS',
    status: 'SUCCESS',
    details: {
      input_prompt: `plan the refactoring of ${state.files.length} files from pylint, syntax, import and test facts`,
      output_response: markdown,
      files_analyzed: state.files,
      issues_found: issues,
      pylint_score: state.pylint_baseline,
    },
  };
}

function tierEntry(context: AgentContext, state: RefactoringState): EntryDraft {
  return {
    agent: 'Auditor',
    action: 'CODE_ANALYSIS',
    status: 'INFO',
    details: {
      input_prompt: 'which tier repairs first?',
      output_response: `${state.tier} (${findTier(context.config.agents, state.tier).kind}); order: ${state.tiers.join(', ')}`,
      decision: 'route',
      next_tier: state.tier,
    },
  };
}

/** What the report has to say about files that were only partly worked on. */
function notesOn(files: readonly InspectedFile[], existing: TestRun | undefined): string[] {
  const notes: string[] = [];
  for (const file of files) {
    if (file.pylint.timed_out) notes.push(`${file.path}: pylint did not end in time; the file has no score`);
    const error = file.import_error;
    const missing = file.facts?.missing_imports ?? [];
    if (missing.length > 0) {
      notes.push(`${file.path}: not run, because ${missing.join(', ')} is not installed; linted and documented only`);
    } else if (error?.circular) {
      notes.push(`${file.path}: unfixable circular import (${error.message}); other files go on`);
    } else if (error && file.parses) {
      notes.push(`${file.path}: importing it ends with ${error.type}: ${error.message}`);
    }
  }
  if (existing?.untestable_reason) notes.push(`The project's own tests are untestable: ${existing.untestable_reason}`);
  return notes;
}
