import { type RefactoringState, type SnapshotRecord, type Verdict, VerdictSchema } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { questionsAfter, withRepair } from '../evidence/carry.ts';
import { asRecord, goesOn, newlyRed, nextTurn, refusal, succeeded } from '../policy/decide.ts';
import { bestSnapshot } from '../policy/measure.ts';
import { readJson, writeJson } from '../store/documents.ts';
import { runKeys } from '../store/keys.ts';
import { attemptOf } from './attempt.ts';
import { type RoundFacts, readRound } from './candidate.ts';
import { commitStep } from './commit-step.ts';
import type { AgentContext, RunRef } from './context.ts';
import { statusFor, stopDetail } from './endings.ts';
import { errorContext, failuresOf, verdictText } from './error-context.ts';
import { unlintedNotes } from './inspected-files.ts';
import { reviewName } from './model-review.ts';
import { type JudgeOutput, shortReason, type VerdictLine } from './payload.ts';
import { endOfRounds, issuedAtEnd } from './proof/end-of-rounds.ts';
import { issuedForRound, orderRound } from './round.ts';
import { writeAccepted, writeSnapshot } from './snapshots.ts';
import { loadState } from './state-store.ts';
import { securityOrder } from './work-orders.ts';

/**
 * Judges a round: takes the candidate as a snapshot or refuses it, says why, and decides
 * what comes next. A retry of a round that was judged already answers the same.
 */
