import type { Workflow } from '../contracts/index.ts';

/** Variables of a function that name the state machine of each workflow. */
export const EXECUTIONS_ENVIRONMENT = {
  refactor: 'STATE_MACHINE_ARN',
  forge: 'FORGE_MACHINE_ARN',
  build: 'BUILD_MACHINE_ARN',
} as const satisfies Record<Workflow, string>;
