import { z } from 'zod';

const Dollars = z.number().min(0);

const RatesSchema = z.strictObject({
  input: Dollars,
  output: Dollars,
  cache_read: Dollars.optional().describe('Tokens of the prompt that a cache held. Default: `input`.'),
  cache_write: Dollars.optional().describe('Tokens of the prompt that were put into a cache. Default: `input`.'),
});
/** US dollars per million tokens, at one time and for one length of prompt. */
export type Rates = z.infer<typeof RatesSchema>;

/** US dollars per million tokens. */
export const PriceSchema = RatesSchema.extend({
  above: RatesSchema.extend({ tokens: z.int().positive() })
    .optional()
    .describe('What holds for all tokens of a call whose prompt is longer than `tokens`.'),
  later: RatesSchema.extend({ from: z.iso.date() }).optional().describe('What holds from a day on, in UTC.'),
});
export type Price = z.infer<typeof PriceSchema>;

/** Parameters of a call that not every model takes. */
export const PARAMETERS = ['temperature', 'top_p', 'logprobs', 'json_schema'] as const;
export const ParameterSchema = z.enum(PARAMETERS);
export type Parameter = z.infer<typeof ParameterSchema>;

/** What a provider says of one of its models. */
export const ModelFactsSchema = z.strictObject({
  read: z.iso.date().describe('The day on which `source` said so.'),
  source: z.url().describe('Where price, sizes and parameters were read.'),
  context_tokens: z.int().positive().describe('Most tokens of prompt and answer together.'),
  max_output_tokens: z.int().positive().describe('The most that the model can answer, its thinking included.'),
  thinking_tokens: z
    .int()
    .min(0)
    .default(0)
    .describe('Tokens that a call may spend on thinking, beside those of the answer.'),
  parameters: z
    .array(ParameterSchema)
    .default([])
    .describe(
      'Parameters that it takes; others are not sent. What a model refuses all the same is left out for the run.',
    ),
  alias_of: z.string().min(1).optional().describe('The model that the name stood for on that day: its price counts.'),
  price: PriceSchema,
});
export type ModelFacts = z.infer<typeof ModelFactsSchema>;

/** The rates that hold at a moment, for a prompt of so many tokens. */
export function ratesOf(price: Price, inputTokens: number, now: Date): Rates {
  const { above, later, ...rates } = price;
  if (later && now.getTime() >= Date.parse(later.from)) return later;
  return above && inputTokens > above.tokens ? above : rates;
}
