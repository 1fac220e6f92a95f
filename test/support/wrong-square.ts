/** A wrong function of one module; the examples in its docstring show what it should do. */
export const WRONG_SQUARE = [
  'def square(x):',
  '    """Return x times itself.',
  '',
  '    >>> square(3)',
  '    9',
  '    >>> square(-4)',
  '    16',
  '    """',
  '    return x * 2',
  '',
].join('\n');
