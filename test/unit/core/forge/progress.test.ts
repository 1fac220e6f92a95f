import { describe, expect, it } from 'vitest';
import { deltasOf, isProgress, nextStagnation } from '../../../../core/forge/progress.ts';
import { figures, POLICY } from '../../../support/forge.ts';

describe('progress between rounds', () => {
  it('is the difference to the round before, and nothing in the first', () => {
    const before = figures({ coverage: 44.44, mutation: 37.68 });
    const now = figures({ coverage: 52.11, mutation: 41.23 });
    expect(deltasOf(now, before)).toEqual({ coverage: 7.67, mutation: 3.55 });
    expect(deltasOf(now, undefined)).toEqual({ coverage: 0, mutation: 0 });
  });

  it('takes a first mutation score as gain, and a lost one as nothing', () => {
    expect(deltasOf(figures({ mutation: 30 }), figures({ mutation: null })).mutation).toBe(30);
    expect(deltasOf(figures({ mutation: null }), figures({ mutation: 30 })).mutation).toBe(0);
  });

  it.each([
    [1, 0, true],
    [0.99, 0, false],
    [0, 2, true],
    [0, 1.99, false],
    [-5, 2, true],
    [0.99, 1.99, false],
  ])('coverage %d and mutation %d: %s', (coverage, mutation, progress) => {
    expect(isProgress({ coverage, mutation }, POLICY)).toBe(progress);
  });

  it.each([
    ['the first round', 0, { first: true, progress: false, missesTarget: true }, 0],
    ['progress', 1, { first: false, progress: true, missesTarget: true }, 0],
    ['none, and a target is missed', 1, { first: false, progress: false, missesTarget: true }, 2],
    ['none, and no target is missed', 1, { first: false, progress: false, missesTarget: false }, 1],
  ])('stagnation after %s', (_, before, round, after) => {
    expect(nextStagnation(before, round)).toBe(after);
  });
});
