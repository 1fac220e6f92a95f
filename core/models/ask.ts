import type { z } from 'zod';
import { kindOfStatus, ModelCallError, type ModelErrorFacts, type ModelErrorKind } from './call-error.ts';

/** Longest a count of tokens or an embedding may take, in seconds. */
export const SIDE_CALL_TIMEOUT_S = 30;

/** Who is asked; both are named in errors. */
export interface Asked {
  readonly provider: string;
  readonly model: string;
}

/** What is known of a call that brought no answer. */
export interface Failure extends ModelErrorFacts {
  readonly kind: ModelErrorKind;
}

/** One call: its time limit, the work, the part of the answer that is used, and how its own errors are read. */
export interface Call<T extends z.ZodType> {
  readonly timeout_s: number;
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  readonly answer: T;
  /** What a thrown error means; undefined for errors that are none of the provider's package. */
  readonly failure: (error: unknown) => Failure | undefined;
}

/**
 * Makes a call and parses its answer. Whatever goes wrong becomes a `ModelCallError`, and
 * nothing of the original error is kept: its text or cause may hold the key or the URL.
 */
export async function ask<T extends z.ZodType>(asked: Asked, call: Call<T>): Promise<z.output<T>> {
  const signal = AbortSignal.timeout(Math.ceil(call.timeout_s * 1000));
  let answer: unknown;
  try {
    answer = await Promise.race([call.send(signal), whenAborted(signal)]);
  } catch (error) {
    throw callError(asked, signal.aborted ? { kind: 'timeout' } : (call.failure(error) ?? transportFailure(error)));
  }
  const parsed = call.answer.safeParse(answer);
  if (!parsed.success) throw callError(asked, { kind: 'unreadable' });
  return parsed.data;
}

/** The error of a failed call, in our own words. */
export function callError({ provider, model }: Asked, failure: Failure): ModelCallError {
  const kind = failure.parameter ? `parameter ${failure.parameter}` : failure.kind;
  const status = failure.status === undefined ? '' : ` (HTTP ${failure.status})`;
  return new ModelCallError(failure.kind, `${provider} model ${model} gave no answer: ${kind}${status}`, failure);
}

/** A failure told by an HTTP status alone. */
export function statusFailure(status: number, retryAfter_s?: number): Failure {
  return { kind: kindOfStatus(status), status, retryAfter_s };
}

/**
 * Seconds of a `Retry-After` header, which holds seconds or a date (RFC 9110, 10.2.3);
 * undefined for anything else. `now` in milliseconds.
 */
export function retryAfterSeconds(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text);
  if (!/^[A-Z][a-z]{2,8},? .*GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}

/** Whether the vectors are one a text and of one length. */
export function areVectorsOf(texts: readonly string[], vectors: readonly (readonly number[])[]): boolean {
  return vectors.length === texts.length && vectors.every((vector) => vector.length === vectors[0]?.length);
}

/** fetch gives errors of the connection a cause; a body in another form fails without one. */
function transportFailure(error: unknown): Failure {
  return { kind: error instanceof Error && error.cause !== undefined ? 'network' : 'unreadable' };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
