import { z } from 'zod';
import { type LogEntry, LogEntrySchema } from '../contracts/index.ts';
import { readJson, writeJson } from '../store/documents.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { Completion } from './provider.ts';

const AnswerSchema = z.object({
  content: z.string(),
  model: z.string(),
  usage: z.object({ input_tokens: z.int().nullable(), output_tokens: z.int().nullable() }),
  finish_reason: z.enum(['stop', 'length', 'blocked', 'other']),
});

const ActivitySchema = z.object({
  log_entries: z.array(LogEntrySchema),
  cost_usd: z.number().min(0),
  answers: z.record(z.string(), AnswerSchema),
  vectors: z.record(z.string(), z.array(z.array(z.number()))).default({}),
});

/**
 * What one piece of work has asked and been answered so far. It is written after each
 * call, so that work which is taken up again, after a wait or a crash, asks nothing that
 * was answered, and pays for nothing twice.
 */
export class Activity {
  private readonly store: ObjectStore;
  private readonly key: string;
  private readonly record: z.infer<typeof ActivitySchema>;
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(store: ObjectStore, key: string, record: z.infer<typeof ActivitySchema>) {
    this.store = store;
    this.key = key;
    this.record = record;
  }

  static async open(store: ObjectStore, key: string): Promise<Activity> {
    const found = await readJson(store, key, ActivitySchema);
    return new Activity(store, key, found?.value ?? { log_entries: [], cost_usd: 0, answers: {}, vectors: {} });
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

  /** Keeps the entry of a call, and its answer where there is one. */
  keep(entry: LogEntry, cost_usd: number, answered?: { key: string; answer: Completion }): Promise<void> {
    this.add(entry, cost_usd);
    if (answered) {
      const { content, model, usage, finish_reason } = answered.answer;
      this.record.answers[answered.key] = { content, model, usage: { ...usage }, finish_reason };
    }
    return this.write();
  }

  keepVectors(entry: LogEntry, key: string, vectors: number[][], cost_usd: number): Promise<void> {
    this.add(entry, cost_usd);
    this.record.vectors[key] = vectors;
    return this.write();
  }

  private add(entry: LogEntry, cost_usd: number): void {
    this.record.log_entries.push(entry);
    this.record.cost_usd += cost_usd;
  }

  /** Writes one after the other: parallel calls of one piece of work share the object. */
  private write(): Promise<void> {
    const next = this.writing.then(async () => {
      await writeJson(this.store, this.key, this.record);
    });
    this.writing = next.catch(() => undefined);
    return next;
  }
}
