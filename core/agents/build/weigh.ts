import { shortened } from '../../build/tester.ts';
import { EditSetSchema, SecurityResultSchema } from '../../contracts/index.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { writeSnapshot } from '../snapshots.ts';
import { loadState } from '../state-store.ts';
import { readStepResult } from '../step-results.ts';
import { workingSnapshot } from '../work-orders.ts';
import { triedTask } from './attempt.ts';
import { eventDraft } from './events.ts';
import { type JudgeTaskOutput, lineOf, turnDraft } from './judge-task.ts';
import { currentTask, issuedForCode, orderNext, progressOf } from './orders.ts';
import { afterFailure, afterSuccess } from './turn.ts';

/** Weighs the audit of an attempt that passed: a new finding sends it back, else it becomes a snapshot. */
export async function weighAudit(context: AgentContext, run: RunRef, round: number): Promise<JudgeTaskOutput> {
  const { state, etag } = await loadState(context, run);
  if (state.fix_attempts.some((one) => one.round === round)) return orderNext(context, state);
  const keys = runKeys(run.owner, run.run_id);
  const { attempt, test, report } = await triedTask(context, state, round);
  const audit = await readStepResult(context, keys.security(round), SecurityResultSchema);
  // Tests assert: that is no finding.
  const found = (audit?.result?.introduced ?? []).filter(({ code }) => code !== 'B101' && code !== 'S101');
  const lines = found.map((one) => `${one.path}:${one.line}: ${one.code} ${one.message}`);
  const failure = audit?.result ? undefined : (audit?.error ?? 'the audit left no result');
  const task = currentTask(state);
  const data = { task_id: task.id, findings: lines, ...(failure ? { failure } : {}) };
  const event = { role: 'auditor', type: 'audit', data } as const;
  const drafts = [
    eventDraft(
      event,
      `audit ${task.id}`,
      lines.join('\n') || failure || 'nothing new',
      failure ? 'FAILURE' : 'SUCCESS',
    ),
  ];
  if (found.length > 0) {
    const told = shortened(
      `The tests pass, and the security audit found what was not there before:\n${lines.join('\n')}`,
    );
    const refused = { ...attempt, reason: 'the audit found something new', error: lines[0]?.slice(0, 500) ?? '' };
    const { turn, next } = afterFailure(context, state, refused, told);
    const issued = next.stop_reason ? [] : issuedForCode(next);
    await commitStep(context, next, etag, {
      step: `weigh-${round}`,
      drafts: [...drafts, turnDraft(state, turn, next)],
      issued,
    });
    return { ...(await orderNext(context, next)), verdict: lineOf(refused, false) };
  }
  const edits = (await readStepResult(context, keys.edits(round), EditSetSchema))?.result?.edits ?? [];
  const snapshot = state.snapshots.length;
  await writeSnapshot(context, state, { from: workingSnapshot(state), number: snapshot, edits });
  const accepted = { ...attempt, accepted: true };
  const parts = { snapshot, report: shortened(report), test_seconds: test?.seconds ?? progressOf(state).test_seconds };
  const next = afterSuccess(context, state, accepted, parts);
  const notes = failure ? [...new Set([...next.notes, `The security audit did not run: ${failure}`])] : next.notes;
  const issued = next.stop_reason ? [] : issuedForCode(next);
  await commitStep(context, { ...next, notes }, etag, { step: `weigh-${round}`, drafts, issued });
  return { ...(await orderNext(context, { ...next, notes })), verdict: lineOf(accepted, true) };
}
