import { BUILD_STATES, type BuildStateName } from '../../core/workflows/build-state-names.ts';
import { buildDefinition } from '../../lib/workflows/build-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { functionNamed, type Machine } from './story.ts';

/** States that are drawn inside another: waiting, bookkeeping, and questions that people do not ask. */
const HIDDEN: Partial<Record<BuildStateName, BuildStateName>> = {
  [BUILD_STATES.isUsable]: BUILD_STATES.intake,
  [BUILD_STATES.mustPlanWait]: BUILD_STATES.planModel,
  [BUILD_STATES.waitToPlan]: BUILD_STATES.planModel,
  [BUILD_STATES.isTherePlan]: BUILD_STATES.takePlan,
  [BUILD_STATES.mustCodeWait]: BUILD_STATES.codeModel,
  [BUILD_STATES.waitToCode]: BUILD_STATES.codeModel,
  [BUILD_STATES.wereApplied]: BUILD_STATES.apply,
  [BUILD_STATES.whatFollows]: BUILD_STATES.weigh,
  [BUILD_STATES.recordError]: BUILD_STATES.publish,
  [BUILD_STATES.recordRefusal]: BUILD_STATES.publish,
  [BUILD_STATES.howDidItEnd]: BUILD_STATES.publish,
};

/** The machine of the workflow build. */
export function buildMachine(): Machine {
  const agents = { intake: functionNamed('own'), build: functionNamed('fixer'), publish: functionNamed('own') };
  return {
    names: Object.values(BUILD_STATES),
    definition: buildDefinition(agents as unknown as CalledAgents, functionNamed('workbench')),
    hidden: HIDDEN,
    leftOut: [BUILD_STATES.recordError, BUILD_STATES.recordRefusal],
  };
}
