import type { Workflow } from '../contracts/index.ts';
import { BUILD_STATES, type BuildStateName, STEP_OF_BUILD_STATE } from './build-state-names.ts';
import { FORGE_STATES, type ForgeStateName, STEP_OF_FORGE_STATE } from './forge-state-names.ts';
import { STATES, STEP_OF_STATE, type StateName } from './state-names.ts';

/** A state of any of the loops. */
export type AnyStateName = StateName | ForgeStateName | BuildStateName;

const STEPS = new Map<string, string>([
  ...Object.entries(STEP_OF_STATE),
  ...Object.entries(STEP_OF_FORGE_STATE),
  ...Object.entries(STEP_OF_BUILD_STATE),
]);

/** What people are told of a state by its name; undefined for choices and the like. */
export function stepOfState(state: string): string | undefined {
  return STEPS.get(state);
}

/** The state that a round of each workflow begins with. */
export const ROUND_BEGINS: Readonly<Record<Workflow, AnyStateName>> = {
  refactor: STATES.whichTier,
  forge: FORGE_STATES.whoWrites,
  build: BUILD_STATES.whoCodes,
};
