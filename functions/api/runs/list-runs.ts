import { RefactoringStateSchema, type RunPage, type Status } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { readJson } from '../../../core/store/documents.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { type RunIndexEntry, readRunIndexKey, runIndexPrefix } from '../../../core/store/run-index.ts';
import { runListItem } from '../../../core/views/run-views.ts';
import type { Services } from '../services.ts';

/** Runs that one request looks at, at most: a rare status may need several requests. */
const LOOKED_AT = 200;
const AT_A_TIME = 16;

export interface ListQuery {
  readonly owner: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly status?: Status;
}

/** A page of an owner's runs, newest first; `next` leads on where there may be more. */
export async function listRuns(
  services: Pick<Services, 'store'>,
  { owner, limit, cursor, status }: ListQuery,
): Promise<RunPage> {
  const prefix = runIndexPrefix(owner);
  const after = cursor === undefined ? undefined : `${prefix}${cursor}`;
  const keys = await services.store.list(prefix, { limit: LOOKED_AT, after });
  const runs: RunPage['runs'] = [];
  for (let start = 0; start < keys.length; start += AT_A_TIME) {
    const some = keys.slice(start, start + AT_A_TIME);
    const items = await Promise.all(some.map((key) => item(services, owner, readRunIndexKey(key))));
    for (const [index, found] of items.entries()) {
      if (found && (status === undefined || found.status === status)) runs.push(found);
      const key = some[index] ?? '';
      const last = start + index === keys.length - 1;
      if (runs.length === limit)
        return { runs, next: last && keys.length < LOOKED_AT ? null : key.slice(prefix.length) };
    }
  }
  return { runs, next: keys.length < LOOKED_AT ? null : (keys.at(-1)?.slice(prefix.length) ?? null) };
}

async function item(services: Pick<Services, 'store'>, owner: string, entry: RunIndexEntry | undefined) {
  if (!entry) return undefined;
  try {
    const loaded = await readJson(services.store, runKeys(owner, entry.run_id).state, RefactoringStateSchema);
    return runListItem(entry, loaded?.value);
  } catch (error) {
    // A state in a form of long ago must not hide all other runs.
    if (error instanceof SwarmError) return undefined;
    throw error;
  }
}
