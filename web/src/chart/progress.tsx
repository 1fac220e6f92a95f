import './chart.css';
import type { RunView } from '../../../core/contracts/api/runs.ts';
import { score } from '../ui/format.ts';
import { ProgressChart } from './progress-chart.tsx';
import { type Round, roundsOf } from './series.ts';

/** Score and tests by round, as a picture and as a table. */
export function Progress({ run }: { run: RunView }) {
  const rounds = roundsOf(run);
  if (rounds.length === 0) return <p className="muted">The first figures come when the files are inspected.</p>;
  return (
    <>
      <ProgressChart rounds={rounds} />
      <details className="chart-table">
        <summary>The same as a table</summary>
        <RoundsTable rounds={rounds} />
      </details>
    </>
  );
}

function RoundsTable({ rounds }: { rounds: readonly Round[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Tier</th>
          <th scope="col" className="number">
            Score
          </th>
          <th scope="col" className="number">
            Green
          </th>
          <th scope="col" className="number">
            Red
          </th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round.label}>
            <th scope="row">{round.label}</th>
            <td>{round.tier ?? '–'}</td>
            <td className="number">{score(round.score)}</td>
            <td className="number">{round.green}</td>
            <td className="number">{round.red}</td>
            <td>{round.kept ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
