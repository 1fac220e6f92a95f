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
  whichTier: 'Which tier?',
  fixBuiltin: 'Fix with the builtin engine',
  fixModel: 'Fix with a model',
  verify: 'Verify the fix',
  validate: 'Validate the attempt',
  isDone: 'Is the code done?',
  auditSecurity: 'Audit security',
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
  [STATES.fixBuiltin]: 'Fixer (builtin)',
  [STATES.fixModel]: 'Fixer (model)',
  [STATES.verify]: 'Verify',
  [STATES.validate]: 'Judge: validate',
  [STATES.auditSecurity]: 'Security audit',
  [STATES.weighFindings]: 'Judge: security',
  [STATES.publish]: 'Publish',
};
