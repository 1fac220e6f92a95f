import type { StepView } from '../../../core/contracts/api/runs.ts';
import type { LoopGraph } from './graph-contract.ts';
import drawing from './loop-graph.json';
import { LoopView } from './loop-view.tsx';

/** The state machine of the workflow refactor. Loaded when such a run is looked at. */
export default function RefactorLoop(props: { steps: readonly StepView[]; live: boolean }) {
  return <LoopView graph={drawing as LoopGraph} {...props} />;
}
