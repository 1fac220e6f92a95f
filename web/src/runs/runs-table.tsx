import { Link } from 'wouter';
import type { RunListItem } from '../../../core/contracts/api/runs.ts';
import { dateOf, dollars, STOP_WORDS, score } from '../ui/format.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { TestsBar } from '../ui/tests-bar.tsx';

/** Runs with their figures; narrow screens show the first columns. */
export function RunsTable({ runs }: { runs: readonly RunListItem[] }) {
  return (
    <table className="table runs-table">
      <caption className="visually-hidden">Runs, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Status</th>
          <th scope="col">Tests</th>
          <th scope="col" className="wide number">
            Pylint
          </th>
          <th scope="col" className="wide">
            Tier
          </th>
          <th scope="col" className="wide number">
            Iterations
          </th>
          <th scope="col" className="wide number">
            Cost
          </th>
          <th scope="col" className="middle">
            Started
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <Row key={run.run_id} run={run} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ run }: { run: RunListItem }) {
  return (
    <tr>
      <th scope="row">
        <Link href={`/runs/${encodeURIComponent(run.run_id)}`} className="row-link">
          {run.source.name}
        </Link>
        <code className="row-id">{run.run_id}</code>
      </th>
      <td>
        <StatusBadge status={run.status} />
        {run.stop_reason && run.status !== 'success' && <span className="row-why">{STOP_WORDS[run.stop_reason]}</span>}
      </td>
      <td>{run.tests ? <TestsBar counts={run.tests} /> : <span className="muted">–</span>}</td>
      <td className="wide number">
        {score(run.pylint_baseline)} <span aria-hidden="true">→</span>
        <span className="visually-hidden"> then </span> <strong>{score(run.pylint_current)}</strong>
      </td>
      <td className="wide">{run.tier ?? '–'}</td>
      <td className="wide number">{run.iterations}</td>
      <td className="wide number">{dollars(run.cost_usd)}</td>
      <td className="middle">
        <time dateTime={run.started_at}>{dateOf(run.started_at)}</time>
      </td>
    </tr>
  );
}
