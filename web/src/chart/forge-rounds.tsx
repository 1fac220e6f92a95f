import './chart.css';
import type { ForgeProgress } from '../../../core/contracts/forge-state.ts';
import { BAR, barEnd, type ForgeRow, forgeRows, percent } from './forge-series.ts';

const WIDTH = 480;
const ROW = 46;

/** Coverage and mutation score by round of a run of forge, as a picture and as a table. */
export function ForgeRounds({ forge }: { forge: ForgeProgress }) {
  const rows = forgeRows(forge);
  if (rows.length === 0) return <p className="muted">The first figures come when the tests that are there have run.</p>;
  return (
    <>
      <svg
        className="forge-chart"
        role="img"
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        aria-label="Coverage and mutation score by round. The table below says the same in words."
      >
        {rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * ROW})`}>
            <text x="0" y="24">
              {row.label}
            </text>
            <Bar y={4} kind="coverage" value={row.figures.coverage} target={forge.targets.coverage} />
            <Bar y={22} kind="mutation" value={row.figures.mutation} target={forge.targets.mutation} />
          </g>
        ))}
      </svg>
      <RoundsTable rows={rows} />
      <p className="muted">
        Targets: coverage {forge.targets.coverage}%, mutation score {forge.targets.mutation}%.
      </p>
    </>
  );
}

function Bar({ y, kind, value, target }: { y: number; kind: string; value: number | null; target: number }) {
  return (
    <>
      <rect className="forge-bar" x={BAR.left} y={y} width={BAR.width} height={BAR.height} />
      <rect className={`forge-bar-${kind}`} x={BAR.left} y={y} width={barEnd(value) - BAR.left} height={BAR.height} />
      <line className="forge-target" x1={barEnd(target)} x2={barEnd(target)} y1={y} y2={y + BAR.height} />
      <text x={BAR.left + BAR.width + 8} y={y + 12}>
        {percent(value)}
      </text>
    </>
  );
}

function RoundsTable({ rows }: { rows: readonly ForgeRow[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Tier</th>
          <th scope="col" className="number">
            Coverage
          </th>
          <th scope="col" className="number">
            Mutation
          </th>
          <th scope="col">Suite</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.tier}</td>
            <td className="number">{percent(row.figures.coverage)}</td>
            <td className="number">{percent(row.figures.mutation)}</td>
            <td>{row.verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
