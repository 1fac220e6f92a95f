import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreCounts } from '../../../../core/contracts/index.ts';
import { addCounts, NO_COUNTS, projectScore, pylintScore } from '../../../../core/plan/score.ts';

function counts(more: Partial<ScoreCounts>): ScoreCounts {
  return { ...NO_COUNTS, ...more };
}

describe('the score', () => {
  it.each<[string, Partial<ScoreCounts>, number]>([
    ['a clean file', { statement: 7 }, 10],
    ['each kind weighs one, an error five', { statement: 20, error: 1, warning: 1, refactor: 1, convention: 1 }, 6],
    ['nothing below zero', { statement: 2, convention: 9 }, 0],
    ['a fatal message', { statement: 50, fatal: 1 }, 0],
    ['a file that does not parse', { statement: 0, error: 1 }, 0],
    ['an empty file', {}, 0],
  ])('of %s', (_, given, expected) => {
    expect(pylintScore(counts(given))).toBeCloseTo(expected, 10);
  });

  it('is rounded to two decimals, as pylint prints it', () => {
    expect(projectScore([{ pylint: { score_counts: counts({ statement: 3, convention: 1 }) } }])).toBe(6.67);
  });

  it('of shards is the one of a single run over all files', () => {
    const file = fc.record({
      statement: fc.nat(400),
      fatal: fc.constant(0),
      error: fc.nat(5),
      warning: fc.nat(9),
      refactor: fc.nat(9),
      convention: fc.nat(30),
    });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 12 }), fc.nat(12), (files, cut) => {
        const whole = files.reduce<ScoreCounts>(addCounts, NO_COUNTS);
        const shards = [files.slice(0, cut), files.slice(cut)].map((part) =>
          part.reduce<ScoreCounts>(addCounts, NO_COUNTS),
        );
        expect(shards.reduce(addCounts, NO_COUNTS)).toEqual(whole);
        const oneRun = projectScore([{ pylint: { score_counts: whole } }]);
        expect(projectScore(files.map((score_counts) => ({ pylint: { score_counts } })))).toBe(oneRun);
      }),
      { seed: 2 },
    );
  });

  it('counts a file that does not parse with its messages, and with its statements once it parses', () => {
    const good = { pylint: { score_counts: counts({ statement: 10 }) } };
    const broken = { pylint: { score_counts: counts({ error: 1 }) } };
    const repaired = { pylint: { score_counts: counts({ statement: 10, convention: 1 }) } };
    expect(projectScore([good, broken])).toBe(5);
    expect(projectScore([good, repaired])).toBe(9.5);
    expect(projectScore([broken])).toBe(0);
  });
});
