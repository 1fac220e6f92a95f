import { z } from 'zod';

/** What a run was asked to do with git, and where it began; kept beside the run so that it can be taken up again. */
export const GitWorkSchema = z.strictObject({
  mode: z.enum(['branch', 'direct']),
  /** The branch that the work goes to. */
  branch: z.string().min(1),
  start_branch: z.string().min(1),
  start_commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  wip: z.enum(['none', 'commit', 'tag']),
  merge: z.enum(['none', 'squash']),
  push: z.boolean(),
});
export type GitWork = z.infer<typeof GitWorkSchema>;

/** What a user may ask for. */
export interface GitWishes {
  readonly commit?: 'branch' | 'direct';
  readonly branch?: string;
  readonly allowMain?: boolean;
  readonly wip?: 'commit' | 'tag';
  readonly merge?: 'squash';
  readonly push?: boolean;
}
