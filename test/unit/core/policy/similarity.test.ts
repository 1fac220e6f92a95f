import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeSimilarity } from '../../../../core/policy/similarity.ts';

const shapes = fc.array(fc.constantFrom('-a', '-b', '+a', '+b', '+c'));

describe('how alike two changes are', () => {
  it('is 1 for the same trees in any order, 0 for none in common', () => {
    expect(shapeSimilarity(['+a', '-b'], ['-b', '+a'])).toBe(1);
    expect(shapeSimilarity(['+a'], ['-a'])).toBe(0);
    expect(shapeSimilarity([], [])).toBe(0);
    expect(shapeSimilarity(['+a'], [])).toBe(0);
  });

  it('counts repeats once each', () => {
    expect(shapeSimilarity(['+a', '+a', '+b'], ['+a'])).toBeCloseTo(0.5, 10);
  });

  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(shapes, shapes, (one, other) => {
        const value = shapeSimilarity(one, other);
        expect(value).toBe(shapeSimilarity(other, one));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(value === 1).toBe(one.length > 0 && [...one].sort().join() === [...other].sort().join());
      }),
    );
  });
});
