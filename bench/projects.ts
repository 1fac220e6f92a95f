/** Projects that are measured: made by rule, so that their size is the only difference. */

/** Files of a project, by path. */
export type Files = Record<string, string>;

const HEADER = '"""Amounts of an order."""\n\n\n';

/** A package whose modules are right and documented, each with a test of its own. */
export function healthyPackage(modules: number): Files {
  const files: Files = { 'orders/__init__.py': '"""Orders."""\n' };
  for (let number = 0; number < modules; number += 1) {
    const before = number > 0 ? `from orders.part${number - 1} import total${number - 1}\n\n\n` : '';
    const first = number > 0 ? `total${number - 1}(amounts[:1])` : 'sum(amounts[:1])';
    files[`orders/part${number}.py`] =
      `"""Amounts of part ${number}."""\n\n${before || '\n'}def total${number}(amounts):\n` +
      `    """Return the sum of amounts, the first one counted by the part before."""\n` +
      `    return ${first} + sum(amounts[1:])\n\n\ndef largest${number}(amounts):\n` +
      `    """Return the largest amount, 0 where there is none."""\n    return max(amounts, default=0)\n`;
    files[`tests/test_part${number}.py`] =
      `"""Tests of part ${number}."""\n\nfrom orders.part${number} import largest${number}, total${number}\n\n\n` +
      `def test_total():\n    """All amounts count."""\n    assert total${number}([1, 2, 3]) == 6\n\n\n` +
      `def test_largest():\n    """None is 0."""\n    assert largest${number}([]) == 0\n    assert largest${number}([2, 5, 3]) == 5\n`;
  }
  return files;
}

/** Three files and their tests; with `broken`, a bug in each. */
export function threeFiles(broken: boolean): Files {
  const either = (right: string, wrong: string) => (broken ? wrong : right);
  return {
    'totals.py':
      `${HEADER}def total(amounts):\n    """Return the sum of amounts."""\n    result = ${either('0', '1')}\n` +
      '    for amount in amounts:\n        result += amount\n    return result\n',
    'discounts.py':
      `${HEADER}def discounted(amount, percent):\n    """Return the amount less so many percent of it."""\n` +
      `    return amount ${either('-', '+')} amount * percent / 100\n`,
    'limits.py':
      `${HEADER}def within(amount, least, most):\n    """Tell whether an amount is between two others, ends included."""\n` +
      `    return least <= amount ${either('<=', '<')} most\n`,
    'tests/test_orders.py':
      '"""Tests of orders."""\n\nfrom discounts import discounted\nfrom limits import within\nfrom totals import total\n\n\n' +
      'def test_total():\n    """All count."""\n    assert total([]) == 0\n    assert total([1, 2]) == 3\n\n\n' +
      'def test_discounted():\n    """Less, not more."""\n    assert discounted(200, 25) == 150\n    assert discounted(8, 0) == 8\n\n\n' +
      'def test_within():\n    """Ends are inside."""\n    assert within(5, 1, 5) and within(1, 1, 5)\n    assert not within(6, 1, 5)\n',
  };
}

/** One function and ten tests, of which eight need the line that is wrong: with `hangs` they never end, else they are red. */
export function wrongLoop(hangs: boolean): Files {
  const numbers = ['0', '-3', '7', '10', '23', '99', '100', '999', '1000', '54321'];
  const tests = numbers.map((number, index) => {
    const digits = Number(number) > 0 ? number.length : 0;
    return `def test_${index}():\n    """Of ${number}."""\n    assert digits(${number}) == ${digits}\n`;
  });
  return {
    'digits.py':
      '"""Digits."""\n\n\ndef digits(number):\n    """Return how many digits a number above 0 has, 0 for others."""\n' +
      `    count = 0\n    while number > 0:\n        number //= ${hangs ? 1 : 1000000}\n        count += 1\n    return count\n`,
    'test_digits.py': `"""Tests of digits."""\n\nfrom digits import digits\n\n\n${tests.join('\n\n')}`,
  };
}
