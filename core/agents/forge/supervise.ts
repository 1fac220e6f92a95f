import type {
  Critique,
  Decision,
  ForgeProgress,
  ForgeRound,
  RefactoringState,
  StopReason,
} from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import { isBetter } from '../../forge/better.ts';
import { countsOf, measuredOf } from '../../forge/measured.ts';
import { deltasOf, isProgress, nextStagnation } from '../../forge/progress.ts';
import { decide } from '../../forge/router.ts';
import { supervise } from '../../forge/supervisor.ts';
import { readJson, writeJson } from '../../store/documents.ts';
import { runKeys } from '../../store/keys.ts';
import { commitStep } from '../commit-step.ts';
import type { AgentContext, RunRef } from '../context.ts';
import { statusFor, stopDetail } from '../endings.ts';
import { loadState } from '../state-store.ts';
import { forgeAttempt } from './attempt.ts';
import {
  RatedAfterSchema,
  RatedBeforeSchema,
  readAnalysis,
  readCandidates,
  readCritique,
  readRun,
  readSuite,
} from './documents.ts';
import { type ForgeRoundOutput, issuedForForge, orderForgeRound } from './orders.ts';

/** What the supervisor hands on: the round as it came out, and the next one or the end. */
export type SuperviseOutput = { readonly decision: Decision; readonly verdict: ForgeRoundLine } & (
  | ForgeRoundOutput
  | { readonly run: RunRef; readonly round: number }
);

/** The round as the execution's history shows it. */
export type ForgeRoundLine = Pick<ForgeRound, 'round' | 'tier' | 'figures' | 'red' | 'after_run' | 'best'> & {
  readonly before: Pick<ForgeRound['figures'], 'coverage' | 'mutation'> | null;
};

/** Looks at a round by rules, keeps the best suite, and decides whether there is another round. */
export async function superviseForge(context: AgentContext, run: RunRef, round: number): Promise<SuperviseOutput> {
  const { state, etag } = await loadState(context, run);
  const { forge } = state;
  if (!forge) throw new SwarmError('WorkbenchFailed', `run ${run.run_id} has not begun to forge`);
  const known = forge.rounds.find((one) => one.round === round);
  if (known) return answerFor(context, state, known);

  const judged = await judgeRound(context, state, forge, round);
  const { critique, entry, stagnation, nextTier, suite, ran } = judged;
  const stop = entry.decision === 'FINISH' ? stopFor(context, state, critique, round) : null;
  const attempt = forgeAttempt(state, entry, suite, await costOf(context, state, round));
  const snapshots = [...state.snapshots];
  if (entry.best && ran) {
    const number = Math.max(0, ...snapshots.map((snapshot) => snapshot.number)) + 1;
    const pylint_score = state.pylint_baseline;
    snapshots.push({ number, tests: countsOf(ran), red: [], pylint_score, doubted: false, publishable: true });
  }
  const next: RefactoringState = {
    ...state,
    forge: {
      ...forge,
      rounds: [...forge.rounds, entry],
      stagnation: nextTier ? 0 : stagnation,
      best_round: entry.best ? round : forge.best_round,
    },
    fix_attempts: [...state.fix_attempts, attempt],
    snapshots,
    best_snapshot: entry.best && ran ? (snapshots.at(-1)?.number ?? 0) : state.best_snapshot,
    current_iteration: round,
    round: stop ? round : round + 1,
    tier: nextTier ?? state.tier,
    status: statusFor(stop),
    stop_reason: stop,
  };
  next.stop_detail = stop ? stopDetail(stop, next) : '';
  await writeJson(context.store, runKeys(run.owner, run.run_id).forge(round).critique, critique);
  const answer = await answerFor(context, next, entry);
  await commitStep(context, next, etag, {
    step: `forge-supervise-${round}`,
    drafts: [
      {
        agent: 'Judge',
        action: 'CODE_ANALYSIS',
        status: 'SUCCESS',
        details: {
          input_prompt: `what does round ${round} lack, and does another one follow?`,
          output_response: JSON.stringify(critique, null, 2),
          decision: entry.decision.toLowerCase(),
          next_tier: nextTier,
          stop_reason: stop,
          best: entry.best,
          iteration: round,
        },
      },
    ],
    issued: 'orders' in answer ? issuedForForge(next, answer) : [],
  });
  return answer;
}

