import { describe, expect, it } from 'vitest';
import { untouched } from '../../../../core/answers/untouched.ts';

const BEFORE = [
  'import os,sys   # both',
  '',
  'class Basket :',
  '  pass',
  'def total( prices ) :',
  '    Sum=0',
  '    # one by one',
  '    for p in prices:  Sum = Sum - p',
  '    return(Sum)',
  '# the end',
  '',
].join('\n');

describe('a rewritten file, where only repairs are asked for', () => {
  it('differs in the statements that are others, and in nothing else', () => {
    const after = [
      '"""A shop."""',
      '',
      'import os, sys',
      '',
      '',
      'class Basket:',
      '  """A basket."""',
      '',
      '  pass',
      '',
      '',
      'def total(prices):',
      '    """Add up."""',
      '    Sum = 0',
      '    for p in prices: Sum = Sum + p',
      '    return(Sum)  # all of it',
      '',
    ].join('\n');
    const expected = BEFORE.replace(
      '    # one by one\n    for p in prices:  Sum = Sum - p',
      '    for p in prices: Sum = Sum + p',
    );
    expect(untouched(BEFORE, after, { docs: false })).toBe(expected);
    expect(untouched(BEFORE, after, { docs: true })).toContain('    """Add up."""\n    Sum=0\n');
  });

  it('is the file itself where only its layout changed', () => {
    const after = BEFORE.replace('Sum=0', 'Sum = 0')
      .replace('    # one by one\n', '')
      .replace('( prices ) :', '(prices):');
    expect(untouched(BEFORE, after, { docs: false })).toBe(BEFORE);
    expect(untouched('', '', { docs: false })).toBe('');
  });

  it('keeps a docstring that is all of a new block, and words apart', () => {
    const after = `${BEFORE}class Empty(Exception):\n  """Nothing is left."""\n`;
    expect(untouched(BEFORE, after, { docs: false })).toContain('class Empty(Exception):\n  """Nothing is left."""\n');
    expect(untouched('x = not a\n', 'x = nota\n', { docs: false })).toBe('x = nota\n');
  });
});
