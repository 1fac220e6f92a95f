import { Graph, layout } from '@dagrejs/dagre';
import type { LoopGraph } from '../src/graph/graph-contract.ts';
import { type Machine, story } from './story.ts';

/** Sizes in the units of the drawing, which are CSS pixels at full size. */
const NODE_HEIGHT = 32;
const CHOICE_HEIGHT = 24;
const CHARACTER = 6.9;
const PADDING = 66;

/** The loop with a place for everything. The same machine gives the same drawing. */
export function drawLoop(machine: Machine): LoopGraph {
  const { nodes, edges, shownAs } = story(machine);
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 26, ranksep: 18, edgesep: 18, marginx: 14, marginy: 14 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, kind } of nodes) {
    const height = kind === 'choice' ? CHOICE_HEIGHT : NODE_HEIGHT;
    graph.setNode(id, { width: Math.round(id.length * CHARACTER + PADDING), height });
  }
  for (const [from, to] of edges) graph.setEdge(from, to);
  layout(graph);

  const round = (value: number | undefined) => Math.round(value ?? 0);
  const size = graph.graph();
  return {
    width: round(size.width),
    height: round(size.height),
    nodes: nodes.map(({ id, kind }) => {
      const { x, y, width, height } = graph.node(id);
      return { id, kind, x: round(x), y: round(y), width: round(width), height: round(height) };
    }),
    edges: edges.map(([from, to]) => {
      const { points } = graph.edge(from, to);
      return {
        from,
        to,
        back: round(graph.node(to).y) < round(graph.node(from).y),
        points: (points ?? []).map(({ x, y }: { x: number; y: number }) => ({ x: round(x), y: round(y) })),
      };
    }),
    shown_as: shownAs,
  };
}
