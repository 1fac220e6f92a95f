import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { RunListItem } from '../../../core/contracts/api/runs.ts';
import type { Status } from '../../../core/contracts/primitives.ts';
import { runsQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { STATUS_WORDS } from '../ui/status-badge.tsx';
import { RunsTable } from './runs-table.tsx';

type Wanted = Status | 'all';

const WANTED: readonly { value: Wanted; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'in_progress', text: STATUS_WORDS.in_progress },
  { value: 'success', text: STATUS_WORDS.success },
  { value: 'max_iterations', text: STATUS_WORDS.max_iterations },
  { value: 'failure', text: STATUS_WORDS.failure },
];

/** Every run of who is signed in, newest first. */
export function RunsPage() {
  const { api } = useSignedIn();
  const [wanted, setWanted] = useState<Wanted>('all');
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(runsQuery(api, wanted === 'all' ? null : wanted));
  const loaded = useMemo(() => query.data?.pages.flatMap((page) => page.runs) ?? [], [query.data]);
  const found = useMemo(() => loaded.filter((run) => mentions(run, search)), [loaded, search]);

  return (
    <>
      <PageTitle>Runs</PageTitle>
      <div className="toolbar">
        <SearchBox label="Search by name, id or tier" value={search} onChange={setSearch} />
        <Segments label="Status" labelShown={false} options={WANTED} value={wanted} onChange={setWanted} />
      </div>
      {query.isPending && <Loading what="the runs" lines={8} />}
      {query.error && !query.data && <Failure error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <p role="status" className="muted count">
          {search ? `${found.length} of ${plural(loaded.length, 'run')} shown` : plural(loaded.length, 'run')}
          {query.hasNextPage ? ' so far' : ''}
        </p>
      )}
      {query.data && loaded.length === 0 && wanted === 'all' && (
        <Empty title="No run yet.">
          <p>Drop a zip of Python code, paste a file, or try one of the samples.</p>
          <Link href="/new" className="button button-primary">
            Start your first run
          </Link>
        </Empty>
      )}
      {query.data && found.length === 0 && (loaded.length > 0 || wanted !== 'all') && (
        <Empty title="No run fits.">Look for something else, or for another status.</Empty>
      )}
      {found.length > 0 && <RunsTable runs={found} />}
      {query.hasNextPage && (
        <p className="more">
          <ActionButton onPress={() => void query.fetchNextPage()} isPending={query.isFetchingNextPage}>
            {query.isFetchingNextPage ? 'Loading…' : 'Older runs'}
          </ActionButton>
        </p>
      )}
    </>
  );
}

function mentions(run: RunListItem, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${run.source.name} ${run.run_id} ${run.tier ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
