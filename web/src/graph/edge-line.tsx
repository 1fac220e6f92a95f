import type { GraphEdge } from './graph-contract.ts';

interface EdgeLineProps {
  readonly edge: GraphEdge;
  readonly taken: boolean;
  /** The newest round of the run. */
  readonly round: number;
}

/** A way between two states; the way back up carries the count of rounds. */
export function EdgeLine({ edge, taken, round }: EdgeLineProps) {
  const middle = edge.points[Math.floor(edge.points.length / 2)];
  return (
    <g className={`edge${taken ? ' edge-taken' : ''}${edge.back ? ' edge-back' : ''}`}>
      <path d={curve(edge.points)} markerEnd={taken ? 'url(#arrow-taken)' : 'url(#arrow)'} />
      {edge.back && taken && middle && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <rect x={-36} y={-11} width={72} height={22} rx={11} className="edge-count" />
          <text className="edge-count-text" textAnchor="middle" dominantBaseline="central">
            round {round}
          </text>
        </g>
      )}
    </g>
  );
}

/** Straight at the ends and round at every corner: a quadratic curve through the middles between the points. */
function curve(points: GraphEdge['points']): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}
