import { z } from 'zod';

/** Letters, digits and hyphens: the part of a key that names who a run belongs to. */
export const OwnerSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be 1 to 64 letters, digits, "-" or "_"');

/** A run is named like its Step Functions execution: 1 to 80 letters, digits, "-" or "_". */
export const RunIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, 'must be 1 to 80 letters, digits, "-" or "_"');

/**
 * A POSIX path inside the project: relative, no "..", no backslash, no drive letter,
 * no control character. The same rule is applied to zip members and to every edit.
 */
export const ProjectPathSchema = z
  .string()
  .min(1)
  .max(1024)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  .regex(/^(?!\/)(?![A-Za-z]:)[^\\\u0000-\u001f\u007f]+$/, 'must be a relative POSIX path')
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))(?!.*\/\/)(?!.*\/$).+$/, 'must not hold ".", ".." or empty parts');

export const AgentSchema = z.enum(['Auditor', 'Fixer', 'Judge']);
export type Agent = z.infer<typeof AgentSchema>;

export const StatusSchema = z.enum(['in_progress', 'success', 'failure', 'max_iterations']);
export type Status = z.infer<typeof StatusSchema>;

/** Why a run ended. A closed set: nothing else is ever written. */
export const StopReasonSchema = z.enum([
  'tests_pass',
  'targets_met',
  'max_iterations',
  'budget',
  'deadline',
  'no_progress',
  'untestable',
  'not_planned',
  'invalid_input',
  'stopped',
  'internal_error',
]);
export type StopReason = z.infer<typeof StopReasonSchema>;

/** What a run does: repair the code, write tests for it, or build what a goal asks for. */
export const WORKFLOWS = ['refactor', 'forge', 'build'] as const;
export const WorkflowSchema = z.enum(WORKFLOWS);
export type Workflow = z.infer<typeof WorkflowSchema>;

/** Which public names may change: none, old names kept as aliases, or all. */
export const PublicApiSchema = z.enum(['keep', 'alias', 'rename']);
export type PublicApi = z.infer<typeof PublicApiSchema>;
