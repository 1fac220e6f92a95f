import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a replay came to, beside its record. */
export interface Comparison {
  /** Documents that are the same, byte for byte; of the log without its times. */
  readonly same: readonly string[];
  /** Documents that the record's folder does not hold. */
  readonly absent: readonly string[];
  /** The first difference, in one line; undefined where there is none. */
  readonly difference: string | undefined;
}

/** What a run left: documents by name, each undefined where there is none. */
export type Left = Readonly<Record<string, Uint8Array | undefined>>;

/** Documents that are compared, the log aside. */
export const RESULTS = ['result.zip', 'result.bundle'] as const;

const LONGEST_SHOWN = 200;

/** Compares what a replay left with the record's log and the documents in its folder. */
export function compareReplay(
  recorded: { log: string; folder: string },
  replayed: { log: string; left: Left },
): Comparison {
  const same: string[] = [];
  const absent: string[] = [];
  const differences: string[] = [];
  const inLog = firstDifference(recorded.log, replayed.log);
  if (inLog) differences.push(inLog);
  else same.push('log');
  for (const name of RESULTS) {
    const file = join(recorded.folder, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const after = replayed.left[name];
    if (!before && after) absent.push(name);
    else if (before && !(after && before.equals(after)))
      differences.push(`${name}: ${after ? 'other bytes' : 'the replay left none'}`);
    else if (before) same.push(name);
  }
  return { same, absent, difference: differences[0] };
}

/** The first line in which two logs differ, times apart. */
function firstDifference(recorded: string, replayed: string): string | undefined {
  const [before, after] = [linesOf(recorded), linesOf(replayed)];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]];
    if (was === is) continue;
    const at = firstPlace(was ?? '', is ?? '');
    return `log, line ${index + 1}: ${shown(was, at)} was recorded, ${shown(is, at)} came`;
  }
  return undefined;
}

/** Where two texts begin to differ. */
function firstPlace(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function linesOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { ts: _, ...event } = JSON.parse(line);
      return JSON.stringify(event);
    });
}

function shown(line: string | undefined, at: number): string {
  if (line === undefined) return 'nothing';
  const from = Math.max(0, at - LONGEST_SHOWN / 2);
  const part = line.slice(from, from + LONGEST_SHOWN);
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST_SHOWN < line.length ? '…' : ''}`;
}