export async function judge(context: AgentContext, run: RunRef, round: number): Promise<JudgeOutput> {
  const { state, etag } = await loadState(context, run);
  const keys = runKeys(run.owner, run.run_id);
  const judged = state.fix_attempts.find((attempt) => attempt.round === round);
  if (judged) return repeatAnswer(context, state, round);

  const facts = await readRound(context, state);
  const snapshots = state.snapshots.length > 0 ? state.snapshots : [facts.baseline.record];
  const base = snapshots.at(-1) ?? facts.baseline.record;
  const red = newlyRed(facts.baseline, base, facts.candidate);
  const refused = refusal(facts.candidate, base, red) ?? (await takeSnapshot(context, state, snapshots, facts));
  const accepted = refused === undefined;
  const record = accepted ? asRecord(facts.candidate, snapshots.length) : base;
  const kept = accepted ? [...snapshots, record] : snapshots;

  const attempt = attemptOf(state, facts, accepted, refused);
  const attempts = [...state.fix_attempts, attempt];
  const { left = [] } = facts.editSet;
  const unspoilt = accepted || facts.candidate.edits === 0;
  const more = unspoilt && goesOn(state, left, context.config, context.now());
  const done = succeeded(record, state.pylint_baseline) && !more;
  const untestable = record.tests.total === 0 || facts.candidate.measured.untestable !== undefined;
  const turn = done
    ? { loop: 'none' as const, escalation: 'none' as const, nextTier: null, stop: null }
    : more
      ? { loop: 'none' as const, escalation: 'none' as const, nextTier: state.tier, stop: null }
      : nextTurn(state, attempts, context.config, context.now(), untestable);
  const decision = done ? 'audit' : turn.stop ? 'end' : 'continue';
  const verdict: Verdict = {
    round,
    decision,
    accepted,
    reason:
      refused ?? `${record.tests.passed} of ${record.tests.total} tests pass, pylint score ${record.pylint_score}`,
    tests: facts.candidate.measured.tests,
    pylint_score: facts.candidate.pylint_score,
    newly_red: red,
    loop: turn.loop,
    escalation: turn.escalation,
    next_tier: turn.nextTier,
    stop_reason: turn.stop,
  };
  const text = verdictText(
    facts.verify,
    { current: facts.candidate.pylint_score, baseline: state.pylint_baseline },
    facts.candidate.failure,
  );
  const failures = failuresOf(facts.verify?.tests);
  const questions = questionsAfter(state.questions, facts.editSet, accepted && record.red.length === 0);
  const { repaired, behaviour, not_gated } = accepted ? withRepair(state, facts.editSet.repair) : state;
  const carried = { repaired, behaviour, not_gated };
  const next: RefactoringState = {
    ...state,
    snapshots: kept,
    best_snapshot: bestSnapshot(kept, facts.candidate.style),
    generated_tests: [...facts.generatedTests],
    pylint_current: record.pylint_score,
    test_results: text,
    error_logs: done
      ? state.error_logs
      : [...state.error_logs, refused ?? '', errorContext(failures, attempts)].filter(Boolean),
    fix_attempts: attempts,
    left,
    handover: facts.editSet.repair?.handover ?? state.handover,
    current_iteration: state.current_iteration + 1,
    round: decision === 'continue' ? round + 1 : round,
    tier: turn.nextTier ?? state.tier,
    status: statusFor(turn.stop),
    stop_reason: turn.stop,
    stop_detail: turn.stop ? stopDetail(turn.stop, { ...state, questions }) : '',
    questions,
    ...carried,
    notes: [
      ...new Set([
        ...state.notes,
        ...(facts.verify?.tests?.integrity ?? []),
        ...facts.editSet.not_done.map((item) => `${item.path}: ${item.reason}`),
        ...unlintedNotes(facts.verify),
      ]),
    ],
  };
  await writeJson(context.store, keys.verdict(round), verdict);
  if (decision === 'audit') await writeAccepted(context, state, round, record.number);
  const answer = await answerFor(context, next, verdict);
  await commitStep(context, next, etag, {
    step: `judge-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'DEBUG',
        status: 'SUCCESS',
        details: {
          input_prompt: `judge round ${round}: edits, verification and baseline`,
          output_response: text,
          accepted,
          reason: verdict.reason,
          tests_passed: verdict.tests.passed,
          tests_failed: verdict.tests.failed + verdict.tests.errors,
          newly_red: red,
          pylint_score: verdict.pylint_score,
        },
      },
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: 'SUCCESS',
        details: {
          input_prompt: 'continue, audit or end?',
          output_response: decision,
          decision,
          loop: verdict.loop,
          escalation: verdict.escalation,
          next_tier: verdict.next_tier,
          stop_reason: verdict.stop_reason,
          iteration: next.current_iteration,
        },
      },
    ],
    issued: issuedBy(answer, next),
  });
  return answer;
}

/** Writes the candidate as the next snapshot; says why when a path of its edits may not be written. */
async function takeSnapshot(
  context: AgentContext,
  state: RefactoringState,
  snapshots: readonly SnapshotRecord[],
  facts: RoundFacts,
): Promise<string | undefined> {
  const from = snapshots.at(-1)?.number ?? 0;
  try {
    await writeSnapshot(context, state, { from, number: snapshots.length, edits: facts.editSet.edits });
    return undefined;
  } catch (error) {
    if (error instanceof SwarmError && error.name === 'UnsafePath') return error.message;
    throw error;
  }
}

/** Keys that the steps which the answer orders will write. */
function issuedBy(answer: JudgeOutput, state: RefactoringState): string[] {
  if (answer.decision === 'continue') return issuedForRound(state, answer);
  if (answer.decision === 'end') return issuedAtEnd(state, answer);
  const keys = runKeys(state.owner, state.run_id);
  return [keys.security(answer.round), ...(answer.review ? [keys.activity(reviewName(answer.round))] : [])];
}

async function repeatAnswer(context: AgentContext, state: RefactoringState, round: number): Promise<JudgeOutput> {
  const key = runKeys(state.owner, state.run_id).verdict(round);
  const found = await readJson(context.store, key, VerdictSchema);
  if (!found) throw new SwarmError('WorkbenchFailed', `${key} is missing`);
  return answerFor(context, state, found.value);
}

async function answerFor(context: AgentContext, state: RefactoringState, verdict: Verdict): Promise<JudgeOutput> {
  const run: RunRef = { run_id: state.run_id, owner: state.owner };
  const line: VerdictLine = {
    accepted: verdict.accepted,
    reason: shortReason(verdict.reason),
    pylint_score: verdict.pylint_score,
    stop_reason: verdict.stop_reason,
    tests_passed: verdict.tests.passed,
    tests_red: verdict.tests.failed + verdict.tests.errors,
  };
  if (verdict.decision === 'continue') {
    return { decision: 'continue', verdict: line, ...(await orderRound(context, state, verdict.round + 1)) };
  }
  if (verdict.decision === 'audit') {
    const orders = { security: await securityOrder(context, state, verdict.round) };
    const review = state.models_joined && state.security_reviews < context.config.policies.models.security_reviews;
    return { decision: 'audit', verdict: line, run, round: verdict.round, review, orders };
  }
  return endOfRounds(context, state, verdict.round, line);
}
