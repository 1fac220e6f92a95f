import type { StepView } from '../../../core/contracts/api/runs.ts';
import drawing from './forge-graph.json';
import type { LoopGraph } from './graph-contract.ts';
import { LoopView } from './loop-view.tsx';

/** The state machine of the workflow forge. Loaded when such a run is looked at. */
export default function ForgeLoop(props: { steps: readonly StepView[]; live: boolean }) {
  return <LoopView graph={drawing as LoopGraph} {...props} />;
}
