import './graph.css';
import { useMemo } from 'react';
import type { StepView } from '../../../core/contracts/api/runs.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { EdgeLine } from './edge-line.tsx';
import type { LoopGraph } from './graph-contract.ts';
import { Legend } from './legend.tsx';
import { NodeShape } from './node-shape.tsx';
import { edgeKey, progressOf } from './progress-of.ts';
import { useFollow } from './use-follow.ts';

/** The state machine with the current state lit and the rounds counted. Its text is the list of steps beside it. */
export function LoopView({ graph, steps, live }: { graph: LoopGraph; steps: readonly StepView[]; live: boolean }) {
  const progress = useMemo(() => progressOf(graph, steps), [graph, steps]);
  const followed = useFollow(graph.nodes.find((node) => progress.current.has(node.id)));
  const now = live ? (progress.told ?? 'waiting for the next step') : 'ended';
  const rounds = progress.round > 0 ? `, round ${progress.round}` : '';
  return (
    <>
      <p className="loop-now" role="status">
        {live && <span className="pulse" aria-hidden="true" />}
        <span>
          Now: <strong>{now}</strong>
          {rounds}
        </span>
      </p>
      <ScrollRegion ref={followed} className="loop-scroll" label="State machine">
        <svg
          className="loop"
          role="img"
          aria-label={`The states of the run. Now: ${now}${rounds}. The list of steps says the same in words.`}
          viewBox={`0 0 ${graph.width} ${graph.height}`}
          width={graph.width}
          height={graph.height}
        >
          <defs>
            <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0.8L7 4L0 7.2z" className="arrow" />
            </marker>
            <marker id="arrow-taken" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0.8L7 4L0 7.2z" className="arrow arrow-taken" />
            </marker>
          </defs>
          {graph.edges.map((edge) => {
            const key = edgeKey(edge.from, edge.to);
            return <EdgeLine key={key} edge={edge} taken={progress.taken.has(key)} round={progress.round} />;
          })}
          {graph.nodes.map((node) => (
            <NodeShape
              key={node.id}
              node={node}
              current={live && progress.current.has(node.id)}
              visited={progress.visited.has(node.id)}
              failed={progress.failed.has(node.id)}
            />
          ))}
        </svg>
      </ScrollRegion>
      <Legend />
    </>
  );
}
