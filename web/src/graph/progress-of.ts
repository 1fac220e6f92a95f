import type { StepView } from '../../../core/contracts/api/runs.ts';
import type { LoopGraph } from './graph-contract.ts';

/** The run seen on the graph. */
export interface LoopProgress {
  /** Nodes that are running now; several at once where work is in parallel. */
  readonly current: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** Ways that were taken, as "from to". */
  readonly taken: ReadonlySet<string>;
  /** The newest round; 0 before the first. */
  readonly round: number;
  /** What people are told is going on. */
  readonly told: string | null;
}

export const edgeKey = (from: string, to: string): string => `${from}\n${to}`;

/** Puts the steps of a run onto the graph. States that the graph does not draw count for the node that stands for them. */
export function progressOf(graph: LoopGraph, steps: readonly StepView[]): LoopProgress {
  const nodeOf = (step: StepView) => graph.shown_as[step.state] ?? step.state;
  const nodes = new Set(graph.nodes.map(({ id }) => id));
  const path = steps.map(nodeOf).filter((node) => nodes.has(node));
  const running = steps.filter((step) => step.status === 'running');
  const taken = new Set<string>();
  for (const [index, node] of path.entries()) {
    const before = path[index - 1];
    if (before !== undefined && before !== node) taken.add(edgeKey(before, node));
  }
  return {
    current: new Set(running.map(nodeOf)),
    visited: new Set(path),
    failed: new Set(steps.filter((step) => step.status === 'failed').map(nodeOf)),
    taken,
    round: Math.max(0, ...steps.map((step) => step.round)),
    told: running.map((step) => step.step).findLast((word) => word !== null) ?? running.at(-1)?.state ?? null,
  };
}
