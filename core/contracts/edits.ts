import { z } from 'zod';
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

/** What a Fixer attempt hands over. */
export const EditSetSchema = z.object({
  edits: z.array(EditSchema).refine((edits) => new Set(edits.map((edit) => edit.path)).size === edits.length, {
    message: 'must not name a path twice',
  }),
  not_done: z.array(z.object({ path: z.string(), reason: z.string() })).default([]),
});
export type EditSet = z.infer<typeof EditSetSchema>;
