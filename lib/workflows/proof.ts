import { STATES } from '../../core/workflows/state-names.ts';
import { choice, type States } from './choice.ts';
import type { CalledAgents } from './machines.ts';
import { agentTask, everyError, type State, type WorkbenchCallable, workbenchTask } from './tasks.ts';

/**
 * After the last round: the tests are held against mutants of what is delivered, and what is
 * near a repaired line and goes unnoticed asks for one more test. How the run ended is decided by
 * then, so that an error here leads on to Publish and is no failure of the run.
 */
export function proof(agents: CalledAgents, workbench: WorkbenchCallable): States {
  const named = { run: '{% $run %}', round: '{% $next.round %}' };
  const assign = { next: '{% $states.result.Payload %}' };
  return {
    [STATES.isThereASuite]: choice([['$exists($next.orders.mutants)', STATES.runMutants]], STATES.publish),
    [STATES.runMutants]: orPublish(workbenchTask(workbench, '$next.orders.mutants', STATES.weighMutants)),
    [STATES.weighMutants]: orPublish(
      agentTask(agents.judge, {
        payload: { ...named, phase: 'weigh_mutants' },
        assign,
        next: STATES.isATestMissing,
        takesLong: true,
      }),
    ),
    [STATES.isATestMissing]: choice([['$next.decision = "add"', STATES.addTests]], STATES.publish),
    [STATES.addTests]: orPublish(workbenchTask(workbench, '$next.orders.add', STATES.takeKillers)),
    [STATES.takeKillers]: orPublish(
      agentTask(agents.judge, {
        payload: { ...named, phase: 'take_killers' },
        assign,
        next: STATES.areTestsAdded,
        takesLong: true,
      }),
    ),
    [STATES.areTestsAdded]: choice([['$next.decision = "again"', STATES.runAgain]], STATES.publish),
    [STATES.runAgain]: orPublish(workbenchTask(workbench, '$next.orders.again', STATES.publish)),
  };
}

/** The task with an error that is passed over: what was reached without it is published. */
function orPublish(task: State): State {
  return { ...task, Catch: everyError({ Next: STATES.publish }) };
}
