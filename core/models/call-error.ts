import type { Parameter } from '../config/model-facts.ts';
import { SwarmError } from '../errors.ts';

/** Why a model gave no answer. */
export const MODEL_ERROR_KINDS = {
  /** Too many requests: wait, then again. */
  rate_limited: { retryable: true },
  /** The provider failed (HTTP 5xx). */
  overloaded: { retryable: true },
  timeout: { retryable: true },
  network: { retryable: true },
  /** An answer that is not in the protocol's form. */
  unreadable: { retryable: true },
  /** The account has no money or no quota left: waiting does not help. */
  quota: { retryable: false },
  /** Missing, wrong or powerless key. */
  credentials: { retryable: false },
  /** The provider does not know the model, or no longer. */
  gone: { retryable: false },
  /** The model does not take a parameter: the same again without it. */
  parameter: { retryable: true },
  /** The request itself is refused, such as too long a prompt. */
  rejected: { retryable: false },
} as const satisfies Record<string, { retryable: boolean }>;

export type ModelErrorKind = keyof typeof MODEL_ERROR_KINDS;

/** What is known of a failed call beside its kind. */
export interface ModelErrorFacts {
  readonly status?: number | undefined;
  readonly retryAfter_s?: number | undefined;
  readonly replacement?: string | undefined;
  readonly parameter?: Parameter | undefined;
}

/** A call that brought no answer. Its text never holds a key, a URL or the provider's own words. */
export class ModelCallError extends SwarmError {
  readonly kind: ModelErrorKind;
  readonly status: number | undefined;
  /** Seconds the provider asks to wait. */
  readonly retryAfter_s: number | undefined;
  /** The model that the provider names in the place of one that is gone. */
  readonly replacement: string | undefined;
  /** The parameter that the model does not take. */
  readonly parameter: Parameter | undefined;

  constructor(kind: ModelErrorKind, message: string, facts: ModelErrorFacts = {}) {
    super('ModelCallFailed', message);
    this.kind = kind;
    this.status = facts.status;
    this.retryAfter_s = facts.retryAfter_s;
    this.replacement = facts.replacement;
    this.parameter = facts.parameter;
  }

  get retryable(): boolean {
    return MODEL_ERROR_KINDS[this.kind].retryable;
  }
}

/** The kind of failure that an HTTP status stands for, in every protocol. */
export function kindOfStatus(status: number): ModelErrorKind {
  if (status === 429) return 'rate_limited';
  if (status === 402) return 'quota';
  if (status === 401 || status === 403) return 'credentials';
  if (status === 408) return 'timeout';
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500) return 'overloaded';
  return 'rejected';
}
