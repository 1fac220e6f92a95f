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

  it('are paths, one a line', () => {
    expect(optionsOf({ ...DEFAULT_OPTIONS, only: ' app/ \n\nmain.py\n', exclude: 'app/old' })).toEqual({
      only: ['app', 'main.py'],
      exclude: ['app/old'],
    });
    expect(Object.keys(problemsOf({ ...DEFAULT_OPTIONS, only: '../up' }))).toEqual(['only']);
  });

  it('say what is done by a preset, or one by one', () => {
    expect(optionsOf({ ...DEFAULT_OPTIONS, preset: 'safe' })).toEqual({ do: ['safe'] });
    const chosen = { ...DEFAULT_OPTIONS, preset: 'chosen', concerns: ['docs'], ignore: 'C0114\nlong-line' } as const;
    expect(optionsOf(chosen)).toEqual({ do: ['docs'], ignore: ['C0114', 'long-line'] });
    expect(optionsOf({ ...chosen, workflow: 'forge' })).toEqual({ workflow: 'forge' });
    expect(Object.keys(problemsOf({ ...chosen, concerns: [] }))).toEqual(['do']);
    expect(Object.keys(problemsOf({ ...chosen, select: '../up' }))).toEqual(['select']);
  });

  it('are those of the workflow: what the other one asks is not sent', () => {
    const forge = {
      ...DEFAULT_OPTIONS,
      workflow: 'forge',
      max_rounds: '3',
      max_iterations: 'x',
      format: false,
    } as const;
    expect(optionsOf(forge)).toEqual({ workflow: 'forge', max_rounds: 3 });
    expect(problemsOf(forge)).toEqual({});
    expect(Object.keys(problemsOf({ ...forge, max_rounds: '11' }))).toEqual(['max_rounds']);
    expect(optionsOf({ ...DEFAULT_OPTIONS, max_rounds: '3' })).toEqual({});
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
