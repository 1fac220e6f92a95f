import type { z } from 'zod';
import { jsonOf, problemsOf } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import { withoutThoughts } from './normalise.ts';

/** Brackets from which a value is looked for, before an answer is given up. */
const MOST_TRIES = 20;

/**
 * The first JSON object or array of an answer that fits the schema; fences and prose
 * around it are passed over. Throws `MalformedAnswer` when there is none.
 */
export function readJsonAnswer<T extends z.ZodType>(answer: string, schema: T): z.output<T> {
  const text = withoutThoughts(answer);
  let why: string | undefined;
  let from = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const start = text.slice(from).search(/[{[]/);
    if (start < 0) break;
    const end = balancedEnd(text, from + start);
    const value = end === undefined ? undefined : jsonOf(text.slice(from + start, end));
    if (value !== undefined && end !== undefined) {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      why ??= problemsOf(parsed.error).join('; ');
      from = end;
    } else {
      from += start + 1;
    }
  }
  throw new SwarmError('MalformedAnswer', why === undefined ? 'the answer holds no JSON' : `the JSON differs: ${why}`);
}

/** Where the bracket at `start` is closed; undefined when it is not. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if ('{['.includes(char)) depth += 1;
    else if ('}]'.includes(char)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
