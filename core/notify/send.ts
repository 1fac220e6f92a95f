import { Webhook } from 'standardwebhooks';
import type { DeliveryAttempt, RunFinished } from '../contracts/index.ts';
import { type Endpoint, endpointId } from './endpoints.ts';
import { WEBHOOK_TYPE } from './event-names.ts';

/** An endpoint that answers so wants to be told no more. */
const GONE = 410;

const LONGEST_ERROR = 200;

export interface Sending {
  readonly endpoint: Endpoint;
  readonly event: RunFinished;
  /** From 1. */
  readonly attempt: number;
  /** Seconds before the second, third, ... attempt of an endpoint that says nothing itself. */
  readonly waits_s: readonly number[];
  readonly timeout_s: number;
}

/** How an attempt went, and the seconds to the next; 0 where there is none. */
export interface Sent {
  readonly record: DeliveryAttempt;
  readonly wait_s: number;
}

/**
 * Makes one attempt, signed as Standard Webhooks 1.0 says. Id and body are the same in
 * every attempt. Redirects are not followed: they would lead the signature elsewhere.
 */
export async function sendOnce(sending: Sending, now: Date, send: typeof fetch = fetch): Promise<Sent> {
  const { endpoint, attempt } = sending;
  const waits = endpoint.waits_s ?? sending.waits_s;
  const { status, error } = await post(sending, now, send);
  const outcome = outcomeOf(status, waits[attempt - 1]);
  return {
    record: {
      endpoint: endpointId(endpoint),
      origin: new URL(endpoint.url).origin,
      attempt,
      at: now.toISOString(),
      status,
      error,
      outcome,
    },
    wait_s: outcome === 'again' ? (waits[attempt - 1] ?? 0) : 0,
  };
}

/** The message that is signed and sent. */
export function webhookBody(event: RunFinished): string {
  return JSON.stringify({ type: WEBHOOK_TYPE, timestamp: event.finished_at, data: event });
}

function outcomeOf(status: number | null, wait: number | undefined): DeliveryAttempt['outcome'] {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return status === GONE || wait === undefined ? 'given_up' : 'again';
}

async function post(
  { endpoint, event, timeout_s }: Sending,
  now: Date,
  send: typeof fetch,
): Promise<{ status: number | null; error: string }> {
  const body = webhookBody(event);
  try {
    const answer = await send(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout_s * 1000),
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'refactoring-swarm',
        'webhook-id': event.event_id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(endpoint.secret).sign(event.event_id, now, body),
      },
    });
    // What it says beyond its status is not read: it may be without end.
    await answer.body?.cancel().catch(() => {});
    return { status: answer.status, error: '' };
  } catch (cause) {
    return { status: null, error: codeOf(cause).slice(0, LONGEST_ERROR) };
  }
}

/** The code of a failed connection: its text could tell the address, which may hold a secret. */
function codeOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') return inner.code;
  return inner instanceof Error ? inner.name : 'unknown';
}
