import { RETRY_AGENT, RETRY_NO_ROOM, RETRY_SERVICE } from './retry-policies.ts';
import { type Callable, catchAll, everyError, type State } from './tasks.ts';

/** States of the machine that tells others of finished runs. */
export const NOTIFY_STATES = {
  list: 'List the endpoints',
  each: 'Tell each endpoint',
  send: 'Send the notification',
  wasItDelivered: 'Was it delivered?',
  wait: 'Wait before the next attempt',
  delivered: 'Delivered',
  givenUp: 'Given up',
  done: 'All were told',
  failed: 'Nobody was told',
} as const;

/** Seconds: the function's own limit and some time to start. */
const TASK_TIMEOUT = 75;

/** Endpoints of one run that are told at a time. */
const CONCURRENCY = 5;

/** The machine's own bound on attempts, above what an endpoint may ask for. */
const MOST_ATTEMPTS = 10;

/** More than all waits of an endpoint can come to: eight hours and the attempts. */
const LONGEST_SECONDS = 9 * 3600;

/** Keeps what went wrong for the state that fails. */
const NOBODY = catchAll(NOTIFY_STATES.failed);

/** The machine `Notifications`: its input is the event of a finished run. */
export function notificationsDefinition(notify: Callable): Record<string, unknown> {
  return {
    QueryLanguage: 'JSONata',
    TimeoutSeconds: LONGEST_SECONDS,
    StartAt: NOTIFY_STATES.list,
    States: {
      [NOTIFY_STATES.list]: {
        ...call(notify, { phase: 'list', event: '{% $states.input %}' }),
        Catch: NOBODY,
        Next: NOTIFY_STATES.each,
      },
      [NOTIFY_STATES.each]: {
        Type: 'Map',
        Items: '{% $states.input.deliveries %}',
        MaxConcurrency: CONCURRENCY,
        ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, StartAt: NOTIFY_STATES.send, States: delivery(notify) },
        Output: { told: '{% $count($states.result) %}' },
        Catch: NOBODY,
        Next: NOTIFY_STATES.done,
      },
      [NOTIFY_STATES.done]: { Type: 'Succeed' },
      [NOTIFY_STATES.failed]: {
        Type: 'Fail',
        Error: '{% $failure.name %}',
        Cause: '{% $failure.message %}',
      },
    },
  };
}

/** The attempts for one endpoint. What the function answers is the input of the next attempt. */
function delivery(notify: Callable): Record<string, State> {
  return {
    [NOTIFY_STATES.send]: {
      ...call(notify, {
        phase: 'send',
        event: '{% $states.input.event %}',
        endpoint: '{% $states.input.endpoint %}',
        attempt: '{% $states.input.attempt %}',
      }),
      Catch: everyError({ Next: NOTIFY_STATES.givenUp }),
      Next: NOTIFY_STATES.wasItDelivered,
    },
    [NOTIFY_STATES.wasItDelivered]: {
      Type: 'Choice',
      Choices: [
        { Condition: '{% $states.input.outcome = "delivered" %}', Next: NOTIFY_STATES.delivered },
        {
          Condition: `{% $states.input.outcome = "again" and $states.input.attempt <= ${MOST_ATTEMPTS} %}`,
          Next: NOTIFY_STATES.wait,
        },
      ],
      Default: NOTIFY_STATES.givenUp,
    },
    [NOTIFY_STATES.wait]: { Type: 'Wait', Seconds: '{% $states.input.wait_s %}', Next: NOTIFY_STATES.send },
    [NOTIFY_STATES.delivered]: { Type: 'Succeed' },
    [NOTIFY_STATES.givenUp]: { Type: 'Succeed' },
  };
}

function call(notify: Callable, payload: Readonly<Record<string, string>>): State {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Arguments: { FunctionName: notify.functionArn, Payload: payload },
    Output: '{% $states.result.Payload %}',
    Retry: [RETRY_NO_ROOM, RETRY_SERVICE, RETRY_AGENT],
    TimeoutSeconds: TASK_TIMEOUT,
  };
}
