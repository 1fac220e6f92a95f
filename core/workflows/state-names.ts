/**
 * States of the refactoring loop: a verb phrase for a task, a question for a choice, an
 * outcome for an end. The construct, the CLI and the tests take the names from here.
 */
export const STATES = {
  intake: 'Take in the request',
  isUsable: 'Is the input usable?',
  inspect: 'Inspect the files',
  inspectShard: 'Inspect one shard',
  plan: 'Plan the work',
  writeTests: 'Write tests',
  runTests: 'Run tests',
  doModelsJoin: 'Do models join?',
  planWithModel: 'Plan with a model',
  mustPlanWait: 'Must the plan wait?',
  waitToPlan: 'Wait to plan',
  testWithModel: 'Write tests with a model',
  mustTestsWait: 'Must the tests wait?',
  waitToTest: 'Wait to write tests',
  areThereTests: 'Are there tests to check?',
  checkTests: 'Check the tests',
  takeTests: 'Take the tests',
  whichTier: 'Which tier?',
  fixBuiltin: 'Fix with the builtin engine',
  fixModel: 'Fix with a model',
  mustFixWait: 'Must the fix wait?',
  waitToFix: 'Wait to fix',
  verify: 'Verify the fix',
  validate: 'Validate the attempt',
  isDone: 'Is the code done?',
  auditSecurity: 'Audit security',
  doesModelReview: 'Does a model review?',
  reviewSecurity: 'Review security with a model',
  mustReviewWait: 'Must the review wait?',
  waitToReview: 'Wait to review',
  weighFindings: 'Weigh the findings',
  areThereFindings: 'Are there findings?',
  recordError: 'Record the error',
  recordRefusal: 'Record the refusal',
  publish: 'Publish the result',
  howDidItEnd: 'How did it end?',
  accepted: 'Accepted',
  bestEffort: 'Best effort published',
  refused: 'Input refused',
  failed: 'Run failed',
} as const;

export type StateName = (typeof STATES)[keyof typeof STATES];

/** The step of a run that a state belongs to, as people are told; states without one are passed over. */
export const STEP_OF_STATE: Partial<Record<StateName, string>> = {
  [STATES.intake]: 'Intake',
  [STATES.inspect]: 'Inspect',
  [STATES.plan]: 'Auditor: plan',
  [STATES.writeTests]: 'Judge: write tests',
  [STATES.runTests]: 'Run tests (red is expected)',
  [STATES.planWithModel]: 'Auditor: plan (model)',
  [STATES.testWithModel]: 'Judge: write tests (model)',
  [STATES.checkTests]: 'Check the tests',
  [STATES.takeTests]: 'Judge: take tests',
  [STATES.waitToPlan]: 'Waiting for the provider',
  [STATES.waitToTest]: 'Waiting for the provider',
  [STATES.waitToFix]: 'Waiting for the provider',
  [STATES.waitToReview]: 'Waiting for the provider',
  [STATES.reviewSecurity]: 'Security review (model)',
  [STATES.fixBuiltin]: 'Fixer (builtin)',
  [STATES.fixModel]: 'Fixer (model)',
  [STATES.verify]: 'Verify',
  [STATES.validate]: 'Judge: validate',
  [STATES.auditSecurity]: 'Security audit',
  [STATES.weighFindings]: 'Judge: security',
  [STATES.publish]: 'Publish',
};

const STEPS = new Map<string, string>(Object.entries(STEP_OF_STATE));

/** What people are told of a state by its name; undefined for choices and the like. */
export function stepOfState(state: string): string | undefined {
  return STEPS.get(state);
}
