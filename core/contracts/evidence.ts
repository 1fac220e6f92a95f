import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

/** How strong the evidence is for what a function should do, the strongest first. */
export const EvidenceSchema = z
  .enum(['shown', 'specified', 'never_meant', 'suspected', 'none'])
  .describe(
    '"shown": tests, examples, self-checks, crashes, code that does not parse. "specified": a known function with a ' +
      'reference. "never_meant": a bug pattern that no author means. "suspected": anything else that was noticed; it ' +
      'changes nothing.',
  );
export type Evidence = z.infer<typeof EvidenceSchema>;

/** What became of a function. */
export const FunctionOutcomeSchema = z
  .enum(['right', 'repaired', 'wrong', 'question', 'unchanged'])
  .describe('"wrong": evidence speaks against it and it is not repaired. "unchanged": nothing says what it should do.');
export type FunctionOutcome = z.infer<typeof FunctionOutcomeSchema>;

/** One function or method of the project, or `<module>` for what a file does when it runs. */
export const FunctionEvidenceSchema = z.object({
  path: ProjectPathSchema,
  name: z.string().min(1).describe('Qualified, such as "Stack.push"; "<module>" outside any function.'),
  evidence: EvidenceSchema,
  outcome: FunctionOutcomeSchema,
});
export type FunctionEvidence = z.infer<typeof FunctionEvidenceSchema>;

/** How much of a project is shown or specified. */
export const ShownVerdictSchema = z
  .enum(['shown', 'partly_shown', 'nothing_shown'])
  .describe('Whether evidence says what the functions should compute: of each, of some, of none.');
export type ShownVerdict = z.infer<typeof ShownVerdictSchema>;

/** Something that the engine noticed and did not act on. */
export const SuspicionSchema = z.object({
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('Stays the same when lines shift; `swarm accept` takes it.'),
  path: ProjectPathSchema,
  line: z.int().min(1).describe('1-based, in the input.'),
  function: z.string().describe('Qualified name; empty for the module.'),
  pattern: z.string().min(1).describe('Id of the bug pattern, such as "specification" or "unread-value".'),
  message: z.string().min(1).max(500),
  suggestion: z.string().max(500).default(''),
  input: z.string().max(300).default('').describe('The shortest call that shows it, as Python; empty without one.'),
  actual: z.string().max(300).default('').describe('What that call gives.'),
  expected: z.string().max(300).default('').describe('What it would be expected to give.'),
});
export type Suspicion = z.infer<typeof SuspicionSchema>;

/** One answer that a person may give to a question. */
export const ChoiceSchema = z.object({
  id: z.string().regex(/^[1-9]$/),
  result: z.string().max(300).describe('What the input gives then, as Python, or "raises ValueError".'),
  edit: z.string().max(500).describe('The edit that does so, in words.'),
  test: z.string().max(4000).describe('A test file that states this answer, complete.'),
});
export type Choice = z.infer<typeof ChoiceSchema>;

/** What tests leave open: several repairs pass them and differ on an input that none of them names. */
export const QuestionSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  path: ProjectPathSchema,
  function: z.string().min(1),
  input: z.string().max(300).describe('The shortest call on which the best repairs differ, as Python.'),
  choices: z.array(ChoiceSchema).min(2).max(5),
  test_path: ProjectPathSchema.describe('Where the test of the answer goes.'),
});
export type Question = z.infer<typeof QuestionSchema>;

/** What a repair does otherwise, on generated inputs: what a reviewer reads first. */
export const BehaviourSchema = z.object({
  path: ProjectPathSchema,
  function: z.string().min(1),
  evidence: EvidenceSchema,
  gated: z.boolean().describe('Whether it could be run before and after. When not, there are no rows.'),
  rows: z
    .array(z.object({ input: z.string().max(300), before: z.string().max(300), after: z.string().max(300) }))
    .max(8)
    .describe('Inputs of which the result changed, the shortest first.'),
  changed: z.int().min(0).describe('Sampled inputs of which the result changed.'),
  unchanged: z.int().min(0).describe('Sampled inputs of which it did not.'),
});
export type Behaviour = z.infer<typeof BehaviourSchema>;
