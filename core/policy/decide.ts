import type { Config } from '../config/load.ts';
import type { FixAttempt, RefactoringState, SnapshotRecord, StopReason, Verdict } from '../contracts/index.ts';
import { escalation } from './escalate.ts';
import { detectLoop } from './loops.ts';
import { byFunction, compareSnapshots, type Measured } from './measure.ts';
import { findTier } from './tiers.ts';

/** One attempt as it was verified. */
export interface Candidate {
  readonly edits: number;
  readonly hash: string;
  readonly error_signature: string;
  readonly measured: Measured;
  readonly pylint_score: number;
  /** Whether pylint finds it no worse than the input. */
  readonly no_worse: boolean;
  /** Whether style was asked for, so that the score counts; without it only errors do. */
  readonly style: boolean;
  /** Public names that are gone; empty when names may change. */
  readonly names_lost: readonly string[];
  /** Why it could not be verified; undefined when it was. */
  readonly failure: string | undefined;
}

/** What is known of the input before any attempt. */
export interface Baseline {
  readonly measured: Measured;
  readonly record: SnapshotRecord;
}

/** Tests that passed on the input or on the snapshot worked from, and do not any more. */
export function newlyRed(baseline: Baseline, base: SnapshotRecord, candidate: Candidate): string[] {
  const passing = new Set(candidate.measured.passed);
  const wasRed = new Set(byFunction(base.red, candidate.measured.unstable));
  const greenOnBase = [...baseline.measured.passed, ...baseline.measured.red].filter((test) => !wasRed.has(test));
  return [...new Set([...baseline.measured.passed, ...greenOnBase])].filter((test) => !passing.has(test)).sort();
}

/**
 * A test that was red and was not run to its end is still red: a suite that hangs or cannot
 * be imported shows nothing. A file that could not be collected counts until its tests are.
 */
export function withUnseenRed(candidate: Candidate, base: Pick<SnapshotRecord, 'red'>): Candidate {
  const { red, passed, unstable } = candidate.measured;
  const seen = [...red, ...passed];
  const unseen = byFunction(base.red, unstable).filter(
    (test) => !seen.some((name) => name === test || name.startsWith(`${test}::`)),
  );
  return { ...candidate, measured: { ...candidate.measured, red: [...red, ...unseen].sort() } };
}

/** Why a candidate may not become a snapshot; undefined when it may. */
export function refusal(candidate: Candidate, base: SnapshotRecord, red: readonly string[]): string | undefined {
  if (candidate.failure) return candidate.failure;
  if (candidate.edits === 0) return 'there was nothing to change';
  if (red.length > 0) return `${red.length} tests that passed are red now: ${red.slice(0, 5).join(', ')}`;
  if (candidate.names_lost.length > 0) return `public names are gone: ${candidate.names_lost.slice(0, 5).join(', ')}`;
  const score = candidate.style ? candidate.pylint_score : Math.max(candidate.pylint_score, base.pylint_score);
  const quality = { ...candidate.measured, pylint_score: score };
  if (compareSnapshots(quality, base) > 0) {
    const now = `${quality.tests.passed} tests pass, score ${quality.pylint_score}`;
    return `it is worse than before: ${now}; before: ${base.tests.passed} and ${base.pylint_score}`;
  }
  return undefined;
}

export function asRecord(candidate: Candidate, number: number): SnapshotRecord {
  const { tests, red } = candidate.measured;
  const { pylint_score, no_worse: publishable } = candidate;
  return { number, tests, red: [...red], pylint_score, doubted: false, publishable };
}

/**
 * Success: tests were collected, every one passes, and the score is not below the baseline, or
 * was found to be no worse all the same.
 */
export function succeeded(record: SnapshotRecord, pylintBaseline: number): boolean {
  const noWorse = record.publishable || record.pylint_score >= pylintBaseline;
  return record.red.length === 0 && record.tests.passed > 0 && noWorse;
}

interface Turn {
  readonly loop: Verdict['loop'];
  readonly escalation: Verdict['escalation'];
  readonly nextTier: string | null;
  readonly stop: StopReason | null;
}

function isLate(state: RefactoringState, now: Date): boolean {
  return now.getTime() >= Date.parse(state.started_at) + state.request.deadline_minutes * 60_000;
}

function isLastRound(state: RefactoringState, config: Config): boolean {
  return state.round >= state.max_iterations - config.policies.loop.reserved_iterations;
}

/** Whether another round of the same tier does what the time of its last one did not suffice for. */
export function goesOn(state: RefactoringState, left: readonly string[], config: Config, now: Date): boolean {
  return left.length > 0 && !isLate(state, now) && !isLastRound(state, config);
}

/**
 * Whether a run that has not succeeded goes on, and with which tier. `attempts` already
 * holds the attempt just made.
 */
export function nextTurn(
  state: RefactoringState,
  attempts: readonly FixAttempt[],
  config: Config,
  now: Date,
  untestable: boolean,
): Turn {
  const { loop: limits } = config.policies;
  const ofTier = attempts.filter((attempt) => attempt.tier === state.tier && !attempt.left);
  const last = ofTier.at(-1);
  const loop = detectLoop(ofTier, limits);
  const kind = findTier(config.agents, state.tier).kind;
  const given = escalation(ofTier, { kind, maxAttempts: state.request.max_attempts_per_tier }, loop, limits);
  const end = (stop: StopReason): Turn => ({ loop, escalation: given, nextTier: null, stop });
  const goOn = (nextTier: string): Turn => ({ loop, escalation: given, nextTier, stop: null });
  if (isLate(state, now) || last?.failure === 'deadline') return end('deadline');
  if (isLastRound(state, config)) return end('max_iterations');
  const broke = last?.failure === 'budget' || (state.cost_usd > 0 && state.cost_usd >= state.request.budget_usd);
  // What costs nothing may go on whatever was spent.
  const affordable = (name: string) => !broke || findTier(config.agents, name).kind === 'builtin';
  if (given === 'none' && affordable(state.tier)) return goOn(state.tier);
  const later = state.tiers.slice(state.tiers.indexOf(state.tier) + 1);
  const next = later.find(affordable);
  if (next !== undefined) return goOn(next);
  if (broke && (given === 'none' || later.length > 0 || last?.failure === 'budget')) return end('budget');
  return end(untestable ? 'untestable' : 'no_progress');
}
