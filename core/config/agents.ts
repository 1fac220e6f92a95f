import { z } from 'zod';

const BuiltinTierSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  kind: z.literal('builtin'),
});

const ModelTierSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  kind: z.literal('model'),
  provider: z.string().min(1),
  model: z.string().min(1),
  temperature: z.number().min(0).max(2).default(0.7),
  max_tokens: z.int().positive().default(4096),
  timeout_s: z.number().positive().default(120),
  price_per_million_tokens: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }),
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
});
export type AgentsConfig = z.infer<typeof AgentsConfigSchema>;
