import { describe, expect, it } from 'vitest';
import { colouredDiff } from '../../../../cli/output/diff.ts';
import { visible } from '../../../../cli/output/visible.ts';

describe('text of strangers on a terminal', () => {
  it.each([
    ['a\u001b[2Jb', 'a\\x1b[2Jb'],
    ['evil\rgood', 'evil\\x0dgood'],
    ['\u009b31m\u0007\u0000', '\\x9b31m\\x07\\x00'],
    ['\tline\r\nnext \u00e9\n', '\tline\r\nnext \u00e9\n'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('cannot hide a line of a diff', () => {
    const plain = (line: string) => line;
    const colours = { bold: plain, dim: plain, cyan: plain, green: plain, red: plain };
    expect(colouredDiff('+evil()\u001b[1A\u001b[2K', colours as Parameters<typeof colouredDiff>[1])).toBe(
      '+evil()\\x1b[1A\\x1b[2K',
    );
  });
});
