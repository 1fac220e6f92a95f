import type { RefactoringState } from '../contracts/index.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelSession } from '../models/session.ts';
import { mergeIssues } from '../plan/merge.ts';
import { printPlan } from '../plan/print.ts';
import { type FoundIssue, readPlanIssues } from '../plan/read-issues.ts';
import { writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { askAboutSources } from './ask-about-sources.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { type Focus, findFocus, planLines } from './focus.ts';
import { injectionNotes } from './injection-notes.ts';
import { modelTier, orWait, sourceTexts } from './model-work.ts';
import { clipped } from './sizing.ts';
import { readSnapshot } from './snapshots.ts';
import { loadState } from './state-store.ts';
import { workingSnapshot } from './work-orders.ts';

/** Name of the work within its run. */
export const PLAN_WORK = 'plan';

/** Issues of a model that are taken into the plan of one file. */
const MOST_ISSUES_A_FILE = 40;

/**
 * The Auditor on a model: adds to the plan what the tools could not find. What they know is
 * not asked; an item whose file or line is not there is dropped. Without an answer the plan
 * stays as it is.
 */
export function planWithModel(context: AgentContext, access: ModelAccess, run: RunRef) {
  return orWait(async () => {
    const { state, etag } = await loadState(context, run);
    const tier = modelTier(context, state);
    // Once its record is in the log, the work is done: on the plan that it made, it would ask anew.
    const pending = state.pending_results.includes(runKeys(run.owner, run.run_id).activity(PLAN_WORK));
    if (!tier || state.models_joined || !pending) return { issues: 0 };
    const session = await ModelSession.open(context, access, state, { tier, name: PLAN_WORK });
    const texts = sourceTexts(state, await readSnapshot(context, run, workingSnapshot(state)));
    const focus = await findFocus(context, state);
    const { values, failures } = await askForIssues(context, access, session, focus, texts);
    const found = values.flat();
    const lines = new Map([...texts].map(([path, text]) => [path, text.split('\n').length]));
    const { taken, notes: left } = believable(found, lines);
    const { plan, added, dropped } = mergeIssues(focus.plan, taken, lines);
    const markdown = printPlan(plan);
    const keys = runKeys(run.owner, run.run_id);
    await context.store.put(keys.planMarkdown, markdown, { contentType: 'text/markdown; charset=utf-8' });
    await writeJson(context.store, keys.planJson, plan);
    const notes = [
      ...session.notes,
      ...left,
      ...injectionNotes(texts, focus.failures),
      ...failures.map((failure) => `The model Auditor: ${failure.message}`),
    ];
    const next: RefactoringState = {
      ...state,
      plan: markdown,
      cost_usd: (await session.spent()).run,
      notes: [...new Set([...state.notes, ...notes])],
    };
    await commitStep(context, next, etag, {
      step: 'plan-with-model',
      drafts: [
        {
          agent: 'Auditor',
          action: 'CODE_ANALYSIS',
          status: failures.length > 0 && found.length === 0 ? 'FAILURE' : 'SUCCESS',
          details: {
            input_prompt: 'merge what the model found into the plan of the tools',
            output_response:
              added.map(({ path, issue }) => `${path}:${issue.line} ${issue.title}`).join('\n') || 'nothing new',
            issues_found: found.length,
            issues_added: added.length,
            issues_dropped: found.length - taken.length + dropped.length,
          },
        },
      ],
    });
    return { issues: added.length };
  });
}

/** The issues of places that are there, not more of a file than anybody could carry out. */
function believable(found: readonly FoundIssue[], lines: ReadonlyMap<string, number>) {
  const there = found.filter(({ path, issue }) => Math.max(issue.line, issue.end_line ?? 0) <= (lines.get(path) ?? 0));
  const counts = new Map<string, number>();
  const taken = there.filter(({ path }) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= MOST_ISSUES_A_FILE;
  });
  const told = (count: number, why: string) =>
    count > 0 ? [`The model Auditor: ${count} issues were left out, ${why}`] : [];
  const notes = [
    ...told(found.length - there.length, 'of files or lines that are not there'),
    ...told(there.length - taken.length, `since it named more than ${MOST_ISSUES_A_FILE} of one file`),
  ];
  return { taken, notes };
}

function askForIssues(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  focus: Focus,
  texts: ReadonlyMap<string, string>,
) {
  return askAboutSources({ context, access, session, agent: 'auditor' }, focus, texts, (pack, plan, limits) => ({
    action: 'CODE_ANALYSIS',
    system: 'auditor-system',
    task: 'auditor',
    values: { facts: clipped(planLines(plan, pack.whole, false), limits.max_input_tokens * 0.15), files: pack.text },
    read: (answer) => ({ value: readPlanIssues(answer) }),
  }));
}
