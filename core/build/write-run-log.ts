import type { LogEntry } from '../contracts/index.ts';
import { updateWithRetry } from '../store/documents.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { runLogText } from './run-log.ts';

/**
 * Brings the log of a run of build up to its entries, after each step. S3 cannot append: the
 * object is written anew with the lines it had and those that came, by a conditional write that
 * never makes it shorter.
 */
export async function writeRunLog(store: ObjectStore, key: string, entries: readonly LogEntry[]): Promise<void> {
  const text = new TextEncoder().encode(runLogText(entries));
  await updateWithRetry(async () => {
    const found = await store.get(key);
    if (found && found.body.byteLength >= text.byteLength) return;
    const condition = found ? ({ ifMatch: found.etag } as const) : ({ ifNoneMatch: '*' } as const);
    await store.put(key, text, { contentType: 'application/x-ndjson', condition });
  });
}
