import type { GraphNode, NodeKind } from './graph-contract.ts';
import { outlineOf } from './outline.ts';

interface NodeShapeProps {
  readonly node: GraphNode;
  readonly current: boolean;
  readonly visited: boolean;
  readonly failed: boolean;
}

/** Letters on the nodes, so that who does what is not told by colour alone. */
export const LETTERS: Partial<Record<NodeKind, string>> = { auditor: 'A', judge: 'J', fixer: 'F', workbench: 'W' };

/** One state: shape, letter and colour for who does it; light, tick or cross for how it stands. */
export function NodeShape({ node, current, visited, failed }: NodeShapeProps) {
  const letter = LETTERS[node.kind];
  const standing = current ? 'current' : failed ? 'failed' : visited ? 'visited' : 'ahead';
  const left = -node.width / 2;
  return (
    <g className={`node node-${node.kind} node-${standing}`} transform={`translate(${node.x} ${node.y})`}>
      {current && <path d={outlineOf(node.kind, node.width + 10, node.height + 10)} className="node-halo" />}
      <path d={outlineOf(node.kind, node.width, node.height)} className="node-body" />
      {letter && (
        <text x={left + 15} className="node-letter" textAnchor="middle" dominantBaseline="central">
          {letter}
        </text>
      )}
      <text x={0} className="node-text" textAnchor="middle" dominantBaseline="central">
        {node.id}
      </text>
      {(standing === 'visited' || standing === 'failed') && node.kind !== 'choice' && (
        <g transform={`translate(${-left - 15} 0)`} className="node-sign">
          <path d={standing === 'failed' ? 'M-3 -3L3 3M3 -3L-3 3' : 'M-4 0L-1.2 3L4 -3'} />
        </g>
      )}
    </g>
  );
}
