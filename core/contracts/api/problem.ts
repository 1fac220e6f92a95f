import { z } from 'zod';

/** A failure as RFC 9457 describes it (application/problem+json), with the names of the error table. */
export const ProblemSchema = z.object({
  type: z.string().describe('`urn:refactoring-swarm:error:` and the name.'),
  title: z.string().describe('Name of the error, from the error table.'),
  status: z.int().min(400).max(599),
  detail: z.string().describe('What happened.'),
  remedy: z.string().describe('What to do about it.'),
  problems: z.array(z.string()).describe('Every single problem, as "path: what is wrong"; often empty.'),
});
export type Problem = z.infer<typeof ProblemSchema>;
