import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import type { Connection } from '../cli/connection.ts';
import { CHECKOUT } from '../cli/local/paths.ts';
import { emptyState } from '../core/agents/empty-state.ts';
import { loadConfig } from '../core/config/load.ts';
import { RefactoringStateSchema } from '../core/contracts/index.ts';
import { readJson, writeJson } from '../core/store/documents.ts';
import { runKeys } from '../core/store/keys.ts';
import { runIndexKey, runIndexPrefix } from '../core/store/run-index.ts';
import { listRuns } from '../functions/api/runs/list-runs.ts';
import { S3Store } from '../functions/shared/s3-store.ts';

const OWNER = 'bench';
const RUNS = 500;
const PAGE = 20;
const AT_A_TIME = 20;
const TIMES = 5;

/** Seconds for the first page of an owner's runs: by the index, and by reading what all runs say of themselves. */
export interface ListTimes {
  readonly runs: number;
  readonly page: number;
  readonly index: number;
  readonly naive: number;
}

export async function measureLists(connection: Connection): Promise<ListTimes> {
  const config = loadConfig(`${CHECKOUT}/config`);
  const store = new S3Store(connection.s3, connection.outputs.bucket, 60);
  try {
    await fill(store, config);
    return await measure(store);
  } finally {
    await clear(connection, store);
  }
}

async function measure(store: S3Store): Promise<ListTimes> {
  // What was written is settled before anything is measured.
  await sleep(500);
  const byIndex = () => listRuns({ store }, { owner: OWNER, limit: PAGE });
  const [first, second] = [await byIndex(), await naivePage(store)];
  if (first.runs.map((run) => run.run_id).join() !== second.join()) throw new Error('the two lists are not the same');
  return { runs: RUNS, page: PAGE, index: await fastest(byIndex), naive: await fastest(() => naivePage(store)) };
}

/** Takes away what was made up: the user's own runs stay. */
async function clear({ s3, outputs }: Connection, store: S3Store): Promise<void> {
  for (const prefix of [`runs/${OWNER}/`, runIndexPrefix(OWNER)]) {
    const keys = await store.list(prefix, { limit: 1000 });
    await s3.send(
      new DeleteObjectsCommand({ Bucket: outputs.bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }),
    );
  }
}

/** The naive peer: every state is read, sorted by time and cut. */
async function naivePage(store: S3Store): Promise<string[]> {
  const states: { run_id: string; started_at: string }[] = [];
  let after: string | undefined;
  for (;;) {
    const keys = await store.list(`runs/${OWNER}/`, { limit: 1000, after });
    for (let start = 0; start < keys.length; start += AT_A_TIME) {
      const some = keys.slice(start, start + AT_A_TIME).filter((key) => key.endsWith('/state.json'));
      const read = await Promise.all(some.map((key) => readJson(store, key, RefactoringStateSchema)));
      states.push(...read.flatMap((one) => (one ? [one.value] : [])));
    }
    if (keys.length < 1000) break;
    after = keys.at(-1);
  }
  states.sort((a, b) => (a.started_at < b.started_at ? 1 : -1));
  return states.slice(0, PAGE).map((state) => state.run_id);
}

async function fill(store: S3Store, config: ReturnType<typeof loadConfig>): Promise<void> {
  const begun = Date.parse('2026-01-01T00:00:00.000Z');
  for (let start = 0; start < RUNS; start += AT_A_TIME) {
    const some = Array.from({ length: Math.min(AT_A_TIME, RUNS - start) }, (_, index) => start + index);
    await Promise.all(
      some.map(async (number) => {
        const run_id = `bench-${number}`;
        const at = new Date(begun + number * 1000);
        const ended = { finished_at: at.toISOString(), status: 'failure' as const, stop_reason: 'stopped' as const };
        const state = emptyState({ store, config, now: () => at }, { run_id, owner: OWNER });
        await writeJson(store, runKeys(OWNER, run_id).state, { ...state, ...ended });
        await store.put(runIndexKey(OWNER, at, run_id), '');
      }),
    );
  }
}

/** The fastest of some times: what is slower was disturbed. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, (performance.now() - started) / 1000);
  }
  return best;
}
