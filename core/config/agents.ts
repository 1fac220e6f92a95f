import { z } from 'zod';
import { ModelFactsSchema, ParameterSchema, PriceSchema } from './model-facts.ts';

const TierNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const PROVIDERS = ['gemini', 'anthropic', 'openai-compatible', 'bedrock', 'scripted'] as const;
export const ProviderNameSchema = z.enum(PROVIDERS);
export type ProviderName = z.infer<typeof ProviderNameSchema>;

const LimitsSchema = z.strictObject({
  temperature: z.number().min(0).max(2).default(0.7),
  top_p: z
    .number()
    .gt(0)
    .max(1)
    .optional()
    .describe("Default: the provider's own. Left out for models that do not take it."),
  max_tokens: z.int().positive().default(4096).describe('Most tokens of one answer.'),
  timeout_s: z.number().positive().default(120),
  max_input_tokens: z.int().positive().default(24_000).describe('Most tokens of one prompt; larger ones are packed.'),
});
/** What one call is bounded by. */
export type CallLimits = z.infer<typeof LimitsSchema>;

/** One model that a tier may use. What is left out is read from the entry of `models` of the same name. */
export const ModelChoiceSchema = z.strictObject({
  provider: ProviderNameSchema,
  model: z.string().min(1),
  base_url: z.url().optional().describe('Server that this entry is for; openai-compatible only.'),
  key: z
    .enum(['DEEPSEEK_API_KEY'])
    .optional()
    .describe('Variable with a key for `base_url` alone: with it, the entry is live beside other servers.'),
  price_per_million_tokens: PriceSchema.optional().describe(
    'None known: the cost counts as $0, and the report says so.',
  ),
  max_output_tokens: z.int().positive().optional().describe('The most the model can answer. Not known: 8192.'),
  thinking_tokens: z.int().min(0).optional(),
  parameters: z
    .array(ParameterSchema)
    .optional()
    .describe('Parameters that are sent. Not known: temperature and top_p.'),
  requests_per_minute: z.int().positive().default(60),
  logprobs: z.boolean().default(false),
  embedding_model: z.string().min(1).optional().describe('Compares attempts by meaning, where it is given.'),
});
export type ModelChoice = z.infer<typeof ModelChoiceSchema>;

/** What is taken for granted of a model of which nothing is known. */
export const UNKNOWN_MODEL = {
  max_output_tokens: 8192,
  thinking_tokens: 0,
  parameters: ['temperature', 'top_p'],
} as const;

const BuiltinTierSchema = z.strictObject({ name: TierNameSchema, kind: z.literal('builtin') });

export const ModelTierSchema = LimitsSchema.extend({
  name: TierNameSchema,
  kind: z.literal('model'),
  edits: z
    .enum(['whole_files', 'search_replace'])
    .optional()
    .describe('How the Fixer may answer: whole files, or also pieces of them to replace. Default: `whole_files`.'),
  models: z.array(ModelChoiceSchema).min(1).describe('In order of preference; the next is used when one is out.'),
  agents: z
    .partialRecord(
      z.enum(['auditor', 'judge', 'fixer', 'security', 'forger', 'planner', 'coder']),
      LimitsSchema.partial(),
    )
    .default({})
    .describe('Other limits for single roles.'),
});
export type ModelTier = z.infer<typeof ModelTierSchema>;

export const TierSchema = z.discriminatedUnion('kind', [BuiltinTierSchema, ModelTierSchema]);
export type Tier = z.infer<typeof TierSchema>;

/** `config/agents.yaml`. */
export const AgentsConfigSchema = z.strictObject({
  tiers: z
    .array(TierSchema)
    .min(1)
    .refine((tiers) => new Set(tiers.map((tier) => tier.name)).size === tiers.length, 'tier names must differ'),
  models: z
    .record(z.string(), ModelFactsSchema)
    .default({})
    .describe('What providers say of their models, by name, with the day and the source.'),
});
export type AgentsConfig = z.infer<typeof AgentsConfigSchema>;

/** The limits of a tier for one role. */
export function limitsFor(tier: ModelTier, agent: keyof ModelTier['agents']): CallLimits {
  const { temperature, top_p, max_tokens, timeout_s, max_input_tokens } = tier;
  return {
    temperature,
    ...(top_p === undefined ? {} : { top_p }),
    max_tokens,
    timeout_s,
    max_input_tokens,
    ...tier.agents[agent],
  };
}
