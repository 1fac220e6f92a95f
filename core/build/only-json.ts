import type { z } from 'zod';
import { withoutThoughts } from '../answers/normalise.ts';
import { problemsOf } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';

/** An answer that must be one JSON document of a shape, and nothing else. Throws `MalformedAnswer`. */
export function readOnlyJson<T extends z.ZodType>(answer: string, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(withoutThoughts(answer));
  } catch (cause) {
    const why = 'the answer must be one JSON object, without prose or code fences around it';
    throw new SwarmError('MalformedAnswer', why, { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SwarmError('MalformedAnswer', `the JSON differs from its contract: ${problemsOf(parsed.error).join('; ')}`);
}
