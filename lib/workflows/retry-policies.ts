/** A Retry entry of the Amazon States Language. */
export interface RetryPolicy {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds: number;
  readonly MaxAttempts: number;
  readonly BackoffRate: number;
  /** Longest wait, whatever the backoff has come to. @default none */
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: 'FULL';
}

/**
 * There is no room at the moment: the account's concurrency is used up, or the network that
 * a function needs is not there yet. Nothing has run.
 */
const NO_ROOM = [
  'Lambda.TooManyRequestsException',
  'Lambda.EC2ThrottledException',
  'Lambda.ENILimitReachedException',
  'Lambda.ENINotReadyException',
  'Lambda.ResourceNotReadyException',
  'Lambda.SubnetIPAddressLimitReachedException',
];

/** Failures of the service itself, not of our code. */
const SERVICE_ERRORS = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.EC2UnexpectedException',
];

/**
 * Other calls take minutes, so room is waited for as long as several of them take: 5 s, then
 * more, then 60 s at a time, half an hour on average and 58 minutes at most.
 */
export const RETRY_NO_ROOM: RetryPolicy = {
  ErrorEquals: NO_ROOM,
  IntervalSeconds: 5,
  MaxAttempts: 60,
  BackoffRate: 1.5,
  MaxDelaySeconds: 60,
  JitterStrategy: 'FULL',
};

/** Waits 1, 2, 4, ... and then 30 s at most: 3 minutes in all, which most faults of a service are over in. */
export const RETRY_SERVICE: RetryPolicy = {
  ErrorEquals: SERVICE_ERRORS,
  IntervalSeconds: 1,
  MaxAttempts: 10,
  BackoffRate: 2,
  MaxDelaySeconds: 30,
  JitterStrategy: 'FULL',
};

/** An agent that failed is asked twice more, after 1 and 2 s: its steps can be repeated without harm. */
export const RETRY_AGENT: RetryPolicy = {
  ErrorEquals: ['States.ALL'],
  IntervalSeconds: 1,
  MaxAttempts: 2,
  BackoffRate: 2,
};

/**
 * A workbench that died is asked once more; what code under repair does is answered as data.
 * The second name is how its death is told where its answer is read by an expression.
 */
export const RETRY_WORKBENCH: RetryPolicy = {
  ErrorEquals: ['States.TaskFailed', 'States.QueryEvaluationError'],
  IntervalSeconds: 1,
  MaxAttempts: 1,
  BackoffRate: 1,
};
