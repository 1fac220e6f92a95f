import { z } from 'zod';
import { requireEdits } from '../../build/coder-answer.ts';
import {
  AttemptFailureSchema,
  BuildCodeResultSchema,
  type EditSet,
  type RefactoringState,
} from '../../contracts/index.ts';
import { messageOf, SwarmError } from '../../errors.ts';
import { runKeys } from '../../store/keys.ts';
import { applyEdits } from '../../workspace/apply-edits.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { readSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { workingSnapshot } from '../work-orders.ts';
import { writeAnswer } from './answers.ts';
import { asEdits, editsSoFar, merged } from './edits.ts';
import { currentTask } from './orders.ts';

/** What the work on an attempt leaves: the answer, and how a model came to it. */
export const CodeAnswerSchema = BuildCodeResultSchema.extend({
  failure: AttemptFailureSchema.optional(),
  proposal: z.string().optional(),
  cost_usd: z.number().min(0).default(0),
  calls: z.int().min(0).default(0),
});
export type CodeAnswer = z.infer<typeof CodeAnswerSchema>;

/** The coder's answer of a round; where there is none, or it breaks its contract, why. */
export async function readCode(
  context: AgentContext,
  state: RefactoringState,
  round: number,
): Promise<{ code: CodeAnswer | undefined; refused: string | undefined }> {
  const { code: key } = runKeys(state.owner, state.run_id).build(round);
  try {
    const found = await readStepResult(context, key, CodeAnswerSchema);
    const code = found?.result;
    if (!code) return { code, refused: found?.error ?? 'the coder left no answer' };
    if ('status' in code.answer) return { code, refused: code.answer.reason };
    requireEdits(code.answer, currentTask(state));
    applyEdits(await readSnapshot(context, state, workingSnapshot(state)), asEdits(code.answer, state.tier));
    return { code, refused: undefined };
  } catch (error) {
    const expected =
      error instanceof SwarmError && ['MalformedAnswer', 'UnsafePath', 'WorkbenchFailed'].includes(error.name);
    if (expected) return { code: undefined, refused: messageOf(error) };
    throw error;
  }
}

/** Lays the edits of an answer over those before; what breaks the contract of the coder is not applied. */
export async function applyCode(context: AgentContext, run: RunRef, round: number): Promise<{ applied: boolean }> {
  const { state } = await loadState(context, run);
  const { code, refused } = await readCode(context, state, round);
  const older = await editsSoFar(context, state);
  const newer = code && !refused && 'edits' in code.answer ? asEdits(code.answer, state.tier) : [];
  const set: EditSet = {
    edits: merged(older, newer),
    not_done: [],
    cost_usd: code?.cost_usd ?? 0,
    calls: code?.calls ?? 0,
  };
  await writeAnswer(context, runKeys(run.owner, run.run_id).edits(round), 'build_code', set);
  return { applied: refused === undefined };
}
