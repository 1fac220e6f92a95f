import './timeline.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { LogEntry, LogStatus } from '../../../core/contracts/log-entry.ts';
import type { Agent } from '../../../core/contracts/primitives.ts';
import { logQuery } from '../api/queries.ts';
import { useSignedIn } from '../session/context.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { EntryList } from './entry-list.tsx';

const AGENTS: readonly { value: Agent | 'all'; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'Auditor', text: 'Auditor' },
  { value: 'Judge', text: 'Judge' },
  { value: 'Fixer', text: 'Fixer' },
];

const STATUSES: readonly { value: LogStatus | 'all'; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'SUCCESS', text: 'Success' },
  { value: 'FAILURE', text: 'Failure' },
  { value: 'INFO', text: 'Info' },
];

/** What the agents did: the run's own record, entry by entry. */
export default function Timeline({ runId, live }: { runId: string; live: boolean }) {
  const { api } = useSignedIn();
  const query = useQuery(logQuery(api, useQueryClient(), runId, live));
  const [agent, setAgent] = useState<Agent | 'all'>('all');
  const [status, setStatus] = useState<LogStatus | 'all'>('all');
  const [search, setSearch] = useState('');
  const entries = query.data?.entries;
  const shown = useMemo(
    () =>
      (entries ?? []).filter(
        (entry) =>
          (agent === 'all' || entry.agent === agent) &&
          (status === 'all' || entry.status === status) &&
          mentions(entry, search),
      ),
    [entries, agent, status, search],
  );

  if (query.isPending) return <Loading what="the log" lines={8} />;
  if (query.error && !entries) return <Failure error={query.error} retry={() => void query.refetch()} />;
  return (
    <section aria-label="Timeline">
      <div className="toolbar">
        <SearchBox label="Search prompts and answers" value={search} onChange={setSearch} />
        <Segments label="Agent" labelShown={false} options={AGENTS} value={agent} onChange={setAgent} />
        <Segments label="Outcome" labelShown={false} options={STATUSES} value={status} onChange={setStatus} />
      </div>
      <p role="status" className="muted count">
        {shown.length === entries?.length
          ? plural(shown.length, 'entry', 'entries')
          : `${shown.length} of ${plural(entries?.length ?? 0, 'entry', 'entries')}`}
        {live ? ', more as the run goes on' : ''}
      </p>
      {entries?.length === 0 && (
        <Empty title="Nothing is logged yet.">The first entries come with the first step.</Empty>
      )}
      {entries && entries.length > 0 && shown.length === 0 && <Empty title="No entry fits." />}
      {shown.length > 0 && <EntryList entries={shown} />}
    </section>
  );
}

function mentions(entry: LogEntry, search: string): boolean {
  if (search === '') return true;
  const wanted = search.toLowerCase();
  const { input_prompt, output_response } = entry.details;
  return [input_prompt, output_response, entry.action, entry.model].some((text) => text.toLowerCase().includes(wanted));
}
