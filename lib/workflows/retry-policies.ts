/** A Retry entry of the Amazon States Language. */
export interface RetryPolicy {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds: number;
  readonly MaxAttempts: number;
  readonly BackoffRate: number;
  readonly JitterStrategy?: 'FULL';
}

/** Failures of the service itself, not of our code. */
const SERVICE_ERRORS = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.TooManyRequestsException',
];

/** Waits 1, 2, 4 and 8 s at most: 15 s in all. */
export const RETRY_SERVICE: RetryPolicy = {
  ErrorEquals: SERVICE_ERRORS,
  IntervalSeconds: 1,
  MaxAttempts: 4,
  BackoffRate: 2,
  JitterStrategy: 'FULL',
};

/** An agent that failed is asked twice more, after 1 and 2 s: its steps can be repeated without harm. */
export const RETRY_AGENT: RetryPolicy = {
  ErrorEquals: ['States.ALL'],
  IntervalSeconds: 1,
  MaxAttempts: 2,
  BackoffRate: 2,
};

/** A workbench that died is asked once more; what code under repair does is answered as data. */
export const RETRY_WORKBENCH: RetryPolicy = {
  ErrorEquals: ['States.TaskFailed'],
  IntervalSeconds: 1,
  MaxAttempts: 1,
  BackoffRate: 1,
};
