import { z } from '@hono/zod-openapi';
import { RunIdSchema } from '../../../core/contracts/index.ts';

/** A run in the path. */
export const RunParams = z.object({
  id: RunIdSchema.meta({ param: { name: 'id', in: 'path' }, example: 'api-1f' }),
});

/** The caller's own name for a request that must not be done twice. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 printable characters without spaces')
    .optional()
    .openapi({ description: 'The same key starts the same run once, however often it is sent.' }),
});

/** A whole number in a query. */
export function count(least: number, most: number, usual: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .default(usual)
    .openapi({ type: 'integer', minimum: least, maximum: most, default: usual });
}
