import type { Workflow } from '../../core/contracts/index.ts';
import { STATES } from '../../core/workflows/state-names.ts';
import type { AnyStateName } from '../../core/workflows/steps.ts';
import { choice, type States } from './choice.ts';
import type { CalledAgents } from './machines.ts';
import { agentTask, type ByPython, catchAll, resolverTask, type WorkbenchCallable, workbenchItem } from './tasks.ts';

const RUN_ID = '{% $states.context.Execution.Name %}';
const REQUEST = '{% $states.context.Execution.Input %}';
const STARTED_AT = '{% $states.context.Execution.StartTime %}';

/** The Python that the lock is for, where it is another than the usual one; empty otherwise. */
const CHOSEN_PYTHON = '{% $exists($states.result.Payload.python) ? $states.result.Payload.python : "" %}';

/** At most this many shards of one run are inspected at a time. */
const INSPECT_CONCURRENCY = 8;

/** Longest a run may take: the longest deadline that a request may ask for, and time to publish. */
export const LONGEST_RUN_SECONDS = 9000;

/** What every loop begins with: the request is taken in, and refused by name where it cannot be used. */
export function requestTaken(
  agents: CalledAgents,
  workflow: Workflow,
  next: AnyStateName,
  more: Readonly<Record<string, string>> = {},
): States {
  return {
    [STATES.intake]: agentTask(agents.intake, {
      payload: { run_id: RUN_ID, request: REQUEST, started_at: STARTED_AT, workflow },
      assign: {
        run: '{% $states.result.Payload.run %}',
        rounds: '{% 0 %}',
        waits: '{% 0 %}',
        python: '{% "" %}',
        ...more,
      },
      next: STATES.isUsable,
    }),
    [STATES.isUsable]: choice([['$states.input.ok', next]], STATES.recordRefusal),
  };
}

/** The functions that carry out work orders. */
export interface Benches {
  readonly workbench: WorkbenchCallable;
  /** Resolves and installs what a project needs. */
  readonly resolver: ByPython;
}

/**
 * What the project needs from others is resolved to a lock, and installed where no run before had
 * the same. A resolver that fails costs the packages, never the run: the inspection follows anyway.
 */
function preparing(agents: CalledAgents, resolver: ByPython, workflow: Workflow): States {
  const measure = { measure: '{% $states.result.Payload.measure %}' };
  return {
    [STATES.areThereDependencies]: choice([['$exists($states.input.resolve)', STATES.resolve]], STATES.inspect),
    // What asks for a Python of its own is not known before.
    [STATES.resolve]: resolverTask(
      { functionArn: resolver.functionArn },
      '$states.input.resolve',
      STATES.takeLock,
      STATES.takeLock,
    ),
    [STATES.takeLock]: agentTask(agents.intake, {
      payload: { run: '{% $run %}', phase: 'environment' },
      assign: {
        orders: '{% $states.result.Payload.orders %}',
        python: CHOSEN_PYTHON,
        ...(workflow === 'forge' ? measure : {}),
      },
      next: STATES.isAnythingMissing,
    }),
    [STATES.isAnythingMissing]: choice([['$exists($states.input.install)', STATES.install]], STATES.inspect),
    [STATES.install]: resolverTask(resolver, '$states.input.install', STATES.inspect, STATES.inspect),
  };
}

/** The same, and the files are inspected. */
export function takingIn(
  agents: CalledAgents,
  { workbench, resolver }: Benches,
  workflow: Workflow,
  next: AnyStateName,
): States {
  const measure = { measure: '{% $exists($states.result.Payload.measure) ? $states.result.Payload.measure : null %}' };
  return {
    ...requestTaken(agents, workflow, STATES.areThereDependencies, {
      orders: '{% $states.result.Payload.orders %}',
      ...(workflow === 'forge' ? measure : {}),
    }),
    ...preparing(agents, resolver, workflow),
    [STATES.inspect]: {
      Type: 'Map',
      Items: '{% $orders %}',
      MaxConcurrency: INSPECT_CONCURRENCY,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: STATES.inspectShard,
        States: { [STATES.inspectShard]: workbenchItem(workbench) },
      },
      Output: { inspected: '{% $count($states.result) %}' },
      Catch: catchAll(STATES.recordError),
      Next: next,
    },
  };
}

/** What every loop ends with, whatever happened: Publish, and a named end. */
export function ending(agents: CalledAgents, workflow: Workflow): States {
  const refused = { name: '{% $states.input.error.name %}', message: '{% $states.input.error.message %}' };
  return {
    [STATES.recordRefusal]: { Type: 'Pass', Assign: { failure: refused }, Next: STATES.publish },
    [STATES.recordError]: {
      Type: 'Pass',
      Assign: {
        failure: `{% $exists($failure) ? $failure : {"name": "LoopBound", "message": "the loop went past its bound"} %}`,
      },
      Next: STATES.publish,
    },
    [STATES.publish]: agentTask(agents.publish, {
      payload: { run_id: RUN_ID, request: REQUEST, workflow, error: '{% $exists($failure) ? $failure : null %}' },
      next: STATES.howDidItEnd,
      onError: STATES.failed,
    }),
    [STATES.howDidItEnd]: choice(
      [
        ['$states.input.status = "success"', STATES.accepted],
        ['$states.input.stop_reason = "invalid_input"', STATES.refused],
        ['$states.input.stop_reason = "internal_error"', STATES.failed],
      ],
      STATES.bestEffort,
    ),
    [STATES.accepted]: { Type: 'Succeed' },
    [STATES.bestEffort]: { Type: 'Succeed' },
    [STATES.refused]: {
      Type: 'Fail',
      Error: '{% $exists($failure) ? $failure.name : "InvalidRequest" %}',
      Cause: '{% $exists($failure) ? $failure.message : "The input was refused." %}',
    },
    [STATES.failed]: {
      Type: 'Fail',
      Error: 'RunFailed',
      Cause:
        '{% $exists($failure) ? $failure.name & ": " & $failure.message : "A step failed; see the report of the run." %}',
    },
  };
}
