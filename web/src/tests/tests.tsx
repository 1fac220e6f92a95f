import './tests.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { reportQuery } from '../api/report-query.ts';
import { useSignedIn } from '../session/context.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { plural } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { Proof } from './proof.tsx';
import { rowsOf } from './rows.ts';
import { TestFile } from './test-file.tsx';

type Wanted = 'all' | 'written' | 'red';

const WANTED: readonly { value: Wanted; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'written', text: 'Written by the Judge' },
  { value: 'red', text: 'Not passing' },
];

/** The tests of the published version: those that were there, and those that the Judge wrote. */
export default function Tests({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const query = useQuery(reportQuery(api, runId));
  const [wanted, setWanted] = useState<Wanted>('all');
  const [search, setSearch] = useState('');
  const report = query.data;
  const files = useMemo(() => {
    if (!report) return [];
    const text = search.trim().toLowerCase();
    return [...rowsOf(report)].flatMap(([file, rows]) => {
      const fit = rows.filter(
        (row) =>
          row.nodeid.toLowerCase().includes(text) &&
          (wanted === 'all' || (wanted === 'written' ? row.written !== null : row.outcome !== 'passed')),
      );
      return fit.length > 0 ? [{ file, rows: fit }] : [];
    });
  }, [report, search, wanted]);

  if (query.isPending) return <Loading what="the tests" lines={8} />;
  if (query.error && !report) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!report || (report.tests.length === 0 && report.dropped.length === 0)) {
    return (
      <Empty title="There are no tests.">The run ended before tests were written, and the project has none.</Empty>
    );
  }
  const count = files.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-label="Tests">
      {report.summary.proof && <Proof proof={report.summary.proof} />}
      <div className="toolbar">
        <SearchBox label="Search tests" value={search} onChange={setSearch} />
        <Segments label="Which tests" labelShown={false} options={WANTED} value={wanted} onChange={setWanted} />
      </div>
      <p role="status" className="muted count">
        {plural(count, 'test')} in {plural(files.length, 'file')}
      </p>
      {files.length === 0 && <Empty title="No test fits." />}
      {files.map(({ file, rows }) => (
        <TestFile key={file} file={file} rows={rows} open={files.length <= 12} />
      ))}
      {report.dropped.length > 0 && (
        <details className="panel">
          <summary>{plural(report.dropped.length, 'test')} dropped by the Judge</summary>
          <ul className="plain-list">
            {report.dropped.map((test) => (
              <li key={test.nodeid}>
                <code>{test.nodeid}</code>: {test.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
