"""The functions that a generated module is made of, each with a fault that its tests show."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shape:
    """One function, by text with `NAME` for its name.

    Attributes:
        source: The right function; its docstring is its second line.
        tests: Calls and what they return, which become tests.
        unseen: More of them, which no test holds.
        fault: Text of the source, and what stands there where the function is wrong.
    """

    source: str
    tests: tuple[tuple[str, str], ...]
    unseen: tuple[tuple[str, str], ...]
    fault: tuple[str, str]


SHAPES = (
    Shape(
        "def NAME(amounts):\n"
        '    """Return the sum of the amounts that are not negative."""\n'
        "    result = 0\n"
        "    for amount in amounts:\n"
        "        if amount >= 0:\n"
        "            result += amount\n"
        "    return result\n",
        (("NAME([4, 5, 6])", "15"), ("NAME([])", "0"), ("NAME([3, -2, 1])", "4")),
        (("NAME([7])", "7"), ("NAME([-1, 0, 9])", "9")),
        ("result += amount", "result -= amount"),
    ),
    Shape(
        "def NAME(value, least, most):\n"
        '    """Tell whether a value is between two others, ends included."""\n'
        "    return least <= value <= most\n",
        (("NAME(5, 1, 5)", "True"), ("NAME(1, 1, 5)", "True"), ("NAME(6, 1, 5)", "False")),
        (("NAME(0, 1, 5)", "False"), ("NAME(9, 9, 9)", "True")),
        ("value <= most", "value < most"),
    ),
    Shape(
        "def NAME(price, percent):\n"
        '    """Return a price less so many percent of it."""\n'
        "    return price - price * percent / 100\n",
        (("NAME(200, 10)", "180.0"), ("NAME(50, 0)", "50.0"), ("NAME(80, 50)", "40.0")),
        (("NAME(10, 100)", "0.0"), ("NAME(300, 25)", "225.0")),
        ("price - price", "price + price"),
    ),
    Shape(
        "def NAME(words, length):\n"
        '    """Return the words that are longer than a length, in their order."""\n'
        "    return [word for word in words if len(word) > length]\n",
        (
            ("NAME(['a', 'bcd', 'ef'], 1)", "['bcd', 'ef']"),
            ("NAME(['ab'], 2)", "[]"),
            ("NAME([], 3)", "[]"),
        ),
        (("NAME(['xyz', 'x'], 2)", "['xyz']"),),
        ("len(word) > length", "len(word) < length"),
    ),
    Shape(
        "def NAME(rows, key):\n"
        '    """Return how many rows there are for each value of a key."""\n'
        "    counts = {}\n"
        "    for row in rows:\n"
        "        name = row[key]\n"
        "        counts[name] = counts.get(name, 0) + 1\n"
        "    return counts\n",
        (
            ("NAME([{'a': 1}, {'a': 1}, {'a': 2}], 'a')", "{1: 2, 2: 1}"),
            ("NAME([], 'a')", "{}"),
            ("NAME([{'b': 'x'}], 'b')", "{'x': 1}"),
        ),
        (("NAME([{'k': 0}] * 3, 'k')", "{0: 3}"),),
        ("counts.get(name, 0) + 1", "counts.get(name, 0) + 2"),
    ),
    Shape(
        "def NAME(numbers, wanted):\n"
        '    """Return the position of the first wanted number, -1 where there is none."""\n'
        "    for index, number in enumerate(numbers):\n"
        "        if number == wanted:\n"
        "            return index\n"
        "    return -1\n",
        (("NAME([4, 7, 7], 7)", "1"), ("NAME([4, 7], 5)", "-1"), ("NAME([], 5)", "-1")),
        (("NAME([9, 8, 3], 3)", "2"),),
        ("number == wanted", "number != wanted"),
    ),
    Shape(
        "def NAME(minutes):\n"
        '    """Return hours and minutes of so many minutes."""\n'
        "    return minutes // 60, minutes % 60\n",
        (("NAME(125)", "(2, 5)"), ("NAME(59)", "(0, 59)"), ("NAME(60)", "(1, 0)")),
        (("NAME(601)", "(10, 1)"),),
        ("minutes // 60", "minutes / 60"),
    ),
    Shape(
        "def NAME(left, right):\n"
        '    """Return two sorted lists as one sorted list."""\n'
        "    result = []\n"
        "    left, right = list(left), list(right)\n"
        "    while left and right:\n"
        "        source = left if left[0] <= right[0] else right\n"
        "        result.append(source.pop(0))\n"
        "    return result + left + right\n",
        (
            ("NAME([1, 4], [2, 3])", "[1, 2, 3, 4]"),
            ("NAME([], [1])", "[1]"),
            ("NAME([5], [])", "[5]"),
        ),
        (("NAME([0, 9], [3])", "[0, 3, 9]"),),
        ("left[0] <= right[0]", "left[0] >= right[0]"),
    ),
)
