/** Who does a step: said by colour, by shape and by a letter. */
export type NodeKind = 'pipeline' | 'workbench' | 'auditor' | 'judge' | 'fixer' | 'choice' | 'end';

/** A state as it is drawn; x and y are its middle. */
export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A way between two states. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Whether it leads back up: the next round. */
  readonly back: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** `loop-graph.json`, written by `npm run graph`. */
export interface LoopGraph {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Every state of the machine, with the node that stands for it. */
  readonly shown_as: Readonly<Record<string, string>>;
}
