import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, optionsOf, problemsOf } from '../../../web/src/start/options.ts';

describe('the options of the start page', () => {
  it('say nothing of what was left as it was, so that a swarm.yaml can', () => {
    expect(optionsOf(DEFAULT_OPTIONS)).toEqual({});
    expect(problemsOf(DEFAULT_OPTIONS)).toEqual({});
    expect(optionsOf({ ...DEFAULT_OPTIONS, budget_usd: '0', format: false, tiers: ['builtin'] })).toEqual({
      budget_usd: 0,
      format: false,
      tiers: ['builtin'],
    });
  });

  it.each([
    ['max_iterations', '2'],
    ['max_iterations', '4.5'],
    ['budget_usd', ''],
    ['budget_usd', '-1'],
    ['deadline_minutes', 'soon'],
    ['deadline_minutes', '121'],
  ])('name %s where it is %j', (field, value) => {
    expect(Object.keys(problemsOf({ ...DEFAULT_OPTIONS, [field]: value }))).toEqual([field]);
  });
});
