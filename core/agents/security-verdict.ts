import type { RefactoringState } from '../contracts/index.ts';
import { SecurityResultSchema } from '../contracts/index.ts';
import { nextTurn } from '../policy/decide.ts';
import { bestSnapshot } from '../policy/measure.ts';
import { runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { statusFor, stopDetail } from './endings.ts';
import type { JudgeOutput, VerdictLine } from './payload.ts';
import { orderRound } from './round.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';

/**
 * Weighs the security audit of a snapshot that passed its tests: with nothing new the
 * run has succeeded; a finding that the changes brought goes back to the Fixer, and the
 * snapshot is not published. A retry of an audit that was weighed already answers the same.
 */
export async function weighFindings(context: AgentContext, run: RunRef, round: number): Promise<JudgeOutput> {
  const { state, etag } = await loadState(context, run);
  if (state.round !== round || state.stop_reason !== null) return answerFor(context, state, round);
  const keys = runKeys(run.owner, run.run_id);
  const audited = await readStepResult(context, keys.security(round), SecurityResultSchema);
  const introduced = audited?.result?.introduced ?? [];
  const findings = introduced.map((item) => `${item.path}:${item.line} ${item.code} ${item.message}`);
  const failed = audited?.result ? undefined : `The security audit failed: ${audited?.error ?? 'it never answered'}`;

  const snapshots = state.snapshots.map((snapshot, index) =>
    findings.length > 0 && index === state.snapshots.length - 1 && index > 0
      ? { ...snapshot, publishable: false }
      : snapshot,
  );
  const turn =
    findings.length === 0
      ? { nextTier: null, stop: 'tests_pass' as const }
      : nextTurn(state, state.fix_attempts, context.config.policies, context.now(), false);
  const goesOn = turn.stop === null;
  const next: RefactoringState = {
    ...state,
    snapshots,
    best_snapshot: bestSnapshot(snapshots),
    security_findings: findings,
    error_logs:
      findings.length > 0 ? [...state.error_logs, `Security findings: ${findings.join('; ')}`] : state.error_logs,
    notes: failed ? [...state.notes, failed] : state.notes,
    round: goesOn ? round + 1 : round,
    tier: turn.nextTier ?? state.tier,
    status: statusFor(turn.stop),
    stop_reason: turn.stop,
    stop_detail: turn.stop ? stopDetail(turn.stop, state) : '',
  };
  const answer = await answerFor(context, next, round);
  await commitStep(context, next, etag, {
    step: `security-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: failed || findings.length > 0 ? 'FAILURE' : 'SUCCESS',
        details: {
          input_prompt: 'did the changes bring a security finding that the input did not have?',
          output_response: failed ?? (findings.join('\n') || 'no new finding'),
          decision: answer.decision,
          stop_reason: turn.stop,
        },
      },
    ],
    issued: goesOn ? [keys.edits(round + 1), keys.verify(round + 1)] : [],
  });
  return answer;
}

async function answerFor(context: AgentContext, state: RefactoringState, round: number): Promise<JudgeOutput> {
  const last = state.snapshots.at(-1);
  const verdict: VerdictLine = {
    accepted: state.security_findings.length === 0,
    reason: state.security_findings[0] ?? 'no new security finding',
    pylint_score: last?.pylint_score ?? state.pylint_current,
    stop_reason: state.stop_reason,
    tests_passed: last?.tests.passed ?? 0,
    tests_red: last?.red.length ?? 0,
  };
  if (state.stop_reason === null) {
    return { decision: 'continue', verdict, ...(await orderRound(context, state, round + 1)) };
  }
  return { decision: 'end', verdict, run: { run_id: state.run_id, owner: state.owner }, round };
}
