import { z } from 'zod';
import { AgentSchema } from './primitives.ts';

export const ActionSchema = z.enum(['CODE_ANALYSIS', 'CODE_GEN', 'DEBUG', 'FIX']);
export type Action = z.infer<typeof ActionSchema>;

export const LogStatusSchema = z.enum(['SUCCESS', 'FAILURE', 'INFO']);
export type LogStatus = z.infer<typeof LogStatusSchema>;

const SNAKE_CASE = /^[a-z][a-z0-9_]*$/;

/** `input_prompt` and `output_response` are never missing; every other key is snake_case. */
export const LogDetailsSchema = z
  .object({ input_prompt: z.string(), output_response: z.string() })
  .catchall(z.json())
  .superRefine((details, context) => {
    for (const key of Object.keys(details).filter((name) => !SNAKE_CASE.test(name))) {
      context.addIssue({ code: 'custom', path: [key], message: 'must be snake_case' });
    }
  })
  .meta({ propertyNames: { pattern: SNAKE_CASE.source } });

/** One entry of `experiment_data.json`. */
export const LogEntrySchema = z.strictObject({
  id: z.uuidv4(),
  timestamp: z.iso.datetime({ offset: true, local: true }),
  agent: AgentSchema,
  model: z.string().min(1).describe('Model that answered; "N/A" for a tool, "builtin" for the engine.'),
  action: ActionSchema,
  details: LogDetailsSchema,
  status: LogStatusSchema,
});
export type LogEntry = z.infer<typeof LogEntrySchema>;

/** `experiment_data.json`: a JSON array, valid at every moment. */
export const ExperimentDataSchema = z.array(LogEntrySchema);
