import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, optionsOf, problemsOf } from '../../../web/src/start/options.ts';

describe('the options of the start page', () => {
  it('begin with the defaults of the contract', () => {
    expect(optionsOf(DEFAULT_OPTIONS)).toEqual({
      max_iterations: 10,
      budget_usd: 1,
      deadline_minutes: 30,
      public_api: 'alias',
      model_tests: 'when_red',
      format: true,
    });
    expect(problemsOf(DEFAULT_OPTIONS)).toEqual({});
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
