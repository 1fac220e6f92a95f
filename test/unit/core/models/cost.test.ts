import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedTokens, costOf, mostTokens } from '../../../../core/models/cost.ts';

const messages = [
  { role: 'system' as const, content: 'é' },
  { role: 'user' as const, content: 'abc' },
];

describe('the cost of a call', () => {
  it('is by the million tokens; nothing where no price is known', () => {
    expect(costOf({ input: 2, output: 10 }, 500_000, 100_000)).toBe(2);
    expect(costOf(undefined, 1e9, 1e9)).toBe(0);
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
    expect(billedTokens({ input_tokens: 7, output_tokens: 0 }, messages, 'answer')).toEqual([7, 0]);
    expect(billedTokens({ input_tokens: null, output_tokens: null }, messages, 'né')).toEqual([37, 3]);
  });
});
