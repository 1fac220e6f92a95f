import { z } from 'zod';
import { QuestionSchema, SuspicionSchema } from './evidence.ts';

/** A suspicion that somebody has looked at and refused. */
export const AcceptedSuspicionSchema = z.strictObject(
  SuspicionSchema.pick({ fingerprint: true, pattern: true, path: true, function: true, message: true }).shape,
);
export type AcceptedSuspicion = z.infer<typeof AcceptedSuspicionSchema>;

/**
 * `.swarm/baseline.json` of a project: what is not to be told or asked again. The fingerprint alone
 * decides; the rest is there for whoever reads the file.
 */
export const BaselineSchema = z.strictObject({
  version: z.literal(1),
  accepted: z.array(AcceptedSuspicionSchema),
  answered: z.array(QuestionSchema.shape.id).describe('Ids of questions that nobody wants to be asked.'),
});
export type Baseline = z.infer<typeof BaselineSchema>;
