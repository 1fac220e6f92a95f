import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Finding } from '../../../core/contracts/report.ts';
import { reportQuery } from '../api/report-query.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { FindingsTable } from './findings-table.tsx';

type Wanted = Finding['state'] | 'all';

const WANTED: readonly { value: Wanted; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'remaining', text: 'Remaining' },
  { value: 'new', text: 'New' },
  { value: 'fixed', text: 'Fixed' },
];

/** What there is still to do comes first. */
const ORDER: readonly Finding['state'][] = ['new', 'remaining', 'fixed'];

/** Rows that are drawn at once. */
const AT_ONCE = 300;

/** What the tools found in the input and in the result. */
export default function Findings({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const query = useQuery(reportQuery(api, runId));
  const [wanted, setWanted] = useState<Wanted>('all');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const all = query.data?.findings;
  const found = useMemo(
    () =>
      (all ?? [])
        .filter((finding) => (wanted === 'all' || finding.state === wanted) && mentions(finding, search))
        .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
    [all, wanted, search],
  );

  if (query.isPending) return <Loading what="the findings" lines={8} />;
  if (query.error && !all) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!all || all.length === 0) return <Empty title="Nothing was found." />;
  return (
    <section aria-label="Findings">
      <div className="toolbar">
        <SearchBox label="Search by file, rule or text" value={search} onChange={setSearch} />
        <Segments label="Which findings" labelShown={false} options={WANTED} value={wanted} onChange={setWanted} />
      </div>
      <p role="status" className="muted count">
        {plural(found.length, 'finding')}
      </p>
      {found.length === 0 ? <Empty title="No finding fits." /> : <FindingsTable findings={found.slice(0, shown)} />}
      {found.length > shown && (
        <p className="more">
          <ActionButton onPress={() => setShown(shown + AT_ONCE)}>Show more</ActionButton>
        </p>
      )}
    </section>
  );
}

function mentions({ path, rule, message, tool }: Finding, search: string): boolean {
  const text = `${path} ${rule} ${message} ${tool}`.toLowerCase();
  return text.includes(search.trim().toLowerCase());
}
