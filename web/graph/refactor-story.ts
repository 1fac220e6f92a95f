import { STATES, type StateName } from '../../core/workflows/state-names.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { functionNamed, type Machine } from './story.ts';

/** States that are drawn inside another: waiting, bookkeeping, and questions that people do not ask. */
const HIDDEN: Partial<Record<StateName, StateName>> = {
  [STATES.isUsable]: STATES.intake,
  [STATES.areThereDependencies]: STATES.intake,
  [STATES.resolve]: STATES.intake,
  [STATES.takeLock]: STATES.intake,
  [STATES.isAnythingMissing]: STATES.intake,
  [STATES.install]: STATES.intake,
  [STATES.inspectShard]: STATES.inspect,
  [STATES.mustPlanWait]: STATES.planWithModel,
  [STATES.waitToPlan]: STATES.planWithModel,
  [STATES.mustTestsWait]: STATES.testWithModel,
  [STATES.waitToTest]: STATES.testWithModel,
  [STATES.areThereTests]: STATES.testWithModel,
  [STATES.mustFixWait]: STATES.fixModel,
  [STATES.waitToFix]: STATES.fixModel,
  [STATES.doesModelReview]: STATES.auditSecurity,
  [STATES.mustReviewWait]: STATES.reviewSecurity,
  [STATES.waitToReview]: STATES.reviewSecurity,
  [STATES.isATestMissing]: STATES.weighMutants,
  [STATES.areTestsAdded]: STATES.takeKillers,
  [STATES.recordError]: STATES.publish,
  [STATES.recordRefusal]: STATES.publish,
  [STATES.howDidItEnd]: STATES.publish,
};

/** The machine of the workflow refactor. */
export function refactorMachine(): Machine {
  const agents = {
    intake: functionNamed('own'),
    auditor: functionNamed('auditor'),
    fixer: functionNamed('fixer'),
    judge: functionNamed('judge'),
    publish: functionNamed('own'),
  };
  const benches = { workbench: functionNamed('workbench'), resolver: functionNamed('own') };
  return {
    names: Object.values(STATES),
    definition: loopDefinition(agents as unknown as CalledAgents, benches),
    hidden: HIDDEN,
    leftOut: [STATES.recordError, STATES.recordRefusal],
  };
}
