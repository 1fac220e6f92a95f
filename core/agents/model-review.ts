import { z } from 'zod';
import { formOf } from '../answers/form.ts';
import { readJsonAnswer } from '../answers/json.ts';
import { type RefactoringState, SecurityResultSchema } from '../contracts/index.ts';
import type { ModelAccess } from '../models/access.ts';
import { ModelGaveUp } from '../models/giving-up.ts';
import { ModelSession } from '../models/session.ts';
import { readJson, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { diffTrees } from '../workspace/patch.ts';
import { decodeSource } from '../workspace/source-text.ts';
import type { AgentContext, RunRef } from './context.ts';
import { converse } from './conversation.ts';
import { modelTier, orWait } from './model-work.ts';
import { clipped } from './sizing.ts';
import { readSnapshot } from './snapshots.ts';
import { loadState, saveState } from './state-store.ts';
import { readStepResult } from './step-results.ts';

import { workingSnapshot } from './work-orders.ts';

/** Bytes of a diff that a reviewer is shown for each token it may read. */
const BYTES_A_TOKEN = 2;

const FindingSchema = z.object({
  path: z.string(),
  line: z.int().min(0),
  severity: z.enum(['high', 'medium', 'low']),
  title: z.string().min(1).max(500),
  recommendation: z.string().max(2000).default(''),
});
const AnswerSchema = z.object({ findings: z.array(FindingSchema).max(50) });

/** What a model found on a snapshot, as far as it can be believed. `attempts/<n>/review.json`. */
export const ReviewSchema = z.object({
  findings: z.array(FindingSchema),
  dropped: z.int().min(0).describe('Findings on files or lines that are not there.'),
  failure: z.string().nullable(),
});
export type Review = z.infer<typeof ReviewSchema>;

/** Name of the work within its run. */
export function reviewName(round: number): string {
  return `security-${round}`;
}

/**
 * The security auditor on a model: looks at all changes of a snapshot that passes its
 * tests, with the findings of the tools as facts. Its findings are weighed by the Judge.
 */
export function reviewWithModel(context: AgentContext, access: ModelAccess, run: RunRef, round: number) {
  return orWait(async () => {
    const { state, etag } = await loadState(context, run);
    const keys = runKeys(run.owner, run.run_id);
    const done = await readJson(context.store, keys.review(round), ReviewSchema);
    if (done) return { findings: done.value.findings.length };
    const tier = modelTier(context, state);
    if (!tier) return { findings: 0 };
    const session = await ModelSession.open(context, access, state, { tier, name: reviewName(round) });
    const review = await reviewed(context, access, session, state);
    const notes = [...new Set([...state.notes, ...session.notes, ...droppedNotes(round, review.dropped)])];
    await saveState(context, { ...state, cost_usd: (await session.spent()).run, notes }, etag);
    await writeJson(context.store, keys.review(round), review);
    return { findings: review.findings.length };
  });
}

function droppedNotes(round: number, dropped: number): string[] {
  if (dropped === 0) return [];
  return [
    `The security review of round ${round} named ${dropped} places that are not in the changes; they were left out`,
  ];
}

async function reviewed(
  context: AgentContext,
  access: ModelAccess,
  session: ModelSession,
  state: RefactoringState,
): Promise<Review> {
  const keys = runKeys(state.owner, state.run_id);
  const before = await readSnapshot(context, state, 0);
  const after = await readSnapshot(context, state, workingSnapshot(state));
  const diffs = diffTrees(before, after);
  if (diffs.length === 0) return { findings: [], dropped: 0, failure: null };
  const tools = (await readStepResult(context, keys.security(state.round), SecurityResultSchema))?.result;
  const changed = new Set(diffs.map((diff) => diff.path));
  const facts = (tools?.after ?? [])
    .filter((finding) => changed.has(finding.path))
    .map((finding) => `- ${finding.path}:${finding.line} ${finding.code} ${finding.message}`);
  const most = session.limits('security').max_input_tokens * BYTES_A_TOKEN;
  const diff = diffs.map((one) => decodeSource(one.patch)).join('\n');
  const shown = diff.length > most ? `${diff.slice(0, most)}\n(cut: ${diff.length - most} more characters)` : diff;
  try {
    const { findings } = await converse(context, access, session, {
      agent: 'security',
      action: 'CODE_ANALYSIS',
      system: 'security-system',
      task: 'security',
      values: { facts: clipped(facts.join('\n'), most / 20) || 'None.', diff: shown },
      form: formOf('findings', AnswerSchema),
      read: (answer) => ({ value: readJsonAnswer(answer, AnswerSchema) }),
    });
    const lines = (path: string) => decodeSource(after.get(path)?.bytes ?? new Uint8Array()).split('\n').length;
    const real = findings.filter(({ path, line }) => changed.has(path) && line >= 1 && line <= lines(path));
    return { findings: real, dropped: findings.length - real.length, failure: null };
  } catch (error) {
    if (!(error instanceof ModelGaveUp)) throw error;
    return { findings: [], dropped: 0, failure: error.message };
  }
}
