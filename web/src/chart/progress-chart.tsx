import { score } from '../ui/format.ts';
import type { Round } from './series.ts';

/** Places in the units of the drawing. */
const WIDTH = 460;
const LEFT = 34;
const RIGHT = 12;
const SCORE = { top: 26, height: 92 };
const TESTS = { top: 158, height: 92 };
const HEIGHT = 278;

/** Two charts over the same rounds: a line for the score, bars for the tests. */
export function ProgressChart({ rounds }: { rounds: readonly Round[] }) {
  const step = (WIDTH - LEFT - RIGHT) / rounds.length;
  const middle = (index: number) => LEFT + step * (index + 0.5);
  const scores = rounds.flatMap((round) => (round.score === null ? [] : [round.score]));
  const lowest = Math.min(0, Math.floor(Math.min(...scores)));
  const high = (value: number) => SCORE.top + SCORE.height * (1 - (value - lowest) / (10 - lowest));
  const most = Math.max(1, ...rounds.map((round) => round.red + round.green));
  const tall = (count: number) => (TESTS.height * count) / most;
  const bar = Math.min(38, step * 0.6);
  const line = rounds.flatMap((round, index) =>
    round.score === null ? [] : [`${middle(index)} ${high(round.score)}`],
  );
  const first = rounds[0];
  const last = rounds.at(-1);

  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Pylint score from ${score(first?.score ?? null)} to ${score(last?.score ?? null)}, red tests from ${first?.red ?? 0} to ${last?.red ?? 0}, over ${rounds.length} columns. The table below has every figure.`}
    >
      <text x={0} y={10} className="chart-title">
        Pylint score
      </text>
      {[lowest, (lowest + 10) / 2, 10].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={high(value)} y2={high(value)} className="chart-grid" />
          <text x={LEFT - 6} y={high(value)} className="chart-axis" textAnchor="end" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
      <path d={`M${line.join('L')}`} className="chart-line" />
      {rounds.map((round, index) =>
        round.score === null ? null : (
          <g key={round.label} transform={`translate(${middle(index)} ${high(round.score)})`}>
            <circle r={4.5} className={round.kept ? 'chart-dot' : 'chart-dot chart-dot-refused'} />
            <text y={round.score > 5 ? 16 : -10} className="chart-value" textAnchor="middle" dominantBaseline="central">
              {score(round.score)}
            </text>
          </g>
        ),
      )}
      <text x={0} y={TESTS.top - 18} className="chart-title">
        Tests
      </text>
      <line
        x1={LEFT}
        x2={WIDTH - RIGHT}
        y1={TESTS.top + TESTS.height}
        y2={TESTS.top + TESTS.height}
        className="chart-grid"
      />
      {rounds.map((round, index) => {
        const bottom = TESTS.top + TESTS.height;
        const green = tall(round.green);
        const red = tall(round.red);
        return (
          <g key={round.label} transform={`translate(${middle(index)} 0)`}>
            <rect x={-bar / 2} y={bottom - green} width={bar} height={green} className="chart-green" />
            <rect x={-bar / 2} y={bottom - green - red} width={bar} height={red} className="chart-red" />
            {round.red > 0 && (
              <text y={bottom - green - red - 8} className="chart-value" textAnchor="middle">
                {round.red} red
              </text>
            )}
            <text y={HEIGHT - 10} className="chart-axis" textAnchor="middle">
              {round.kept ? round.label : `${round.label} ✕`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
