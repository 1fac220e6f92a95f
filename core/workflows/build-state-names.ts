import { ENDING_STATES, STATES } from './state-names.ts';

/** States of the loop that builds; those that other loops have are named once. */
export const BUILD_STATES = {
  intake: STATES.intake,
  isUsable: STATES.isUsable,
  baseline: STATES.runTests,
  whoPlans: 'Who plans?',
  planBuiltin: 'Plan with the builtin engine',
  planModel: STATES.planWithModel,
  mustPlanWait: STATES.mustPlanWait,
  waitToPlan: STATES.waitToPlan,
  takePlan: 'Take the plan',
  isTherePlan: 'Is there a plan?',
  whoCodes: 'Who codes?',
  codeBuiltin: 'Code with the builtin engine',
  codeModel: 'Code with a model',
  mustCodeWait: 'Must the code wait?',
  waitToCode: 'Wait to code',
  apply: 'Apply the edits',
  wereApplied: 'Were they applied?',
  test: 'Test the task',
  judge: 'Judge the task',
  passed: 'Passed?',
  audit: 'Audit the change',
  weigh: 'Weigh the audit',
  whatFollows: 'What follows the audit?',
  commit: 'Commit what passed',
  ...ENDING_STATES,
} as const;

export type BuildStateName = (typeof BUILD_STATES)[keyof typeof BUILD_STATES];

/** The step that a state of build belongs to, as people are told. */
export const STEP_OF_BUILD_STATE: Partial<Record<BuildStateName, string>> = {
  [BUILD_STATES.planBuiltin]: 'Planner (builtin)',
  [BUILD_STATES.takePlan]: 'Planner: take the plan',
  [BUILD_STATES.codeBuiltin]: 'Coder (builtin)',
  [BUILD_STATES.codeModel]: 'Coder (model)',
  [BUILD_STATES.waitToCode]: 'Waiting for the provider',
  [BUILD_STATES.apply]: 'Apply the edits',
  [BUILD_STATES.test]: 'Tester',
  [BUILD_STATES.judge]: 'Judge the task',
  [BUILD_STATES.audit]: 'Security audit',
  [BUILD_STATES.weigh]: 'Weigh the audit',
  [BUILD_STATES.commit]: 'Committer',
};
