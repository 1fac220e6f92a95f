import { STATES } from '../../core/workflows/state-names.ts';
import type { AnyStateName } from '../../core/workflows/steps.ts';
import { choice, type States } from './choice.ts';
import type { CalledAgents } from './machines.ts';
import { agentTask, type Callable, type WorkbenchCallable, workbenchTask } from './tasks.ts';

/** More pieces of a model's work, waits between them included, than any run comes to before its deadline. */
const WAIT_BOUND = 400;

/** Once a run, before the first round that wants it: models plan and write tests. */
export function joining(agents: CalledAgents, workbench: WorkbenchCallable): States {
  return {
    [STATES.doModelsJoin]: choice([['$next.join', STATES.planWithModel]], STATES.whichTier),
    ...modelWork(agents.auditor, {
      task: STATES.planWithModel,
      question: STATES.mustPlanWait,
      wait: STATES.waitToPlan,
      payload: { run: '{% $run %}', phase: 'plan_with_model' },
      next: STATES.testWithModel,
    }),
    ...modelWork(agents.judge, {
      task: STATES.testWithModel,
      question: STATES.mustTestsWait,
      wait: STATES.waitToTest,
      payload: { run: '{% $run %}', phase: 'write_tests' },
      next: STATES.areThereTests,
    }),
    [STATES.areThereTests]: choice([['$states.input.tests > 0', STATES.checkTests]], STATES.takeTests),
    [STATES.checkTests]: workbenchTask(workbench, '$states.input.orders.check', STATES.takeTests),
    [STATES.takeTests]: agentTask(agents.judge, {
      payload: { run: '{% $run %}', phase: 'take_tests' },
      assign: { next: '{% $states.result.Payload %}' },
      next: STATES.whichTier,
      takesLong: true,
    }),
  };
}

/** Work that asks a model: what must wait for a provider waits here, where waiting costs nothing. */
export function modelWork(
  fn: Callable,
  work: {
    readonly task: AnyStateName;
    readonly question: AnyStateName;
    readonly wait: AnyStateName;
    readonly payload: Readonly<Record<string, unknown>>;
    readonly next: AnyStateName;
  },
): States {
  return {
    [work.task]: agentTask(fn, { payload: work.payload, next: work.question, takesLong: true }),
    [work.question]: choice(
      [
        [`$waits >= ${WAIT_BOUND}`, STATES.recordError],
        ['$states.input.wait_s > 0', work.wait],
      ],
      work.next,
      { waits: '{% $waits + 1 %}' },
    ),
    [work.wait]: { Type: 'Wait', Seconds: '{% $states.input.wait_s %}', Next: work.task },
  };
}