/** The round by its documents: figures, ratings, critique and decision. */
async function judgeRound(context: AgentContext, state: RefactoringState, forge: ForgeProgress, round: number) {
  const policy = context.config.policies.forge;
  const keys = runKeys(state.owner, state.run_id).forge(round);
  const suite = await readSuite(context, state, round);
  const { run: ran, failure } = await readRun(context, state, round);
  const analysis = await readAnalysis(context, state, round);
  const measured = measuredOf(ran, new Set(suite.tests.map((test) => test.nodeid)), failure);
  const before = (await readJson(context.store, keys.ratedBefore, RatedBeforeSchema))?.value;
  const after = (await readJson(context.store, keys.ratedAfter, RatedAfterSchema))?.value ?? {
    level: 'discard' as const,
    reasons: ['it was not rated'],
  };
  const last = forge.rounds.at(-1);
  const deltas = deltasOf(measured.figures, last?.figures);
  const found = { syntax_ok: analysis?.syntax_ok ?? false, lint_issue_count: analysis?.lint_issue_count ?? 0 };
  const evidence = { found, measured, coverage: ran?.coverage ?? null, after, deltas };
  const facts = supervise({ ...evidence, noProgress: false }, policy);
  const stagnation = nextStagnation(forge.stagnation, {
    first: !last,
    progress: isProgress(deltas, policy),
    missesTarget: facts.low_coverage || facts.low_mutation,
  });
  const gaveUp = (await readCandidates(context, state, round))?.gave_up ?? false;
  const spent = stagnation >= policy.stagnation || gaveUp;
  const nextTier = spent ? (state.tiers[state.tiers.indexOf(state.tier) + 1] ?? null) : null;
  const critique = supervise({ ...evidence, noProgress: spent && nextTier === null }, policy);
  const late = isLate(context, state);
  const decision = late ? 'FINISH' : decide(critique, round, state.max_iterations);
  const best = forge.rounds.find((one) => one.round === forge.best_round);
  const entry: ForgeRound = {
    round,
    kind: round === 1 ? 'generate' : 'enhance',
    tier: state.tier,
    figures: measured.figures,
    added: suite.added,
    red: measured.red.length,
    lint_issue_count: found.lint_issue_count,
    entropy: before?.entropy ?? null,
    before_run: before?.level ?? 'low',
    before_reasons: before?.reasons ?? [],
    after_run: after.level,
    after_reasons: after.reasons,
    coverage_delta: deltas.coverage,
    mutation_delta: deltas.mutation,
    decision,
    best: isBetter({ after_run: after.level, red: measured.red.length, figures: measured.figures }, best),
  };
  return { critique, entry, stagnation, nextTier: decision === 'ENHANCE' ? nextTier : null, suite, ran };
}

/** Why a run ends after a round that is the last. */
function stopFor(context: AgentContext, state: RefactoringState, critique: Critique, round: number): StopReason {
  const { compile_error, low_coverage, low_mutation, no_tests, no_progress } = critique;
  if (!compile_error && !low_coverage && !low_mutation) return 'targets_met';
  if (no_tests && critique.mutation_score < 0 && no_progress) return 'untestable';
  if (isLate(context, state)) return 'deadline';
  if (round >= state.max_iterations) return 'max_iterations';
  return 'no_progress';
}

function isLate(context: AgentContext, state: RefactoringState): boolean {
  const end = Date.parse(state.started_at) + state.request.deadline_minutes * 60_000;
  return context.now().getTime() >= end;
}

async function costOf(context: AgentContext, state: RefactoringState, round: number): Promise<number> {
  const spent = state.fix_attempts.reduce((sum, attempt) => sum + attempt.cost_usd, 0);
  return (await readCandidates(context, state, round)) ? Math.max(0, state.cost_usd - spent) : 0;
}

async function answerFor(context: AgentContext, state: RefactoringState, entry: ForgeRound): Promise<SuperviseOutput> {
  const before = state.forge?.rounds.find((one) => one.round === entry.round - 1)?.figures ?? state.forge?.before;
  const { round, tier, figures, red, after_run, best } = entry;
  const verdict: ForgeRoundLine = {
    round,
    tier,
    figures,
    red,
    after_run,
    best,
    before: before ? { coverage: before.coverage, mutation: before.mutation } : null,
  };
  const run = { run_id: state.run_id, owner: state.owner };
  if (entry.decision === 'FINISH') return { decision: 'FINISH', verdict, run, round };
  const instructions = (await readCritique(context, state, round))?.instructions ?? [];
  return { decision: 'ENHANCE', verdict, ...(await orderForgeRound(context, state, { instructions })) };
}
