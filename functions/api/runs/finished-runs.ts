import { type RunSummary, RunSummarySchema } from '../../../core/contracts/index.ts';
import { SwarmError } from '../../../core/errors.ts';
import { readJson } from '../../../core/store/documents.ts';
import { runKeys } from '../../../core/store/keys.ts';
import { readRunIndexKey, runIndexPrefix } from '../../../core/store/run-index.ts';
import type { Services } from '../services.ts';

const NEWEST = 1000;
const AT_A_TIME = 32;

/** How the newest runs of an owner ended. A summary in a form of long ago is passed over. */
export async function finishedRuns(services: Services, owner: string): Promise<RunSummary[]> {
  const keys = await services.store.list(runIndexPrefix(owner), { limit: NEWEST });
  const summaries: RunSummary[] = [];
  for (let start = 0; start < keys.length; start += AT_A_TIME) {
    const read = keys
      .slice(start, start + AT_A_TIME)
      .map((key) => summaryOf(services, owner, readRunIndexKey(key)?.run_id));
    summaries.push(...(await Promise.all(read)).filter((summary) => summary !== undefined));
  }
  return summaries;
}

async function summaryOf(
  services: Services,
  owner: string,
  runId: string | undefined,
): Promise<RunSummary | undefined> {
  if (!runId) return undefined;
  try {
    return (await readJson(services.store, runKeys(owner, runId).summary, RunSummarySchema))?.value;
  } catch (error) {
    if (error instanceof SwarmError) return undefined;
    throw error;
  }
}
