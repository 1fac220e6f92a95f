import { BUILD_STATES } from '../../core/workflows/build-state-names.ts';
import { choice, type States } from './choice.ts';
import { ending, LONGEST_RUN_SECONDS, requestTaken } from './frame.ts';
import type { CalledAgents } from './machines.ts';
import { modelWork } from './model-work.ts';
import { agentTask, type WorkbenchCallable, workbenchTask } from './tasks.ts';

/** The machine's own bound on plans and attempts together: twenty tasks, four tiers, three attempts, and some. */
const ROUND_BOUND = 250;

const ROUND = { run: '{% $run %}', round: '{% $next.round %}' };
const NEXT = { next: '{% $states.result.Payload %}' };

/**
 * The loop that builds in the Amazon States Language: plan, then for each task code, apply,
 * test, judge, audit; at the end commit. The bound of the loop is the judge's; `$rounds` is
 * the machine's own.
 */
export function buildDefinition(agents: CalledAgents, workbench: WorkbenchCallable): Record<string, unknown> {
  const states: States = {
    ...requestTaken(agents, 'build', BUILD_STATES.baseline, {
      next: '{% $exists($states.result.Payload.next) ? $states.result.Payload.next : null %}',
    }),
    [BUILD_STATES.baseline]: workbenchTask(workbench, '$next.orders.baseline', BUILD_STATES.whoPlans),
    ...planning(agents, workbench),
    ...coding(agents, workbench),
    ...judging(agents, workbench),
    ...ending(agents, 'build'),
  };
  return {
    QueryLanguage: 'JSONata',
    TimeoutSeconds: LONGEST_RUN_SECONDS,
    StartAt: BUILD_STATES.intake,
    States: states,
  };
}

/** The first tier that can plan does; one that cannot hands over to the next. */
function planning({ build }: CalledAgents, workbench: WorkbenchCallable): States {
  return {
    [BUILD_STATES.whoPlans]: choice(
      [
        [`$rounds >= ${ROUND_BOUND}`, BUILD_STATES.recordError],
        ['$next.tier.kind = "builtin"', BUILD_STATES.planBuiltin],
      ],
      BUILD_STATES.planModel,
      { rounds: '{% $rounds + 1 %}' },
    ),
    [BUILD_STATES.planBuiltin]: workbenchTask(workbench, '$next.orders.plan', BUILD_STATES.takePlan),
    ...modelWork(build, {
      task: BUILD_STATES.planModel,
      question: BUILD_STATES.mustPlanWait,
      wait: BUILD_STATES.waitToPlan,
      payload: { run: '{% $run %}', phase: 'plan' },
      next: BUILD_STATES.takePlan,
    }),
    [BUILD_STATES.takePlan]: agentTask(build, {
      payload: { run: '{% $run %}', phase: 'take_plan', tier: '{% $next.tier.name %}' },
      assign: NEXT,
      next: BUILD_STATES.isTherePlan,
      takesLong: true,
    }),
    [BUILD_STATES.isTherePlan]: choice(
      [
        ['$next.decision = "plan"', BUILD_STATES.whoPlans],
        ['$next.decision = "code"', BUILD_STATES.whoCodes],
      ],
      BUILD_STATES.publish,
    ),
  };
}

/** One attempt at a task: edits are asked for, held against the task, and laid over the last good snapshot. */
function coding({ build }: CalledAgents, workbench: WorkbenchCallable): States {
  return {
    [BUILD_STATES.whoCodes]: choice(
      [
        [`$rounds >= ${ROUND_BOUND}`, BUILD_STATES.recordError],
        ['$next.tier.kind = "builtin"', BUILD_STATES.codeBuiltin],
      ],
      BUILD_STATES.codeModel,
      { rounds: '{% $rounds + 1 %}' },
    ),
    [BUILD_STATES.codeBuiltin]: workbenchTask(workbench, '$next.orders.code', BUILD_STATES.apply),
    ...modelWork(build, {
      task: BUILD_STATES.codeModel,
      question: BUILD_STATES.mustCodeWait,
      wait: BUILD_STATES.waitToCode,
      payload: { ...ROUND, phase: 'code' },
      next: BUILD_STATES.apply,
    }),
    [BUILD_STATES.apply]: agentTask(build, {
      payload: { ...ROUND, phase: 'apply' },
      next: BUILD_STATES.wereApplied,
      takesLong: true,
    }),
    [BUILD_STATES.wereApplied]: choice([['$states.input.applied', BUILD_STATES.test]], BUILD_STATES.judge),
    [BUILD_STATES.test]: workbenchTask(workbench, '$next.orders.test', BUILD_STATES.judge),
  };
}

/** What is made of an attempt: another one, the audit of one that passed, the next task, or the end. */
function judging({ build }: CalledAgents, workbench: WorkbenchCallable): States {
  const judged = (phase: string) => ({ payload: { ...ROUND, phase }, assign: NEXT, takesLong: true });
  return {
    [BUILD_STATES.judge]: agentTask(build, { ...judged('judge'), next: BUILD_STATES.passed }),
    [BUILD_STATES.passed]: choice(
      [
        ['$next.decision = "audit"', BUILD_STATES.audit],
        ['$next.decision = "code"', BUILD_STATES.whoCodes],
      ],
      BUILD_STATES.commit,
    ),
    [BUILD_STATES.audit]: workbenchTask(workbench, '$next.orders.security', BUILD_STATES.weigh),
    [BUILD_STATES.weigh]: agentTask(build, { ...judged('weigh'), next: BUILD_STATES.whatFollows }),
    [BUILD_STATES.whatFollows]: choice([['$next.decision = "code"', BUILD_STATES.whoCodes]], BUILD_STATES.commit),
    [BUILD_STATES.commit]: agentTask(build, {
      payload: { run: '{% $run %}', phase: 'commit' },
      next: BUILD_STATES.publish,
      takesLong: true,
    }),
  };
}
