import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { STATES } from '../../core/workflows/state-names.ts';
import type { AnyStateName } from '../../core/workflows/steps.ts';
import { RETRY_AGENT, RETRY_NO_ROOM, RETRY_SERVICE, RETRY_WORKBENCH, type RetryPolicy } from './retry-policies.ts';

/** One state in the Amazon States Language. */
export type State = Readonly<Record<string, unknown>>;

/** Seconds: the function's own limit and some time to start. */
const AGENT_TIMEOUT = 75;
const LONG_AGENT_TIMEOUT = 330;
const WORKBENCH_TIMEOUT = 930;
const RESOLVER_TIMEOUT = 330;

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
export function agentTask(fn: Callable, task: AgentTask): State {
  return {
    ...invocation({ FunctionName: fn.functionArn, Payload: task.payload }, [RETRY_NO_ROOM, RETRY_SERVICE, RETRY_AGENT]),
    ...(task.assign ? { Assign: task.assign } : {}),
    TimeoutSeconds: task.takesLong ? LONG_AGENT_TIMEOUT : AGENT_TIMEOUT,
    Catch: catchAll(task.onError ?? STATES.recordError),
    Next: task.next,
  };
}

/** What a task calls: a version of a function, so that a run ends with the code that it began with. */
export type Callable = Pick<IFunction, 'functionArn'>;

/** A function that there is one of for each Python: the usual one, and others. */
export interface ByPython extends Callable {
  /** @default there is only the usual one */
  readonly others?: readonly (Callable & { readonly python: string })[];
}

/** The workbench, as state machines call it. */
export interface WorkbenchCallable extends ByPython {
  /** Whether the function runs owners apart, which each call must then name. @default false: the local cloud cannot */
  readonly perTenant?: boolean;
}

/** A call of the workbench with a work order (JSONata). Owners never share a function instance. */
export function workbenchTask(fn: WorkbenchCallable, order: string, next: AnyStateName): State {
  return { ...workbenchCall(fn, order), Catch: catchAll(STATES.recordError), Next: next };
}

/** A call of the resolver with a work order (JSONata); an error there is passed over. */
export function resolverTask(fn: ByPython, order: string, next: AnyStateName, onError: AnyStateName): State {
  const retry = [RETRY_NO_ROOM, RETRY_SERVICE, RETRY_WORKBENCH];
  const call = invocation({ FunctionName: nameOf(fn), Payload: `{% ${order} %}` }, retry);
  return { ...call, TimeoutSeconds: RESOLVER_TIMEOUT, Catch: everyError({ Next: onError }), Next: next };
}

/** The same call as the only state of a Map: an error there is the Map's to catch. */
export function workbenchItem(fn: WorkbenchCallable): State {
  return { ...workbenchCall(fn, '$states.input'), End: true };
}

function workbenchCall(fn: WorkbenchCallable, order: string): State {
  const retry = [RETRY_NO_ROOM, RETRY_SERVICE, RETRY_WORKBENCH];
  const call = invocation({ FunctionName: nameOf(fn), Payload: `{% ${order} %}` }, retry);
  const tenant = fn.perTenant ? { ...call, ...forTenant(call, `{% ${order}.run.owner %}`) } : call;
  return { ...tenant, TimeoutSeconds: WORKBENCH_TIMEOUT };
}

/**
 * The function for the run's `$python`: one of those that the definition itself names, the usual
 * one for whatever else the variable may be.
 */
function nameOf({ functionArn, others = [] }: ByPython): string {
  if (others.length === 0) return functionArn;
  const cases = others.map((one) => `$python = "${one.python}" ? "${one.functionArn}" : `);
  return `{% ${cases.join('')}"${functionArn}" %}`;
}

/**
 * The same call through the API itself, whose parameter `TenantId` the service integration
 * does not document. The API answers a failed function with status 200 and a field, and any
 * answer as text.
 */
function forTenant({ Arguments }: State, owner: string): State {
  return {
    Resource: 'arn:aws:states:::aws-sdk:lambda:invoke',
    Arguments: { ...(Arguments as object), TenantId: owner },
    Output:
      '{% $exists($states.result.FunctionError) ? $error($states.result.Payload) : $parse($states.result.Payload) %}',
  };
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

/** Errors that `States.ALL` does not stand for: they must be named to be caught at all. */
const BEYOND_ALL = ['States.DataLimitExceeded', 'States.Runtime'];

/** Catches every error with what is done about it, in the two entries that this takes. */
export function everyError(then: State): State[] {
  return [BEYOND_ALL, ['States.ALL']].map((names) => ({ ErrorEquals: names, ...then }));
}

/** Keeps what went wrong in `$failure` and goes where it is published. */
export function catchAll(next: string): State[] {
  return everyError({
    Assign: { failure: { name: '{% $states.errorOutput.Error %}', message: '{% $states.errorOutput.Cause %}' } },
    Next: next,
  });
}
