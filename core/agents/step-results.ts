import { z } from 'zod';
import {
  type LogEntry,
  LogEntrySchema,
  parseContract,
  type RefactoringState,
  WorkResultSchema,
} from '../contracts/index.ts';
import { readJson } from '../store/documents.ts';
import type { AgentContext } from './context.ts';

/** A step's result with its own shape parsed; `undefined` when the step failed or never wrote. */
export async function readStepResult<T extends z.ZodType>(
  context: AgentContext,
  key: string,
  schema: T,
): Promise<{ result: z.output<T> | undefined; error: string | undefined; isolation: string } | undefined> {
  const found = await readJson(context.store, key, WorkResultSchema);
  if (!found) return undefined;
  const { ok, result, error, isolation } = found.value;
  if (!ok)
    return { result: undefined, error: error ? `${error.name}: ${error.message}` : 'the step failed', isolation };
  return { result: parseContract(schema, result, key, 'WorkbenchFailed'), error: undefined, isolation };
}

const LoggedSchema = z.object({ log_entries: z.array(LogEntrySchema) });

/**
 * Log entries of the steps that have written since the last merge. The keys that
 * were found are returned too, to be taken off the state's list.
 */
export async function pendingEntries(
  context: AgentContext,
  state: RefactoringState,
): Promise<{ entries: LogEntry[]; merged: string[] }> {
  const entries: LogEntry[] = [];
  const merged: string[] = [];
  for (const key of state.pending_results) {
    const found = await readJson(context.store, key, LoggedSchema);
    if (!found) continue;
    entries.push(...found.value.log_entries);
    merged.push(key);
  }
  return { entries, merged };
}
