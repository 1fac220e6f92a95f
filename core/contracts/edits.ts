import { z } from 'zod';
import { BehaviourSchema, FunctionEvidenceSchema, QuestionSchema } from './evidence.ts';
import { HandoverSchema } from './handover.ts';
import { ProjectPathSchema } from './primitives.ts';

/** One thing that was changed in a file, and why. */
export const ChangeSchema = z.object({
  path: ProjectPathSchema,
  line: z.int().min(0).describe('1-based line before the change; 0 when it has none.'),
  rule: z.string(),
  kind: z.enum(['syntax', 'rule', 'repair', 'format', 'model']),
  message: z.string(),
});
export type Change = z.infer<typeof ChangeSchema>;

/** A whole file as it should be. `base64` keeps bytes that are not plain UTF-8 exact. */
export const EditSchema = z.object({
  path: ProjectPathSchema,
  content: z.string(),
  encoding: z.enum(['utf-8', 'base64']).default('utf-8'),
  changes: z.array(ChangeSchema).default([]),
});
export type Edit = z.infer<typeof EditSchema>;

/** Why an attempt of a model brought nothing. */
export const AttemptFailureSchema = z.enum(['budget', 'deadline', 'outage', 'refused', 'malformed', 'repeated']);
export type AttemptFailure = z.infer<typeof AttemptFailureSchema>;

/** What a Fixer attempt hands over. */
export const EditSetSchema = z.object({
  edits: z.array(EditSchema).refine((edits) => new Set(edits.map((edit) => edit.path)).size === edits.length, {
    message: 'must not name a path twice',
  }),
  not_done: z.array(z.object({ path: z.string(), reason: z.string() })).default([]),
  left: z.array(ProjectPathSchema).optional().describe('Files that the time of the step did not suffice for.'),
  failure: z
    .object({ kind: AttemptFailureSchema, message: z.string() })
    .optional()
    .describe('Why a model brought no edits.'),
  proposal_sha256: z.string().optional().describe('Hash of edits that were refused because they had been tried.'),
  similarity: z.number().min(-1).max(1).optional().describe('Cosine to the attempt before, by an embedding model.'),
  repair: z
    .object({
      handover: z.array(HandoverSchema).max(20).default([]),
      questions: z.array(QuestionSchema).max(20).default([]),
      functions: z.array(FunctionEvidenceSchema).default([]).describe('Those that the edits repair.'),
      behaviour: z.array(BehaviourSchema).max(100).default([]).describe('What the repairs do otherwise.'),
      not_gated: z
        .array(z.object({ path: ProjectPathSchema, name: z.string() }))
        .default([])
        .describe('Functions that could not be run, so that only their layout and documentation changed.'),
    })
    .optional()
    .describe('What the search of the builtin tier left.'),
  cost_usd: z.number().min(0).default(0),
  calls: z.int().min(0).default(0).describe('Calls of models, failed ones too.'),
});
export type EditSet = z.infer<typeof EditSetSchema>;
