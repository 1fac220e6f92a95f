import { askedOf, tidies } from '../concerns/asked.ts';
import { type RefactoringState, SecurityResultSchema, type StopReason } from '../contracts/index.ts';
import { nextTurn } from '../policy/decide.ts';
import { bestSnapshot } from '../policy/measure.ts';
import { readJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { statusFor, stopDetail } from './endings.ts';
import { ReviewSchema } from './model-review.ts';
import { type JudgeOutput, shortReason, type VerdictLine } from './payload.ts';
import { endOfRounds, issuedAtEnd } from './proof/end-of-rounds.ts';
import { issuedForRound, orderRound } from './round.ts';
import { loadState } from './state-store.ts';
import { readStepResult } from './step-results.ts';

/** What the tools and a model say of a snapshot. */
interface Findings {
  /** New ones by the tools: the snapshot is not published. */
  readonly byTools: readonly string[];
  /** By a model: they go back to the Fixer, but they may be mistaken. */
  readonly byModel: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Weighs the security audit of a snapshot that passed its tests: with nothing new the
 * run has succeeded; a finding that the changes brought goes back to the Fixer, and the
 * snapshot is not published. What only a model says goes back too, as long as anything can
 * be tried. A retry of an audit that was weighed already answers the same.
 */
export async function weighFindings(context: AgentContext, run: RunRef, round: number): Promise<JudgeOutput> {
  const { state, etag } = await loadState(context, run);
  if (state.round !== round || state.stop_reason !== null) return answerFor(context, state, round);
  const { byTools, byModel, notes } = await readFindings(context, run, round);
  const findings = [...byTools, ...byModel];

  const snapshots = state.snapshots.map((snapshot, index) =>
    findings.length > 0 && index === state.snapshots.length - 1 && index > 0
      ? { ...snapshot, publishable: byTools.length === 0 && snapshot.publishable, doubted: byModel.length > 0 }
      : snapshot,
  );
  const turn = turnFor(context, state, byTools.length, byModel.length);
  const goesOn = turn.stop === null;
  const next: RefactoringState = {
    ...state,
    snapshots,
    best_snapshot: bestSnapshot(snapshots, tidies(askedOf(state.request))),
    security_findings: findings,
    security_reviews: state.security_reviews + (byModel.length > 0 ? 1 : 0),
    error_logs:
      findings.length > 0 ? [...state.error_logs, `Security findings: ${findings.join('; ')}`] : state.error_logs,
    notes: [...new Set([...state.notes, ...notes])],
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
        status: 'SUCCESS',
        details: {
          input_prompt: 'did the changes bring a security finding that the input did not have?',
          output_response: [...findings, ...notes].join('\n') || 'no new finding',
          by_tools: byTools.length,
          by_model: byModel.length,
          decision: answer.decision,
          stop_reason: turn.stop,
        },
      },
    ],
    issued: issuedBy(next, answer),
  });
  return answer;
}

async function readFindings(context: AgentContext, run: RunRef, round: number): Promise<Findings> {
  const keys = runKeys(run.owner, run.run_id);
  const audited = await readStepResult(context, keys.security(round), SecurityResultSchema);
  const review = (await readJson(context.store, keys.review(round), ReviewSchema))?.value;
  const byTools = (audited?.result?.introduced ?? []).map(
    (item) => `${item.path}:${item.line} ${item.code} ${item.message}`,
  );
  const told = (review?.findings ?? []).map((item) =>
    `${item.path}:${item.line} (${item.severity}) ${item.title}. ${item.recommendation}`.trim(),
  );
  const byModel = told.filter((_, index) => review?.findings[index]?.severity !== 'low');
  const notes = [
    ...(audited?.result ? [] : [`The security audit failed: ${audited?.error ?? 'it never answered'}`]),
    ...(audited?.result?.failed_tools ?? []).map((tool) => `The security audit of round ${round} went without ${tool}`),
    ...(review?.failure ? [`No model reviewed the security of round ${round}: ${review.failure}`] : []),
    ...told.map((finding) => `The security review of round ${round} by a model: ${finding}`),
  ];
  return { byTools, byModel, notes };
}

/** What comes next; a snapshot that only a model doubts is a success where nothing is left to try. */
function turnFor(
  context: AgentContext,
  state: RefactoringState,
  byTools: number,
  byModel: number,
): { nextTier: string | null; stop: StopReason | null } {
  const success = { nextTier: null, stop: 'tests_pass' as const };
  if (byTools + byModel === 0) return success;
  const turn = nextTurn(state, state.fix_attempts, context.config, context.now(), false);
  return turn.stop !== null && byTools === 0 ? success : turn;
}

/** Keys that the steps which the answer orders will write. */
function issuedBy(state: RefactoringState, answer: JudgeOutput): string[] {
  if (answer.decision === 'continue') return issuedForRound(state, answer);
  return answer.decision === 'end' ? issuedAtEnd(state, answer) : [];
}

async function answerFor(context: AgentContext, state: RefactoringState, round: number): Promise<JudgeOutput> {
  const last = state.snapshots.at(-1);
  const verdict: VerdictLine = {
    accepted: state.security_findings.length === 0,
    reason: shortReason(state.security_findings[0] ?? 'no new security finding'),
    pylint_score: last?.pylint_score ?? state.pylint_current,
    stop_reason: state.stop_reason,
    tests_passed: last?.tests.passed ?? 0,
    tests_red: last?.red.length ?? 0,
  };
  if (state.stop_reason === null) {
    return { decision: 'continue', verdict, ...(await orderRound(context, state, round + 1)) };
  }
  return endOfRounds(context, state, round, verdict);
}
