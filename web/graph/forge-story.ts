import { FORGE_STATES, type ForgeStateName } from '../../core/workflows/forge-state-names.ts';
import { forgeDefinition } from '../../lib/workflows/forge-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { functionNamed, type Machine } from './story.ts';

/** States that are drawn inside another: waiting, bookkeeping, and questions that people do not ask. */
const HIDDEN: Partial<Record<ForgeStateName, ForgeStateName>> = {
  [FORGE_STATES.isUsable]: FORGE_STATES.intake,
  [FORGE_STATES.areThereDependencies]: FORGE_STATES.intake,
  [FORGE_STATES.resolve]: FORGE_STATES.intake,
  [FORGE_STATES.takeLock]: FORGE_STATES.intake,
  [FORGE_STATES.isAnythingMissing]: FORGE_STATES.intake,
  [FORGE_STATES.install]: FORGE_STATES.intake,
  [FORGE_STATES.inspectShard]: FORGE_STATES.inspect,
  [FORGE_STATES.mustGenerateWait]: FORGE_STATES.generateModel,
  [FORGE_STATES.waitToGenerate]: FORGE_STATES.generateModel,
  [FORGE_STATES.mustEnhanceWait]: FORGE_STATES.enhanceModel,
  [FORGE_STATES.waitToEnhance]: FORGE_STATES.enhanceModel,
  [FORGE_STATES.areThereTests]: FORGE_STATES.checkTests,
  [FORGE_STATES.recordError]: FORGE_STATES.publish,
  [FORGE_STATES.recordRefusal]: FORGE_STATES.publish,
  [FORGE_STATES.howDidItEnd]: FORGE_STATES.publish,
};

/** The machine of the workflow forge. */
export function forgeMachine(): Machine {
  const agents = { intake: functionNamed('own'), forge: functionNamed('judge'), publish: functionNamed('own') };
  return {
    names: Object.values(FORGE_STATES),
    definition: forgeDefinition(agents as unknown as CalledAgents, {
      workbench: functionNamed('workbench'),
      resolver: functionNamed('own'),
    }),
    hidden: HIDDEN,
    leftOut: [FORGE_STATES.recordError, FORGE_STATES.recordRefusal],
  };
}
