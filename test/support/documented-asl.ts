/** What the documentation of Step Functions allows in a definition whose query language is JSONata. */
const COMMON = ['Type', 'Comment', 'QueryLanguage', 'Assign', 'Output', 'Next', 'End'];
const FAILS = ['Retry', 'Catch'];

/** Fields of each type of state. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Task: [...COMMON, ...FAILS, 'Resource', 'Arguments', 'Credentials', 'TimeoutSeconds', 'HeartbeatSeconds'],
  Pass: COMMON,
  Choice: ['Type', 'Comment', 'QueryLanguage', 'Assign', 'Output', 'Choices', 'Default'],
  Wait: [...COMMON, 'Seconds', 'Timestamp'],
  Succeed: ['Type', 'Comment', 'QueryLanguage', 'Output'],
  Fail: ['Type', 'Comment', 'QueryLanguage', 'Error', 'Cause'],
  Map: [
    ...COMMON, ...FAILS, 'Items', 'ItemProcessor', 'ItemSelector', 'ItemReader', 'ItemBatcher', 'ResultWriter',
    'MaxConcurrency', 'Label', 'ToleratedFailureCount', 'ToleratedFailurePercentage',
  ], // biome-ignore format: a list reads best as a block
};

/** Fields of one rule of a Choice, of a Retry entry and of a Catch entry. */
export const RULE_FIELDS = ['Condition', 'Next', 'Assign', 'Output', 'Comment'];
export const RETRY_FIELDS = [
  'ErrorEquals', 'IntervalSeconds', 'MaxAttempts', 'BackoffRate', 'MaxDelaySeconds', 'JitterStrategy', 'Comment',
]; // biome-ignore format: a list reads best as a block
export const CATCH_FIELDS = ['ErrorEquals', 'Next', 'Assign', 'Output', 'Comment'];

/** Parameters of the optimised integration `lambda:invoke`. */
export const INVOKE_PARAMETERS = ['FunctionName', 'Payload', 'Qualifier', 'ClientContext', 'InvocationType'];

/** Names of errors that Step Functions itself gives. */
export const STATES_ERRORS = [
  'States.ALL', 'States.DataLimitExceeded', 'States.ExceedToleratedFailureThreshold', 'States.HeartbeatTimeout',
  'States.Http.Socket', 'States.ItemReaderFailed', 'States.Permissions', 'States.QueryEvaluationError',
  'States.ResultWriterFailed', 'States.Runtime', 'States.TaskFailed', 'States.Timeout',
]; // biome-ignore format: a list reads best as a block

/** Errors of calls of Lambda that are not the API's: of the client that makes the call, and the service's own names. */
export const LAMBDA_CLIENT_ERRORS = ['AWSLambdaException', 'SdkClientException', 'ClientExecutionTimeoutException'];

/** Functions that Step Functions adds to JSONata's own; it takes `$eval` away. */
export const ADDED_FUNCTIONS = ['partition', 'range', 'hash', 'random', 'uuid', 'parse'];
export const REMOVED_FUNCTIONS = ['eval'];

/** Bounds of numbers and texts. */
export const BOUNDS = { nameLength: 80, definitionBytes: 1_048_576, attempts: 99_999_999, delaySeconds: 31_622_400 };
