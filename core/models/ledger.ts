import { z } from 'zod';
import { type Parameter, ParameterSchema } from '../config/model-facts.ts';
import { readJson, updateWithRetry, writeJson } from '../store/documents.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { MODEL_AGENTS } from './provider.ts';

const CallSchema = z.object({
  id: z.string(),
  agent: z.enum(MODEL_AGENTS),
  tier: z.string(),
  provider: z.string(),
  model: z.string(),
  started_at: z.iso.datetime(),
  /** `open` until the call is settled: one that never is was cut short, and counts as if it had been paid. */
  outcome: z.enum(['open', 'answered', 'failed']),
  error_kind: z.string().nullable(),
  reserved_usd: z.number().min(0),
  cost_usd: z.number().min(0).nullable(),
  input_tokens: z.int().min(0).nullable(),
  output_tokens: z.int().min(0).nullable(),
});
export type LedgerCall = z.infer<typeof CallSchema>;

const CircuitSchema = z.object({
  /** Failed calls in a row. */
  failures: z.int().min(0),
  /** Not asked before this moment. */
  not_before: z.iso.datetime().nullable(),
  /** Left for the next model of its tier until this moment. */
  open_until: z.iso.datetime().nullable(),
});
export type Circuit = z.infer<typeof CircuitSchema>;

const LedgerSchema = z.object({
  calls: z.array(CallSchema),
  circuits: z.record(z.string(), CircuitSchema),
  /** Parameters that a model has refused in this run. */
  refused: z.record(z.string(), z.array(ParameterSchema)).default({}),
});
export type LedgerBook = z.infer<typeof LedgerSchema>;

const EMPTY: LedgerBook = { calls: [], circuits: {}, refused: {} };

const CLOSED: Circuit = { failures: 0, not_before: null, open_until: null };
const MINUTE_MS = 60_000;

/** What a call that is about to be made may cost, and what bounds it. */
export interface Reservation {
  readonly call: Omit<LedgerCall, 'outcome' | 'error_kind' | 'cost_usd' | 'input_tokens' | 'output_tokens'>;
  readonly budget_usd: number;
  readonly requests_per_minute: number;
}

/** Whether a call may be made now. */
export type Admission =
  | { readonly admitted: true; readonly ordinal: number }
  | { readonly admitted: false; readonly wait_s: number }
  | { readonly admitted: false; readonly over_budget_usd: number };

/** How a call ended. */
export interface Settlement {
  readonly outcome: 'answered' | 'failed';
  readonly error_kind: string | null;
  readonly cost_usd: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
}

/**
 * Every call of a model in one run, in one object that is written with If-Match: parallel
 * calls share its money, its rate limit and what is known of each provider.
 */
export class Ledger {
  private readonly store: ObjectStore;
  private readonly key: string;

  constructor(store: ObjectStore, key: string) {
    this.store = store;
    this.key = key;
  }

  async read(): Promise<LedgerBook> {
    return (await readJson(this.store, this.key, LedgerSchema))?.value ?? EMPTY;
  }

  /** Books a call before it is made: at most the budget is ever booked, at most the rate is ever asked. */
  reserve({ call, budget_usd, requests_per_minute }: Reservation): Promise<Admission> {
    return this.change<Admission>((book) => {
      const over = spent(book) + call.reserved_usd - budget_usd;
      if (call.reserved_usd > 0 && over > 1e-12) return { answer: { admitted: false, over_budget_usd: over } };
      const started = Date.parse(call.started_at);
      const recent = book.calls
        .filter((other) => other.provider === call.provider && other.model === call.model)
        .map((other) => Date.parse(other.started_at))
        .filter((at) => at > started - MINUTE_MS);
      const oldest = recent.at(-requests_per_minute);
      if (oldest !== undefined) {
        return { answer: { admitted: false, wait_s: Math.max(0.1, (oldest + MINUTE_MS - started) / 1000) } };
      }
      const ordinal = callsOf(book, call.agent);
      const open = {
        outcome: 'open' as const,
        error_kind: null,
        cost_usd: null,
        input_tokens: null,
        output_tokens: null,
      };
      return { book: { ...book, calls: [...book.calls, { ...call, ...open }] }, answer: { admitted: true, ordinal } };
    });
  }

  /**
   * Books how a call ended, and what that says of its provider beside what other calls have
   * said meanwhile.
   *
   * @param refused The parameter that the model does not take: it is not sent again in this run.
   */
  settle(
    id: string,
    settlement: Settlement,
    step: (now: Circuit) => Circuit,
    refused?: Parameter | undefined,
  ): Promise<Circuit> {
    return this.change((book) => {
      const made = book.calls.find((call) => call.id === id);
      if (!made) return { answer: CLOSED };
      const calls = book.calls.map((call) => (call === made ? { ...call, ...settlement } : call));
      const key = circuitKey(made);
      const circuit = step(circuitOf(book, made));
      const known = book.refused[key] ?? [];
      const more = refused && !known.includes(refused) ? { [key]: [...known, refused] } : {};
      const circuits = { ...book.circuits, [key]: circuit };
      return { book: { calls, circuits, refused: { ...book.refused, ...more } }, answer: circuit };
    });
  }

  private change<T>(step: (book: LedgerBook) => { book?: LedgerBook; answer: T }): Promise<T> {
    return updateWithRetry(async () => {
      const found = await readJson(this.store, this.key, LedgerSchema);
      const { book, answer } = step(found?.value ?? EMPTY);
      if (book) {
        const condition = found ? ({ ifMatch: found.etag } as const) : ({ ifNoneMatch: '*' } as const);
        await writeJson(this.store, this.key, book, condition);
      }
      return answer;
    });
  }
}

/** Whether a provider has said in this run that it does not know a model. */
export function isGone(book: LedgerBook, { provider, model }: Pick<LedgerCall, 'provider' | 'model'>): boolean {
  return book.calls.some((call) => call.provider === provider && call.model === model && call.error_kind === 'gone');
}

/** Dollars that are spent or booked: what is not settled counts at its most. */
export function spent(book: LedgerBook): number {
  return book.calls.reduce((sum, call) => sum + (call.cost_usd ?? call.reserved_usd), 0);
}

/** How many calls a role has made. */
export function callsOf(book: LedgerBook, agent: LedgerCall['agent']): number {
  return book.calls.filter((call) => call.agent === agent).length;
}

/** Circuits are kept by provider and model. */
export function circuitKey(call: { readonly provider: string; readonly model: string }): string {
  return `${call.provider}/${call.model}`;
}

export function circuitOf(book: LedgerBook, call: { readonly provider: string; readonly model: string }): Circuit {
  return book.circuits[circuitKey(call)] ?? CLOSED;
}

/** Parameters that a model has refused so far. */
export function refusedBy(
  book: LedgerBook,
  call: { readonly provider: string; readonly model: string },
): readonly Parameter[] {
  return book.refused[circuitKey(call)] ?? [];
}
