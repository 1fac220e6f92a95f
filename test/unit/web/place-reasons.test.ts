import { type HunkData, parseDiff } from 'react-diff-view';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../core/contracts/edits.ts';
import { placeReasons } from '../../../web/src/changes/place-reasons.ts';

const DIFF = `diff --git a/a.py b/a.py
--- a/a.py
+++ b/a.py
@@ -10,4 +10,4 @@
 ten
-eleven
+ELEVEN
 twelve
-thirteen
+THIRTEEN
`;
const HUNKS: HunkData[] = parseDiff(DIFF).flatMap((file) => file.hunks);

function change(line: number, message = 'why'): Change {
  return { path: 'a.py', line, rule: 'rule', kind: 'rule', message };
}

describe('reasons', () => {
  it('stand below the line that they are about, by its number before the change', () => {
    const { beside, above } = placeReasons(HUNKS, [change(11), change(13), change(11, 'also'), change(12)]);
    expect([...beside].map(([key, reasons]) => [key, reasons.length])).toEqual([
      ['D11', 2],
      ['D13', 1],
      ['N12', 1],
    ]);
    expect(above).toEqual([]);
  });

  it('stand above the diff where they have no line in it', () => {
    const { beside, above } = placeReasons(HUNKS, [change(0), change(9), change(14)]);
    expect(beside.size).toBe(0);
    expect(above.map(({ line }) => line)).toEqual([0, 9, 14]);
  });

  it('are all kept where there is no diff to show', () => {
    expect(placeReasons([], [change(3), change(0)]).above).toHaveLength(2);
  });
});
