import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { STATES } from '../../core/workflows/state-names.ts';
import type { AnyStateName } from '../../core/workflows/steps.ts';
import { RETRY_AGENT, RETRY_SERVICE, RETRY_WORKBENCH, type RetryPolicy } from './retry-policies.ts';

/** One state in the Amazon States Language. */
export type State = Readonly<Record<string, unknown>>;

/** Seconds: the function's own limit and some time to start. */
const AGENT_TIMEOUT = 75;
const LONG_AGENT_TIMEOUT = 330;
const WORKBENCH_TIMEOUT = 330;

export interface AgentTask {
  /** The function's event, in JSONata. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Variables to keep, in JSONata. @default none */
  readonly assign?: Readonly<Record<string, string>>;
  readonly next: AnyStateName;
  /** @default the state that records the error */
  readonly onError?: AnyStateName;
  /** Whether the agent may take minutes: it speaks to models in this task or in another. @default false */
  readonly takesLong?: boolean;
}

/** A call of a TypeScript agent. */
export function agentTask(fn: IFunction, task: AgentTask): State {
  return {
    ...invocation({ FunctionName: fn.functionArn, Payload: task.payload }, [RETRY_SERVICE, RETRY_AGENT]),
    ...(task.assign ? { Assign: task.assign } : {}),
    TimeoutSeconds: task.takesLong ? LONG_AGENT_TIMEOUT : AGENT_TIMEOUT,
    Catch: [catchAll(task.onError ?? STATES.recordError)],
    Next: task.next,
  };
}

/** A call of the workbench with a work order (JSONata). Owners never share a function instance. */
export function workbenchTask(fn: IFunction, order: string, next: AnyStateName): State {
  return { ...workbenchCall(fn, order), Catch: [catchAll(STATES.recordError)], Next: next };
}

/** The same call as the only state of a Map: an error there is the Map's to catch. */
export function workbenchItem(fn: IFunction): State {
  return { ...workbenchCall(fn, '$states.input'), End: true };
}

function workbenchCall(fn: IFunction, order: string): State {
  const call = { FunctionName: fn.functionArn, TenantId: `{% ${order}.run.owner %}`, Payload: `{% ${order} %}` };
  return { ...invocation(call, [RETRY_SERVICE, RETRY_WORKBENCH]), TimeoutSeconds: WORKBENCH_TIMEOUT };
}

function invocation(args: Readonly<Record<string, unknown>>, retry: readonly RetryPolicy[]): State {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Arguments: args,
    Output: '{% $states.result.Payload %}',
    Retry: retry,
  };
}

/** Keeps what went wrong in `$failure` and goes where it is published. */
export function catchAll(next: AnyStateName): State {
  return {
    ErrorEquals: ['States.ALL'],
    Assign: { failure: { name: '{% $states.errorOutput.Error %}', message: '{% $states.errorOutput.Cause %}' } },
    Next: next,
  };
}
