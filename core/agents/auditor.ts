import { type InspectedFile, newestPython, type RefactoringState, TestRunSchema } from '../contracts/index.ts';
import type { EntryDraft } from '../log/experiment-log.ts';
import { buildPlan } from '../plan/build.ts';
import { printPlan } from '../plan/print.ts';
import { projectScore } from '../plan/score.ts';
import { findTier } from '../policy/tiers.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { inspectedFiles, notesOn } from './inspected-files.ts';
import type { AuditorOutput } from './payload.ts';
import { issuedForRound, orderRound } from './round.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';
import { baselineOrder, writeTestsOrder } from './work-orders.ts';

/** Reads what the inspection found, writes the plan and the baseline, orders tests and the first round. */
export async function audit(context: AgentContext, run: RunRef): Promise<AuditorOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const { files: inspected, missing } = await inspectedFiles(context, state);
  const newer = inspected.filter((file) => file.needs_python);
  const files = inspected.filter((file) => !file.needs_python);
  const existing = await readStepResult(context, keys.existingTests, TestRunSchema);
  const baseline = projectScore(files);
  const plan = buildPlan(files, baseline, existing?.result);
  const markdown = printPlan(plan);
  await context.store.put(keys.planMarkdown, markdown, { contentType: 'text/markdown; charset=utf-8' });
  await writeJson(context.store, keys.planJson, plan);

  const paths = state.files.filter((path) => !newer.some((file) => file.path === path));
  if (newer.length > 0) await writeJson(context.store, keys.files, { files: paths });
  const needed = newestPython([state.needs_python, ...newer.map((file) => file.needs_python)]);
  const next: RefactoringState = {
    ...state,
    files: paths,
    ...(needed ? { needs_python: needed } : {}),
    plan: markdown,
    pylint_baseline: baseline,
    pylint_current: baseline,
    current_iteration: 1,
    round: 1,
    notes: [...new Set([...state.notes, ...missing, ...newer.map(newerNote), ...notesOn(files, existing?.result)])],
  };
  const round = await orderRound(context, next, 1);
  const tests = {
    write: await writeTestsOrder(context, next, existing !== undefined),
    run: await baselineOrder(context, next, existing !== undefined),
  };
  await commitStep(context, next, etag, {
    step: 'audit',
    drafts: [planEntry(plan.summary.total_issues, markdown, next), tierEntry(context, next)],
    issued: [keys.generatedTests, keys.baseline, ...issuedForRound(next, round)],
  });
  return { ...round, tests };
}

/** Files in a newer syntax are right as they are: nothing here can judge them. */
function newerNote({ path, needs_python: python }: InspectedFile): string {
  return `${path}: left as it is; its syntax needs Python ${python}, and an older one runs here`;
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
    status: 'SUCCESS',
    details: {
      input_prompt: 'which tier repairs first?',
      output_response: `${state.tier} (${findTier(context.config.agents, state.tier).kind}); order: ${state.tiers.join(', ')}`,
      decision: 'route',
      next_tier: state.tier,
    },
  };
}
