import { describe, expect, it } from 'vitest';
import { decide, type RouterFacts } from '../../../../core/forge/router.ts';

const GOOD: RouterFacts = { no_progress: false, compile_error: false, low_coverage: false, low_mutation: false };

describe('the router', () => {
  it.each([
    ['the last round is done', { ...GOOD, low_coverage: true }, 10, 10, 'FINISH'],
    ['more rounds than that are done', { ...GOOD, compile_error: true }, 11, 10, 'FINISH'],
    ['there is no progress', { ...GOOD, no_progress: true, low_coverage: true }, 1, 10, 'FINISH'],
    ['there is no progress, and an error', { ...GOOD, no_progress: true, compile_error: true }, 1, 10, 'FINISH'],
    ['there is an error', { ...GOOD, compile_error: true }, 1, 10, 'ENHANCE'],
    ['both targets are met', GOOD, 1, 10, 'FINISH'],
    ['coverage is low', { ...GOOD, low_coverage: true }, 1, 10, 'ENHANCE'],
    ['the mutation score is low', { ...GOOD, low_mutation: true }, 1, 10, 'ENHANCE'],
    ['both are low', { ...GOOD, low_coverage: true, low_mutation: true }, 9, 10, 'ENHANCE'],
  ] as const)('when %s', (_, critique, done, most, decision) => {
    expect(decide(critique, done, most)).toBe(decision);
  });
});
