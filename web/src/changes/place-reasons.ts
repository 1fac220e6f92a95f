import { type ChangeData, getChangeKey, type HunkData } from 'react-diff-view';
import type { Change } from '../../../core/contracts/edits.ts';

export interface PlacedReasons {
  /** Reasons by the key of the line they stand below. */
  readonly beside: ReadonlyMap<string, readonly Change[]>;
  /** Reasons for the file as a whole, or for lines that the diff does not show. */
  readonly above: readonly Change[];
}

/** Puts each reason to the changed line it is about: lines are counted in the file before the change. */
export function placeReasons(hunks: readonly HunkData[], changes: readonly Change[]): PlacedReasons {
  const beside = new Map<string, Change[]>();
  const above: Change[] = [];
  for (const change of changes) {
    const line = lineOf(hunks, change.line);
    if (!line) {
      above.push(change);
      continue;
    }
    const key = getChangeKey(line);
    beside.set(key, [...(beside.get(key) ?? []), change]);
  }
  return { beside, above };
}

function lineOf(hunks: readonly HunkData[], line: number): ChangeData | undefined {
  if (line === 0) return undefined;
  const hunk = hunks.find(({ oldStart, oldLines }) => line >= oldStart && line < oldStart + Math.max(1, oldLines));
  return hunk?.changes.find((change) => oldNumber(change) === line);
}

function oldNumber(change: ChangeData): number | null {
  if (change.type === 'insert') return null;
  return change.type === 'delete' ? change.lineNumber : change.oldLineNumber;
}
