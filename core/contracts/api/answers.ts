import { z } from 'zod';
import { ChoiceSchema, QuestionSchema } from '../evidence.ts';

/** `POST /runs/{id}/answers`: what a person says to a question that a run left open. */
export const AnswerRequestSchema = z.strictObject({
  question: QuestionSchema.shape.id.optional().describe('Its id; may be left out where there is one question only.'),
  choice: ChoiceSchema.shape.id.describe('Number of the choice.'),
});
export type AnswerRequest = z.infer<typeof AnswerRequestSchema>;
