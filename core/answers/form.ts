import { z } from 'zod';
import type { AnswerForm } from '../models/provider.ts';

/** Keywords that every provider takes; what else a contract asks is checked when the answer is read. */
const KEPT = new Set(['type', 'items', 'enum', 'const', 'required', 'additionalProperties', 'description']);

const PartSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
});

/**
 * What an answer must be like, for models that can be held to it: the shape of a contract
 * without its bounds. Providers want one object at the root, so what may be one of several
 * has the properties of all; the contract itself decides when the answer is read.
 *
 * @param name Letters, digits and underscores.
 */
export function formOf(name: string, contract: z.ZodType): AnswerForm {
  const whole = PartSchema.parse(z.toJSONSchema(contract, { io: 'input' }));
  const variants = (whole.anyOf ?? [whole]).map((variant) => PartSchema.parse(variant));
  const properties = Object.assign({}, ...variants.map((variant) => variant.properties ?? {}));
  const required = Object.keys(properties).filter((key) => variants.every((one) => one.required?.includes(key)));
  return { name, schema: shape({ type: 'object', properties, required, additionalProperties: false }) };
}

function shape(schema: unknown): Record<string, unknown> {
  const { properties, items, anyOf, ...rest } = PartSchema.parse(schema);
  const kept = Object.entries(rest).filter(([key]) => KEPT.has(key));
  const inner = Object.entries(properties ?? {}).map(([key, value]) => [key, shape(value)] as const);
  return {
    ...Object.fromEntries(kept),
    ...(properties ? { properties: Object.fromEntries(inner) } : {}),
    ...(items === undefined ? {} : { items: shape(items) }),
    ...(anyOf ? { anyOf: anyOf.map(shape) } : {}),
  };
}
