import type { StepView } from '../../../core/contracts/api/runs.ts';
import drawing from './build-graph.json';
import type { LoopGraph } from './graph-contract.ts';
import { LoopView } from './loop-view.tsx';

/** The state machine of the workflow build. Loaded when such a run is looked at. */
export default function BuildLoop(props: { steps: readonly StepView[]; live: boolean }) {
  return <LoopView graph={drawing as LoopGraph} {...props} />;
}
