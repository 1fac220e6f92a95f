import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedTokens, costOf, mostCost, mostTokens } from '../../../../core/models/cost.ts';

const messages = [
  { role: 'system' as const, content: 'é' },
  { role: 'user' as const, content: 'abc' },
];

const NOW = new Date('2026-12-31T23:59:59Z');

describe('the cost of a call', () => {
  it('counts what a cache held and was given at its own price, and the rest of the prompt at the usual one', () => {
    const price = { input: 10, output: 0, cache_read: 1, cache_write: 20 };
    const tokens = { input: 100_000, output: 0, cache_read: 50_000, cache_write: 10_000 };
    expect(costOf(price, tokens, NOW)).toBeCloseTo(0.4 + 0.05 + 0.2, 10);
    expect(costOf({ input: 10, output: 0 }, tokens, NOW)).toBeCloseTo(1, 10);
    expect(mostCost(price, 100_000, 0, NOW)).toBeCloseTo(2, 10);
  });

  it('is by other rates for long prompts, and from a day on', () => {
    const above = { tokens: 1000, input: 2000, output: 4000 };
    const price = { input: 1000, output: 1000, above, later: { from: '2027-01-01', input: 5, output: 5 } };
    expect(costOf(price, { input: 1000, output: 1 }, NOW)).toBeCloseTo(1.001, 10);
    expect(costOf(price, { input: 1001, output: 1 }, NOW)).toBeCloseTo(2.006, 10);
    expect(costOf(price, { input: 1e6, output: 0 }, new Date('2027-01-01T00:00:00Z'))).toBe(5);
  });

  it('is by the million tokens; nothing where no price is known', () => {
    expect(costOf({ input: 2, output: 10 }, { input: 500_000, output: 100_000 }, NOW)).toBe(2);
    expect(costOf(undefined, { input: 1e9, output: 1e9 }, NOW)).toBe(0);
  });

  it('is bounded by the bytes of the messages and what a protocol adds', () => {
    expect(mostTokens(messages)).toBe(2 + 16 + 3 + 16);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const most = mostTokens(texts.map((content) => ({ role: 'user', content })));
        expect(most).toBeGreaterThanOrEqual(Buffer.byteLength(texts.join('')));
      }),
    );
  });

  it('counts what the provider says, and the most of what it does not say', () => {
    expect(billedTokens({ input_tokens: 7, output_tokens: 0 }, messages, 'answer')).toMatchObject({
      input: 7,
      output: 0,
    });
    expect(billedTokens({ input_tokens: null, output_tokens: null }, messages, 'né')).toMatchObject({
      input: 37,
      output: 3,
    });
  });
});
