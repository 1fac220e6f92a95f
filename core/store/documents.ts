import type { z } from 'zod';
import { parseContract, parseJson } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { ObjectStore } from './object-store.ts';

/** Reads and parses a JSON object; undefined when it does not exist. */
export async function readJson<T extends z.ZodType>(
  store: ObjectStore,
  key: string,
  schema: T,
): Promise<{ value: z.output<T>; etag: string } | undefined> {
  const stored = await store.get(key);
  if (!stored) return undefined;
  const value = parseJson(new TextDecoder().decode(stored.body), key, 'WorkbenchFailed');
  return { value: parseContract(schema, value, key, 'WorkbenchFailed'), etag: stored.etag };
}

/** Writes JSON, indented so that a person can read it. */
export function writeJson(
  store: ObjectStore,
  key: string,
  value: unknown,
  condition?: { ifMatch: string } | { ifNoneMatch: '*' },
): Promise<string> {
  return store.put(key, `${JSON.stringify(value, null, 2)}\n`, {
    contentType: 'application/json',
    ...(condition ? { condition } : {}),
  });
}

const CONFLICT_ATTEMPTS = 8;

/**
 * Reads, changes and writes back with If-Match until no other writer came between,
 * at most 8 times (worst wait 1.3 s), then throws `StateConflict`.
 */
export async function updateWithRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const conflict = error instanceof SwarmError && error.name === 'StateConflict';
      if (!conflict || tries >= CONFLICT_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** (tries - 1)));
    }
  }
}
