import 'react-diff-view/style/index.css';
import './changes.css';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { reportQuery } from '../api/report-query.ts';
import { useSignedIn } from '../session/context.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { FileDiff } from './file-diff.tsx';
import { FileList } from './file-list.tsx';

/** The changed files, one at a time: however many there are, one diff is in the page. */
export default function Changes({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const query = useQuery(reportQuery(api, runId));
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const files = query.data?.files;
  const wanted = params.get('file');
  // The list follows the keys at once; the diff comes as soon as there is time to draw it.
  const drawn = useDeferredValue(wanted);
  const found = useMemo(
    () => (files ?? []).filter((file) => file.path.toLowerCase().includes(search.trim().toLowerCase())),
    [files, search],
  );

  if (query.isPending) return <Loading what="the changes" lines={8} />;
  if (query.error && !files) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!files || files.length === 0) {
    return <Empty title="Nothing was changed.">The input is published as it was.</Empty>;
  }
  const first = found[0] ?? files[0];
  const named = (path: string | null) => files.find((file) => file.path === path) ?? first;
  const shown = named(drawn);
  const select = (path: string) => setParams({ file: path }, { replace: true });
  return (
    <div className="changes">
      <FileList
        files={found}
        total={files.length}
        search={search}
        onSearch={setSearch}
        selected={named(wanted)?.path ?? ''}
        onSelect={select}
      />
      {shown && <FileDiff key={shown.path} file={shown} />}
    </div>
  );
}
