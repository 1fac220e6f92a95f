import { FORGE_STATES } from '../../core/workflows/forge-state-names.ts';
import { choice, type States } from './choice.ts';
import { type Benches, ending, LONGEST_RUN_SECONDS, takingIn } from './frame.ts';
import type { CalledAgents } from './machines.ts';
import { modelWork } from './model-work.ts';
import { agentTask, type WorkbenchCallable, workbenchTask } from './tasks.ts';

/** The machine's own bound, should the supervisor's count ever be lost: the rounds that the largest request allows. */
const ROUND_BOUND = 10;

const ROUND = { run: '{% $run %}', round: '{% $next.round %}' };

/**
 * The loop that forges tests in the Amazon States Language: write, look at, rate, run, rate,
 * supervise, and again. The bound of the loop is the supervisor's; `$rounds` is the machine's own.
 */
export function forgeDefinition(agents: CalledAgents, benches: Benches): Record<string, unknown> {
  const { workbench } = benches;
  const states: States = {
    ...takingIn(agents, benches, 'forge', FORGE_STATES.measure),
    [FORGE_STATES.measure]: workbenchTask(workbench, '$measure', FORGE_STATES.begin),
    [FORGE_STATES.begin]: agentTask(agents.forge, {
      payload: { run: '{% $run %}', phase: 'begin' },
      assign: { next: '{% $states.result.Payload %}' },
      next: FORGE_STATES.whoWrites,
      takesLong: true,
    }),
    ...writing(agents, workbench),
    ...measuring(agents, workbench),
    ...ending(agents, 'forge'),
  };
  return {
    QueryLanguage: 'JSONata',
    TimeoutSeconds: LONGEST_RUN_SECONDS,
    StartAt: FORGE_STATES.intake,
    States: states,
  };
}

/** The first round generates, each later one enhances: by the engine, or by a model whose tests are checked. */
function writing(agents: CalledAgents, workbench: WorkbenchCallable): States {
  const isBuiltin = '$next.tier.kind = "builtin"';
  const isFirst = '$next.kind = "generate"';
  const write = { payload: { ...ROUND, phase: 'write' }, next: FORGE_STATES.areThereTests };
  return {
    [FORGE_STATES.whoWrites]: choice(
      [
        [`$rounds >= ${ROUND_BOUND}`, FORGE_STATES.recordError],
        [`${isFirst} and ${isBuiltin}`, FORGE_STATES.generateBuiltin],
        [isFirst, FORGE_STATES.generateModel],
        [isBuiltin, FORGE_STATES.enhanceBuiltin],
      ],
      FORGE_STATES.enhanceModel,
      { rounds: '{% $rounds + 1 %}' },
    ),
    [FORGE_STATES.generateBuiltin]: workbenchTask(workbench, '$next.orders.generate', FORGE_STATES.takeSuite),
    [FORGE_STATES.enhanceBuiltin]: workbenchTask(workbench, '$next.orders.generate', FORGE_STATES.takeSuite),
    ...modelWork(agents.forge, {
      ...write,
      task: FORGE_STATES.generateModel,
      question: FORGE_STATES.mustGenerateWait,
      wait: FORGE_STATES.waitToGenerate,
    }),
    ...modelWork(agents.forge, {
      ...write,
      task: FORGE_STATES.enhanceModel,
      question: FORGE_STATES.mustEnhanceWait,
      wait: FORGE_STATES.waitToEnhance,
    }),
    [FORGE_STATES.areThereTests]: choice(
      [['$states.input.tests > 0', FORGE_STATES.checkTests]],
      FORGE_STATES.takeSuite,
    ),
    [FORGE_STATES.checkTests]: workbenchTask(workbench, '$states.input.orders.check', FORGE_STATES.takeSuite),
    [FORGE_STATES.takeSuite]: agentTask(agents.forge, {
      payload: { ...ROUND, phase: 'take' },
      next: FORGE_STATES.analyse,
      takesLong: true,
    }),
  };
}

function measuring(agents: CalledAgents, workbench: WorkbenchCallable): States {
  const phase = (name: string) => ({ payload: { ...ROUND, phase: name }, takesLong: true });
  return {
    [FORGE_STATES.analyse]: workbenchTask(workbench, '$next.orders.analysis', FORGE_STATES.rateBefore),
    [FORGE_STATES.rateBefore]: agentTask(agents.forge, { ...phase('rate_before'), next: FORGE_STATES.run }),
    [FORGE_STATES.run]: workbenchTask(workbench, '$next.orders.run', FORGE_STATES.rateAfter),
    [FORGE_STATES.rateAfter]: agentTask(agents.forge, { ...phase('rate_after'), next: FORGE_STATES.supervise }),
    [FORGE_STATES.supervise]: agentTask(agents.forge, {
      ...phase('supervise'),
      assign: { next: '{% $states.result.Payload %}' },
      next: FORGE_STATES.enhanceOrFinish,
    }),
    [FORGE_STATES.enhanceOrFinish]: choice(
      [['$next.decision = "ENHANCE"', FORGE_STATES.whoWrites]],
      FORGE_STATES.publish,
    ),
  };
}
