import { z } from 'zod';
import { EXECUTIONS_ENVIRONMENT } from '../../core/workflows/environment.ts';
import type { MachineArns } from './executions.ts';

/** Variables that name the state machines. */
export const MachineEnvironmentSchema = z.object({
  [EXECUTIONS_ENVIRONMENT.refactor]: z.string().startsWith('arn:'),
  [EXECUTIONS_ENVIRONMENT.forge]: z.string().startsWith('arn:'),
  [EXECUTIONS_ENVIRONMENT.build]: z.string().startsWith('arn:'),
});

export function machineArns(environment: z.infer<typeof MachineEnvironmentSchema>): MachineArns {
  return {
    refactor: environment[EXECUTIONS_ENVIRONMENT.refactor],
    forge: environment[EXECUTIONS_ENVIRONMENT.forge],
    build: environment[EXECUTIONS_ENVIRONMENT.build],
  };
}
