import { STATES } from '../../core/workflows/state-names.ts';
import { choice, type States } from './choice.ts';
import { type Benches, ending, LONGEST_RUN_SECONDS, takingIn } from './frame.ts';
import type { CalledAgents } from './machines.ts';
import { joining, modelWork } from './model-work.ts';
import { proof } from './proof.ts';
import { agentTask, type State, type WorkbenchCallable, workbenchTask } from './tasks.ts';

/**
 * The refactoring loop in the Amazon States Language. The bound of the loop is the
 * Judge's: it counts rounds in the run's state; `$rounds` here is the machine's own
 * bound, should the count ever be lost.
 */
export function loopDefinition(agents: CalledAgents, benches: Benches): Record<string, unknown> {
  const { workbench } = benches;
  const states: Record<string, State> = {
    ...opening(agents, benches),
    ...joining(agents, workbench),
    ...round(agents, workbench),
    ...security(agents, workbench),
    ...proof(agents, workbench),
    ...ending(agents, 'refactor'),
  };
  return { QueryLanguage: 'JSONata', TimeoutSeconds: LONGEST_RUN_SECONDS, StartAt: STATES.intake, States: states };
}

/** One more than the rounds that the largest request allows. */
const ROUND_BOUND = 9;

function opening(agents: CalledAgents, benches: Benches): States {
  const { workbench } = benches;
  return {
    ...takingIn(agents, benches, 'refactor', STATES.plan),
    [STATES.plan]: agentTask(agents.auditor, {
      payload: { run: '{% $run %}', phase: 'plan' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.writeTests,
      takesLong: true,
    }),
    [STATES.writeTests]: workbenchTask(workbench, '$next.tests.write', STATES.runTests),
    [STATES.runTests]: workbenchTask(workbench, '$next.tests.run', STATES.doModelsJoin),
  };
}

function round(agents: CalledAgents, workbench: WorkbenchCallable): States {
  const named = { run: '{% $run %}', round: '{% $next.round %}' };
  return {
    [STATES.whichTier]: choice(
      [
        [`$rounds >= ${ROUND_BOUND}`, STATES.recordError],
        ['$next.tier.kind = "builtin"', STATES.fixBuiltin],
      ],
      STATES.fixModel,
      { rounds: '{% $rounds + 1 %}' },
    ),
    [STATES.fixBuiltin]: workbenchTask(workbench, '$next.orders.fix', STATES.verify),
    ...modelWork(agents.fixer, {
      task: STATES.fixModel,
      question: STATES.mustFixWait,
      wait: STATES.waitToFix,
      payload: named,
      next: STATES.verify,
    }),
    [STATES.verify]: workbenchTask(workbench, '$next.orders.verify', STATES.validate),
    [STATES.validate]: agentTask(agents.judge, {
      payload: { ...named, phase: 'validate' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.isDone,
      takesLong: true,
    }),
    [STATES.isDone]: choice(
      [
        ['$next.decision = "continue"', STATES.doModelsJoin],
        ['$next.decision = "audit"', STATES.auditSecurity],
      ],
      STATES.isThereASuite,
    ),
  };
}

function security(agents: CalledAgents, workbench: WorkbenchCallable): States {
  const named = { run: '{% $run %}', round: '{% $next.round %}' };
  return {
    [STATES.auditSecurity]: workbenchTask(workbench, '$next.orders.security', STATES.doesModelReview),
    [STATES.doesModelReview]: choice([['$next.review', STATES.reviewSecurity]], STATES.weighFindings),
    ...modelWork(agents.auditor, {
      task: STATES.reviewSecurity,
      question: STATES.mustReviewWait,
      wait: STATES.waitToReview,
      payload: { ...named, phase: 'review_security' },
      next: STATES.weighFindings,
    }),
    [STATES.weighFindings]: agentTask(agents.judge, {
      payload: { ...named, phase: 'security' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.areThereFindings,
      takesLong: true,
    }),
    [STATES.areThereFindings]: choice([['$next.decision = "continue"', STATES.doModelsJoin]], STATES.isThereASuite),
  };
}
