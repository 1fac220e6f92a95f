import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { LogPageSchema, PlanDocumentSchema, StatsSchema } from '../../../core/contracts/api/documents.ts';
import { type RunPage, RunPageSchema, type RunView, RunViewSchema } from '../../../core/contracts/api/runs.ts';
import type { LogEntry } from '../../../core/contracts/log-entry.ts';
import type { Status } from '../../../core/contracts/primitives.ts';
import type { ApiClient, Tagged } from './client.ts';

/** Milliseconds between two looks at what is going on. */
const LIST_EVERY = 5_000;
const RUN_EVERY = 1_000;
const RUN_EVERY_HIDDEN = 3_000;

const PAGE_OF_RUNS = 50;
const PAGE_OF_LOG = 200;

const runEvery = () => (document.hidden ? RUN_EVERY_HIDDEN : RUN_EVERY);
const at = (runId: string, rest = '') => `/runs/${encodeURIComponent(runId)}${rest}`;

/** Pages of runs, newest first; `status` null is every one. */
export function runsQuery(api: ApiClient, status: Status | null) {
  return {
    queryKey: ['runs', status],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_OF_RUNS) });
      if (status) query.set('status', status);
      if (pageParam) query.set('cursor', pageParam);
      return api.json(RunPageSchema, `/runs?${query}`, 'the list of runs', { signal });
    },
    initialPageParam: null,
    getNextPageParam: (page: RunPage) => page.next,
    refetchInterval: ({ state }: { state: { data?: { pages: RunPage[] } } }) =>
      state.data?.pages.some((page) => page.runs.some((run) => run.status === 'in_progress')) ? LIST_EVERY : false,
  } as const;
}

/** One run; asked again every second while it goes on, and answered with 304 where nothing changed. */
export function runQuery(api: ApiClient, client: QueryClient, runId: string) {
  const queryKey = ['run', runId] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Tagged<RunView>> =>
      api.tagged(RunViewSchema, at(runId), 'the run', client.getQueryData<Tagged<RunView>>(queryKey), signal),
    refetchInterval: ({ state }) => (state.data?.value.status === 'in_progress' ? runEvery() : false),
    refetchIntervalInBackground: true,
  });
}

/** What is known of the log so far, and where it goes on. */
export interface LogSoFar {
  readonly entries: readonly LogEntry[];
  readonly next: number;
}

/** The log, read on from where the last answer ended. */
export function logQuery(api: ApiClient, client: QueryClient, runId: string, live: boolean) {
  const queryKey = ['log', runId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<LogSoFar> => {
      let { entries, next } = client.getQueryData<LogSoFar>(queryKey) ?? { entries: [], next: 0 };
      for (let more = true; more; ) {
        const query = new URLSearchParams({ after: String(next), limit: String(PAGE_OF_LOG) });
        const page = await api.json(LogPageSchema, at(runId, `/log?${query}`), 'the log', { signal });
        if (page.entries.length > 0) entries = [...entries, ...page.entries];
        more = page.more && page.next > next;
        next = page.next;
      }
      return { entries, next };
    },
    // Entries never change once they are written: comparing them deeply would be wasted.
    structuralSharing: false,
    refetchInterval: live ? runEvery : false,
  });
}

export function planQuery(api: ApiClient, runId: string) {
  return queryOptions({
    queryKey: ['plan', runId],
    queryFn: ({ signal }) => api.json(PlanDocumentSchema, at(runId, '/plan'), 'the plan', { signal }),
  });
}

export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['stats'],
    queryFn: ({ signal }) => api.json(StatsSchema, '/stats', 'the statistics', { signal }),
  });
}
