import { ENDING_STATES, STATES } from './state-names.ts';

/** States of the loop that forges tests; those that both loops have are named once. */
export const FORGE_STATES = {
  intake: STATES.intake,
  isUsable: STATES.isUsable,
  inspect: STATES.inspect,
  inspectShard: STATES.inspectShard,
  measure: 'Measure the tests that are there',
  begin: 'Begin to forge',
  whoWrites: 'Who writes?',
  generateBuiltin: 'Generate with the builtin engine',
  generateModel: 'Generate with a model',
  mustGenerateWait: 'Must generating wait?',
  waitToGenerate: 'Wait to generate',
  enhanceBuiltin: 'Enhance with the builtin engine',
  enhanceModel: 'Enhance with a model',
  mustEnhanceWait: 'Must enhancing wait?',
  waitToEnhance: 'Wait to enhance',
  areThereTests: STATES.areThereTests,
  checkTests: STATES.checkTests,
  takeSuite: 'Take the suite',
  analyse: 'Analyse the tests',
  rateBefore: 'Rate before the run',
  run: 'Run tests and mutants',
  rateAfter: 'Rate after the run',
  supervise: 'Supervise',
  enhanceOrFinish: 'Enhance or finish?',
  ...ENDING_STATES,
} as const;

export type ForgeStateName = (typeof FORGE_STATES)[keyof typeof FORGE_STATES];

/** The step that a state of forge belongs to, as people are told. */
export const STEP_OF_FORGE_STATE: Partial<Record<ForgeStateName, string>> = {
  [FORGE_STATES.intake]: 'Intake',
  [FORGE_STATES.inspect]: 'Inspect',
  [FORGE_STATES.measure]: 'Measure the tests that are there',
  [FORGE_STATES.begin]: 'Judge: begin',
  [FORGE_STATES.generateBuiltin]: 'Generate (builtin)',
  [FORGE_STATES.generateModel]: 'Generate (model)',
  [FORGE_STATES.enhanceBuiltin]: 'Enhance (builtin)',
  [FORGE_STATES.enhanceModel]: 'Enhance (model)',
  [FORGE_STATES.waitToGenerate]: 'Waiting for the provider',
  [FORGE_STATES.waitToEnhance]: 'Waiting for the provider',
  [FORGE_STATES.checkTests]: 'Check the tests',
  [FORGE_STATES.takeSuite]: 'Judge: take the suite',
  [FORGE_STATES.analyse]: 'Static analysis',
  [FORGE_STATES.rateBefore]: 'Reliability before the run',
  [FORGE_STATES.run]: 'Run: coverage and mutants',
  [FORGE_STATES.rateAfter]: 'Reliability after the run',
  [FORGE_STATES.supervise]: 'Supervisor',
  [FORGE_STATES.publish]: 'Publish',
};
