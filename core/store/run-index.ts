import { z } from 'zod';
import { RunIdSchema } from '../contracts/index.ts';
import { INDEX_PREFIX } from './keys.ts';

/** The last millisecond that 13 digits can tell; counted down, so that the newest run comes first. */
const LAST_MS = 9_999_999_999_999;

const EntrySchema = z.object({
  started_at: z.iso.datetime(),
  run_id: RunIdSchema,
});
export type RunIndexEntry = z.infer<typeof EntrySchema>;

/** Where the runs of an owner are listed: empty objects whose names say it all, the newest first. */
export function runIndexPrefix(owner: string): string {
  return `${INDEX_PREFIX}${owner}/`;
}

/** The key of a run in the index of its owner; the same for the same start, so that it may be written twice. */
export function runIndexKey(owner: string, startedAt: Date, runId: string): string {
  return `${runIndexPrefix(owner)}${String(LAST_MS - startedAt.getTime()).padStart(13, '0')}-${runId}`;
}

/** What a key of the index says; undefined for one in another form. */
export function readRunIndexKey(key: string): RunIndexEntry | undefined {
  const [, digits = '', run_id] =
    /^[^/]+\/(\d{13})-([^/]+)$/.exec(key.startsWith(INDEX_PREFIX) ? key.slice(INDEX_PREFIX.length) : '') ?? [];
  if (!run_id) return undefined;
  const started = new Date(LAST_MS - Number(digits));
  return EntrySchema.safeParse({ started_at: started.toISOString(), run_id }).data;
}
