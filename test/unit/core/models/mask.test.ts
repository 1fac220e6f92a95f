import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Mask } from '../../../../core/models/mask.ts';

describe('a mask', () => {
  it('takes secrets out, the longer first where one is a part of another', () => {
    const mask = new Mask(['secret-1', 'secret-1-and-more']);
    const hidden = mask.hide('a secret-1-and-more b secret-1 c');
    expect(hidden).not.toContain('secret');
    expect(new Set(hidden.match(/HIDDEN_VALUE_\d_/g)).size).toBe(2);
    expect(mask.show(hidden)).toBe('a secret-1-and-more b secret-1 c');
  });

  it('leaves short values alone: they are in every text', () => {
    expect(new Mask(['', 'abc', 'abcde']).hide('abcdefgh')).toBe('abcdefgh');
    expect(new Mask([]).hide('x')).toBe('x');
  });

  it('hides a secret wherever it stands, and undoes it', () => {
    const secret = fc.stringMatching(/^AIza[a-z0-9]{8,20}$/);
    fc.assert(
      fc.property(fc.uniqueArray(secret, { minLength: 1, maxLength: 4 }), fc.array(fc.string()), (secrets, parts) => {
        const text = parts.map((part, index) => part + secrets[index % secrets.length]).join('\n');
        const mask = new Mask(secrets);
        for (const value of secrets) expect(mask.hide(text)).not.toContain(value);
        expect(mask.show(mask.hide(text))).toBe(text);
        expect(mask.hide(mask.hide(text))).toBe(mask.hide(text));
      }),
    );
  });
});
