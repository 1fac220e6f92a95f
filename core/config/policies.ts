import { z } from 'zod';
import { OnFailureSchema } from '../contracts/build-state.ts';
import { WorkLimitsSchema } from '../contracts/index.ts';

/** Bounds of what a zip may hold; checked on the bytes as they stream, never on what its headers say. */
export const ArchiveLimitsSchema = z.strictObject({
  packed_bytes: z.int().positive(),
  unpacked_bytes: z.int().positive(),
  members: z.int().positive(),
  ratio: z.number().positive().describe('Most bytes unpacked for one packed.'),
});
export type ArchiveLimits = z.infer<typeof ArchiveLimitsSchema>;

const PercentSchema = z.number().min(0).max(100);

/** `config/policies.yaml`. */
export const PoliciesSchema = z.strictObject({
  archive: ArchiveLimitsSchema,
  work: WorkLimitsSchema,
  inspect: z.strictObject({
    files_per_shard: z.int().positive(),
    max_shards: z.int().min(1).max(16),
  }),
  loop: z.strictObject({
    reserved_iterations: z.int().min(0).describe('Iterations that are not rounds: the audit and the wrap-up.'),
    same_error_limit: z.int().min(2),
    similarity: z.number().min(0).max(1),
    escalate: z.strictObject({ same_error: z.int().min(2), syntax_errors: z.int().min(1) }),
  }),
  models: z.strictObject({
    tries: z.int().min(1).describe('Failed calls in a row before a model is left for the next of its tier.'),
    first_wait_s: z.number().positive(),
    longest_wait_s: z.number().positive(),
    longest_retry_after_s: z.number().positive(),
    circuit_open_s: z.number().positive(),
    wait_in_function_s: z.number().min(0).max(5).describe("Longer waits are the state machine's."),
    clarifications: z.int().min(0),
    continuations: z.int().min(0),
    parallel_calls: z.int().min(1).max(16),
    calls_an_attempt: z.int().min(1),
    security_reviews: z.int().min(0),
    hint_from_attempt: z.int().min(1),
  }),
  repair: z.strictObject({
    deadline_s: z.array(z.number().positive()).min(1).describe('Seconds of search in the first, second, ... attempt.'),
    more_s: z.number().min(0).describe('Seconds more for each failing test.'),
    longest_s: z.number().positive().describe('Most seconds of search, with all that failing tests add.'),
  }),
  forge: z.strictObject({
    targets: z.strictObject({ coverage: PercentSchema, mutation: PercentSchema }),
    progress: z.strictObject({ coverage: z.number().positive(), mutation: z.number().positive() }),
    stagnation: z.int().min(1).describe('Rounds in a row without progress before a tier is given up.'),
    missing_lines: z.int().min(1).max(10),
    entropy: z.strictObject({ high: z.number().positive(), medium: z.number().positive() }),
    complexity: z.int().min(1),
    generate_s: z.number().positive().max(900),
    mutants_s: z.number().positive().max(900),
    mutants: z.int().min(1),
    shuffles: z.int().min(0).max(5),
  }),
  proof: z.strictObject({
    tests_s: z.number().positive().max(60).describe('A suite that takes longer has no score.'),
    mutants_s: z.number().positive().max(60),
    mutants: z.int().min(1),
    near: z.int().min(0).describe('Lines around a repaired one, where an undetected mutant asks for a test.'),
    generate_s: z.number().positive().max(60),
    most_added: z.int().min(0).describe('Tests that are added, one a function.'),
    least_left_s: z.number().min(0).describe('With less time to the deadline, nothing is measured.'),
  }),
  build: z.strictObject({
    on_failure: OnFailureSchema,
    max_tasks: z.int().min(1).max(20),
    test_s: z.number().positive().max(240),
    code_s: z.number().positive().max(200),
    context_share: z.number().positive().max(0.9),
    knowledge_share: z.number().min(0).max(0.5),
  }),
  notifications: z.strictObject({
    timeout_s: z.number().positive().max(30),
    waits_s: z
      .array(z.int().min(1).max(3600))
      .max(8)
      .describe('Seconds before the second, third, ... attempt to tell a webhook.'),
  }),
  presigned_seconds: z.int().min(60).max(43_200),
});
/** Targets and limits of the workflow forge. */
export type ForgePolicy = z.infer<typeof PoliciesSchema>['forge'];
/** Limits of the measurement of the Judge's tests. */
export type ProofPolicy = z.infer<typeof PoliciesSchema>['proof'];
export type Policies = z.infer<typeof PoliciesSchema>;
