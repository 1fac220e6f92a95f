import { createHash, randomUUID } from 'node:crypto';
import {
  type Action,
  type Agent,
  ExperimentDataSchema,
  type LogEntry,
  LogEntrySchema,
  type LogStatus,
  parseContract,
} from '../contracts/index.ts';
import { readJson, updateWithRetry, writeJson } from '../store/documents.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { withEntries } from './runs-again.ts';

/** What an agent says; id and time are added here. */
export interface EntryDraft {
  readonly agent: Agent;
  readonly action: Action;
  readonly status: LogStatus;
  /** Model that answered; default "N/A": a tool or a decision. */
  readonly model?: string;
  readonly details: Record<string, unknown>;
}

/** An entry, checked: `input_prompt` and `output_response` are required, keys are snake_case. */
export function logEntry(draft: EntryDraft, now: Date = new Date(), id: string = randomUUID()): LogEntry {
  const entry = {
    id,
    timestamp: now.toISOString(),
    agent: draft.agent,
    model: draft.model ?? 'N/A',
    action: draft.action,
    details: draft.details,
    status: draft.status,
  };
  return parseContract(LogEntrySchema, entry, 'log entry', 'LogEntryInvalid');
}

/**
 * Appends to `experiment_data.json` in one conditional write, so that the array is
 * valid at every moment. Entries that are there already, by id, are not added twice, and a suite
 * that is red again on the same code is told within its first entry (`withEntries`).
 * Returns all that the log holds then.
 */
export async function appendEntries(
  store: ObjectStore,
  key: string,
  entries: readonly LogEntry[],
): Promise<readonly LogEntry[]> {
  const checked = entries.map((entry) => parseContract(LogEntrySchema, entry, 'log entry', 'LogEntryInvalid'));
  return updateWithRetry(async () => {
    const current = await readJson(store, key, ExperimentDataSchema);
    const before = current?.value ?? [];
    const all = withEntries(before, checked);
    if (all.length === before.length && all.every((entry, index) => entry === before[index])) return all;
    const condition = current ? ({ ifMatch: current.etag } as const) : ({ ifNoneMatch: '*' } as const);
    await writeJson(store, key, all, condition);
    return all;
  });
}

/** The id of an entry that a retried step must not add twice: the same name gives the same UUID. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
