import { describe, expect, it } from 'vitest';
import { liveText } from '../../../../cli/output/progress.ts';
import { NO_FACTS, nextFacts, type RunFacts } from '../../../../cli/output/run-facts.ts';
import { STATES } from '../../../../core/workflows/state-names.ts';

/** Where a run stands after states that are entered and left, with their outputs. */
function reached(...states: [state: string, output?: object][]): RunFacts {
  const at = new Date(0);
  return states.reduce((facts, [state, output]) => {
    const entered = nextFacts(facts, { state, entered: true, at });
    return nextFacts(entered, { state, entered: false, at, output: JSON.stringify(output ?? {}) });
  }, NO_FACTS);
}

describe('where a run stands', () => {
  const red = { summary: { passed: 21, failed: 17, errors: 1 } };
  const verdict = { accepted: true, reason: 'r', pylint_score: 9.17, tests_passed: 38, tests_red: 1 };
  const first: [string, object?][] = [
    [STATES.plan, { tier: { name: 'builtin' } }],
    [STATES.runTests, red],
    [STATES.whichTier, red],
    [STATES.fixBuiltin, { summary: { failing: 18 } }],
    [STATES.validate, { verdict, tier: { name: 'economy' } }],
  ];

  it('follows iterations, tests, score and tier', () => {
    expect(reached(...first.slice(0, 2))).toMatchObject({ iteration: 1, tier: 'builtin', red: 18, green: 21 });
    expect(reached(...first)).toEqual({
      step: 'Judge: validate',
      round: 1,
      iteration: 2,
      tier: 'economy',
      red: 1,
      green: 38,
      score: 9.17,
      cost: 0,
    });
  });

  it('adds up what fixes cost, once for each', () => {
    const waited = reached(
      [STATES.fixModel, { wait_s: 3, cost_usd: 0.5 }],
      [STATES.fixModel, { wait_s: 0, calls: 1, cost_usd: 0.25 }],
      [STATES.fixModel, { wait_s: 0, calls: 1, cost_usd: 0.5 }],
    );
    expect(waited.cost).toBe(0.75);
  });

  it('is told in one line', () => {
    expect(liveText(reached(...first), 10)).toBe(
      'Judge: validate | iteration 2/10 | tier economy | tests 1 red 38 green | score 9.17 | $0.0000',
    );
    expect(liveText(NO_FACTS, 3)).toBe('Starting | iteration 1/3 | $0.0000');
    expect(liveText({ ...NO_FACTS, iteration: 11 }, 10)).toContain('iteration 10/10');
  });

  it('takes an output that is not JSON, or of another shape, for nothing', () => {
    const at = new Date(0);
    for (const output of ['nonsense', '[]', '{"verdict": 3}']) {
      expect(nextFacts(NO_FACTS, { state: STATES.validate, entered: false, at, output })).toEqual(NO_FACTS);
    }
  });
});
