import type { Config } from '../config/load.ts';
import type { ObjectStore } from '../store/object-store.ts';

/** Who a run is: its owner and its execution name. */
export interface RunRef {
  readonly run_id: string;
  readonly owner: string;
}

/** What every agent is given: storage, limits and a clock. */
export interface AgentContext {
  readonly store: ObjectStore;
  readonly config: Config;
  readonly now: () => Date;
  /** The Pythons that there is a workbench for, the usual one first. @default the usual one alone */
  readonly pythons?: readonly string[];
}
