import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunProgress } from '../../../../cli/output/progress.ts';
import { STATES } from '../../../../core/workflows/state-names.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

/** States that are entered and left, with their outputs. */
function tell(...states: [state: string, output?: object][]): string[] {
  const progress = new RunProgress();
  const at = new Date(0);
  for (const [state, output] of states) {
    progress.tell({ state, entered: true, at });
    progress.tell({ state, entered: false, at, ...(output ? { output: JSON.stringify(output) } : {}) });
  }
  return lines.map((line) => line.trim().replace(/^\d+\.\ds +/, ''));
}

describe('the progress of a run', () => {
  it('counts a round once, however often its fix has to wait', () => {
    const told = tell(
      [STATES.whichTier],
      [STATES.fixModel, { wait_s: 3 }],
      [STATES.waitToFix],
      [STATES.fixModel, { wait_s: 0, calls: 2, cost_usd: 0.0123, failure: null }],
      [STATES.verify],
      [STATES.whichTier],
      [STATES.fixModel, { wait_s: 0, calls: 1, cost_usd: 0, failure: 'refused' }],
    );
    expect(told).toEqual([
      'Fixer (model) (round 1)  0.0s  has to wait 3 s for its provider',
      'Waiting for the provider  0.0s',
      'Fixer (model) (round 1)  0.0s  2 calls, $0.0123',
      'Verify (round 1)  0.0s',
      'Fixer (model) (round 2)  0.0s  1 calls, $0.0000, no edits: refused',
    ]);
  });

  it('says nothing of a state that is no step', () => {
    expect(tell([STATES.doModelsJoin], [STATES.mustFixWait])).toEqual([]);
  });
});
