import type { LogEntry } from '../contracts/index.ts';

/** Further runs that one entry keeps. */
const MOST_RUNS = 20;

const COUNTS = ['passed', 'failed', 'errors', 'total', 'seconds'] as const;

/**
 * A log with more entries. A suite that is red counts once for a version of the code: its further
 * runs on the same code, for flakiness or after a canary, are kept within the first entry, as
 * `runs_again`. What is there already, by its id, is not added twice.
 */
export function withEntries(log: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  const all = [...log];
  const known = new Set(all.flatMap((entry) => [entry.id, ...runsAgain(entry).map((run) => run.id)]));
  const red = new Map<string, number>();
  for (const [index, entry] of all.entries()) {
    const version = redVersion(entry);
    if (version !== undefined && !red.has(version)) red.set(version, index);
  }
  for (const entry of more) {
    if (known.has(entry.id)) continue;
    known.add(entry.id);
    const version = redVersion(entry);
    const index = version === undefined ? undefined : red.get(version);
    const first = index === undefined ? undefined : all[index];
    if (index !== undefined && first) {
      all[index] = withRun(first, entry);
      continue;
    }
    if (version !== undefined) red.set(version, all.length);
    all.push(entry);
  }
  return all;
}

/** The version of the code that an entry found red; undefined for any other, and where it is not said. */
function redVersion({ status, details }: LogEntry): string | undefined {
  if (status !== 'FAILURE' || details.tool !== 'pytest') return undefined;
  return typeof details.version === 'string' ? details.version : undefined;
}

function withRun(first: LogEntry, again: LogEntry): LogEntry {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, numberOf(again.details[name])]));
  const run = { id: again.id, input_prompt: again.details.input_prompt, ...counts };
  const runs = [...runsAgain(first), run].slice(0, MOST_RUNS);
  return { ...first, details: { ...first.details, runs_again: runs } };
}

/** Runs that an entry holds already, as far as they can be read. */
function runsAgain({ details }: LogEntry): { id: string }[] {
  const runs = Array.isArray(details.runs_again) ? details.runs_again : [];
  return runs.filter((run): run is { id: string } => isRun(run));
}

function isRun(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
