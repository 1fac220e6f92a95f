import { z } from 'zod';
import { LONGEST_TEXT } from '../contracts/build.ts';

/** `config/tasks.yaml`: goals by name. */
export const TasksSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  z.strictObject({ goal: z.string().min(1).max(LONGEST_TEXT) }),
);
export type Tasks = z.infer<typeof TasksSchema>;
