import { Icon } from '../ui/icon.tsx';
import { TestsBar } from '../ui/tests-bar.tsx';
import type { TestRow } from './rows.ts';

/** The tests of one file, before and after. */
export function TestFile({ file, rows, open }: { file: string; rows: readonly TestRow[]; open: boolean }) {
  const count = (outcome: TestRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const counts = {
    passed: count('passed'),
    failed: count('failed'),
    errors: count('error'),
    skipped: count('skipped'),
    total: rows.length,
  };
  return (
    <details className="panel test-file" open={open}>
      <summary>
        <code>{file}</code> <TestsBar counts={counts} />
      </summary>
      <table className="table">
        <caption className="visually-hidden">Tests in {file}</caption>
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col" className="middle">
              On the input
            </th>
            <th scope="col">Now</th>
            <th scope="col" className="middle">
              Intent
            </th>
            <th scope="col" className="wide number">
              Confidence
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.nodeid}>
              <th scope="row">
                <code className="test-name">{row.name}</code>
                {row.message && row.outcome !== 'passed' && (
                  <details>
                    <summary>Why</summary>
                    <pre>{row.message}</pre>
                  </details>
                )}
              </th>
              <td className="middle">{row.written ? <Outcome outcome={row.written.before} /> : '–'}</td>
              <td>
                <Outcome outcome={row.outcome} />
                {row.flaky && <span className="chip">flaky</span>}
              </td>
              <td className="middle">{row.written?.intent ?? '–'}</td>
              <td className="wide number">{row.written ? row.written.confidence.toFixed(2) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Outcome({ outcome }: { outcome: string }) {
  const good = outcome === 'passed';
  const bad = outcome === 'failed' || outcome === 'error';
  return (
    <span className={`outcome${good ? ' good' : ''}${bad ? ' bad' : ''}`}>
      {(good || bad) && <Icon name={good ? 'check' : 'cross'} />}
      {outcome}
    </span>
  );
}
