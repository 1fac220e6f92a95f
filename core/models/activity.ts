import { z } from 'zod';
import { type LogEntry, LogEntrySchema } from '../contracts/index.ts';
import { readJson, updateWithRetry, writeJson } from '../store/documents.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { Completion } from './provider.ts';

const AnswerSchema = z.object({
  content: z.string(),
  model: z.string(),
  usage: z.object({
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cache_read_tokens: z.int().optional(),
    cache_write_tokens: z.int().optional(),
  }),
  finish_reason: z.enum(['stop', 'length', 'blocked', 'other']),
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).optional(),
});

const ActivitySchema = z.object({
  log_entries: z.array(LogEntrySchema),
  cost_usd: z.number().min(0),
  answers: z.record(z.string(), AnswerSchema),
  vectors: z.record(z.string(), z.array(z.array(z.number()))).default({}),
  notes: z.array(z.string()).default([]),
});

type Stored = z.infer<typeof ActivitySchema>;

const EMPTY: Stored = { log_entries: [], cost_usd: 0, answers: {}, vectors: {}, notes: [] };

/**
 * What one piece of work has asked and been answered so far. It is written after each
 * call, so that work which is taken up again, after a wait or a crash, asks nothing that
 * was answered, and pays for nothing twice. Writers add to what is stored, so that two calls
 * of one function at the same time lose nothing of each other.
 */
export class Activity {
  private readonly store: ObjectStore;
  private readonly key: string;
  private record: Stored;
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(store: ObjectStore, key: string, record: Stored) {
    this.store = store;
    this.key = key;
    this.record = record;
  }

  static async open(store: ObjectStore, key: string): Promise<Activity> {
    const found = await readJson(store, key, ActivitySchema);
    return new Activity(store, key, found?.value ?? EMPTY);
  }

  answer(question: string): Completion | undefined {
    return this.record.answers[question];
  }

  vectors(question: string): number[][] | undefined {
    return this.record.vectors[question];
  }

  /** Calls that were made, failed ones too. */
  get calls(): number {
    return this.record.log_entries.length;
  }

  /** Dollars of these calls. */
  get cost(): number {
    return this.record.cost_usd;
  }

  /** What the report has to say of the calls so far. */
  get notes(): readonly string[] {
    return this.record.notes;
  }

  /** Keeps the entry of a call, its answer where there is one, and what the report has to say of it. */
  keep(
    entry: LogEntry,
    cost_usd: number,
    answered?: { key: string; answer: Completion },
    notes: readonly string[] = [],
  ): Promise<void> {
    if (!answered) return this.add(entry, cost_usd, { notes: [...notes] });
    const { content, model, usage, finish_reason } = answered.answer;
    const answer = { content, model, usage: { ...usage }, finish_reason };
    return this.add(entry, cost_usd, { answers: { [answered.key]: answer }, notes: [...notes] });
  }

  keepVectors(entry: LogEntry, key: string, vectors: number[][], cost_usd: number): Promise<void> {
    return this.add(entry, cost_usd, { vectors: { [key]: vectors } });
  }

  /** Writes one after the other: parallel calls of one piece of work share the object. */
  private add(
    entry: LogEntry,
    cost_usd: number,
    more: Partial<Pick<Stored, 'answers' | 'vectors' | 'notes'>>,
  ): Promise<void> {
    const next = this.writing.then(() =>
      updateWithRetry(async () => {
        const found = await readJson(this.store, this.key, ActivitySchema);
        const stored = found?.value ?? EMPTY;
        // A write whose answer was lost is there already.
        const known = stored.log_entries.some(({ id }) => id === entry.id);
        this.record = {
          log_entries: known ? stored.log_entries : [...stored.log_entries, entry],
          cost_usd: known ? stored.cost_usd : stored.cost_usd + cost_usd,
          answers: { ...stored.answers, ...more.answers },
          vectors: { ...stored.vectors, ...more.vectors },
          notes: [...new Set([...stored.notes, ...(more.notes ?? [])])],
        };
        const condition = found ? ({ ifMatch: found.etag } as const) : ({ ifNoneMatch: '*' } as const);
        await writeJson(this.store, this.key, this.record, condition);
      }),
    );
    this.writing = next.catch(() => undefined);
    return next;
  }
}
