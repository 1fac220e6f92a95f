import { isAsked } from '../concerns/asked.ts';
import type { RefactoringState, Status, StopReason } from '../contracts/index.ts';
import { questionSentence } from '../evidence/questions.ts';

/** The status that goes with a stop reason; none means the run goes on. */
export function statusFor(stop: StopReason | null): Status {
  if (stop === null) return 'in_progress';
  if (stop === 'tests_pass' || stop === 'targets_met') return 'success';
  return stop === 'max_iterations' ? 'max_iterations' : 'failure';
}

/** Endings of which an open question is the reason that a person can do something about. */
const LEFT_OPEN: ReadonlySet<StopReason> = new Set(['no_progress', 'untestable']);

/** A sentence for a person on why a run ended, and what is asked of them. */
export function stopDetail(stop: StopReason, state: RefactoringState): string {
  if (state.questions.length === 0) return reasonOf(stop, state);
  const asked = questionSentence(state.questions);
  return LEFT_OPEN.has(stop) ? asked : `${reasonOf(stop, state)} ${asked}`;
}

function reasonOf(stop: StopReason, state: RefactoringState): string {
  switch (stop) {
    case 'tests_pass':
      if (state.build) return built(state);
      if (state.pylint_current < state.pylint_baseline) return 'Every test passes and pylint finds no new errors.';
      return 'Every test passes and the pylint score is not below the baseline.';
    case 'targets_met':
      return forged(state, 'The suite meets its targets');
    case 'max_iterations':
      if (state.forge) return forged(state, `The limit of ${state.max_iterations} rounds was reached`);
      return `The limit of ${state.max_iterations} iterations was reached.`;
    case 'budget':
      return `The next tier would spend beyond the budget of $${state.request.budget_usd.toFixed(2)}.`;
    case 'deadline':
      return `The deadline of ${state.request.deadline_minutes} minutes passed.`;
    case 'not_planned':
      return notPlanned(state);
    case 'no_progress':
      if (state.build) return stuck(state);
      if (state.forge) return forged(state, 'No tier brings the suite on any more');
      if (!isAsked(state.request, 'repair'))
        return 'What was asked for is done. Tests are red, and no repairs were asked for.';
      return `${state.tiers.length === 1 ? `Tier ${state.tiers[0]} has` : `The tiers ${state.tiers.join(', ')} have`} nothing left to try for what is still red.`;
    case 'untestable':
      if (state.forge?.unreadable[0]) return `${state.forge.unreadable[0]}. Repair it first: \`swarm refactor\` does.`;
      return 'No test could be run to its end, so nothing shows that the code works.';
    case 'invalid_input':
      return 'The input was refused.';
    case 'stopped':
      return 'The run was stopped before its end.';
    case 'internal_error':
      return 'A step failed; what had been reached until then is published.';
  }
}

/** How a run of build ended that did all it planned. */
function built({ build }: RefactoringState): string {
  const count = build?.tasks.length ?? 0;
  return `${count === 1 ? 'The one task' : `All ${count} tasks`} of ${build?.plan_id} passed.`;
}

/** How a run of build ended that could not do a task. */
function stuck({ build, tiers }: RefactoringState): string {
  const failed = (build?.tasks ?? []).filter((task) => task.status === 'failed');
  const passed = (build?.tasks ?? []).filter((task) => task.status === 'passed').length;
  const named = failed.map((task) => `${task.id} (${task.title})`).join(', ') || 'a task';
  return `No tier could do ${named}; ${passed} of ${build?.tasks.length ?? 0} tasks passed. Tried: ${tiers.join(', ')}.`;
}

/** Why there is no plan, and what to configure for one; the reason is the last planner's. */
function notPlanned({ build, tiers }: RefactoringState): string {
  const why = build?.report || 'no planner answered';
  if (tiers.some((name) => name !== 'builtin')) return `No tier could plan the goal: ${why}.`;
  return (
    `The builtin tier does not know how to build this: ${why}. A model tier (economy) is needed: set GOOGLE_API_KEY, ` +
    'ANTHROPIC_API_KEY or OPENAI_API_KEY, or OPENAI_BASE_URL and LLM_MODEL for a server of your own (docs/models.md); `swarm doctor` shows which tiers are live.'
  );
}

/** How a run of forge ended, with the figures of the suite that is published. */
function forged({ forge }: RefactoringState, why: string): string {
  const best = forge?.rounds.find((round) => round.round === forge.best_round)?.figures;
  if (!forge || !best) return `${why}; no suite could be kept.`;
  const mutation = best.mutation === null ? 'no mutation score' : `mutation score ${best.mutation.toFixed(2)}%`;
  const { targets } = forge;
  return `${why}: coverage ${best.coverage.toFixed(2)}% (target ${targets.coverage}%), ${mutation} (target ${targets.mutation}%).`;
}
