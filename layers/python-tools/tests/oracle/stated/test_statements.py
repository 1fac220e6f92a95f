"""What docstrings state of one argument is tested, and nothing that they don't."""

import ast

import pytest

from swarm_tools.oracle.stated.statements import stated_tests
from swarm_tools.signatures.facts import functions_of


def lines_of(signature, told, body="return 1"):
    text = f'def {signature}:\n    """{told}"""\n    {body}\n'
    [function] = functions_of(ast.parse(text), text)
    return [line for test in stated_tests(function) for line in test.lines[1:]]


@pytest.mark.parametrize(
    ("signature", "told", "lines"),
    [
        (
            "f(xs: list)",
            "Return the mean, or 0.0 for an empty list.",
            ["assert module.f([]) == 0.0"],
        ),
        ("f(xs: list)", "Largest; None if there are no values.", ["assert module.f([]) is None"]),
        ("f(xs: list)", "The mean of xs, or 0 if there are none.", ["assert module.f([]) == 0"]),
        ("f(text: str)", "If the text is empty, return 0.", ['assert module.f("") == 0']),
        ("f(text: str)", "An empty text gives 0.", ['assert module.f("") == 0']),
        (
            "f(xs: list)",
            "Les notes, ou None si la liste est vide.",
            ["assert module.f([]) is None"],
        ),
        ("f(n: int)", "Return -1 when n is negative.", ["assert module.f(-1) == -1"]),
        (
            "f(xs: list)",
            "The best. Raise ValueError if the list is empty.",
            ["with pytest.raises(ValueError):", "    module.f([])"],
        ),
        (
            "f(n: int)",
            "Factorial of n; ValueError for negative n.",
            ["with pytest.raises(ValueError):", "    module.f(-1)"],
        ),
        (
            "f(n: int, step: int)",
            "Count.\n\n    Raises:\n        ValueError: If step is zero.\n    ",
            ["with pytest.raises(ValueError):", "    module.f(2, 0)"],
        ),
        ("f(n: int, name: str)", "Return 0 if `name` is None.", ["assert module.f(2, None) == 0"]),
        (
            "f(text: str, xs: list)",
            "If the list is empty, return an empty list.",
            ['assert list(module.f("hello", [])) == []'],
        ),
        (
            "f(a: int, b: int)",
            "Return -1 if a is negative and 0 if b is zero.",
            ["assert module.f(2, 0) == 0"],
        ),
        (
            "f(a: int, b: int)",
            "Return -1 if a is negative. Return 0 if b is zero.",
            ["assert module.f(-1, 2) == -1", "assert module.f(2, 0) == 0"],
        ),
    ],
)
def test_a_statement_is_tested(signature, told, lines):
    assert lines_of(signature, told) == lines


@pytest.mark.parametrize(
    ("signature", "told"),
    [
        ("f(n: int)", "Raises ValueError if n is negative and odd."),
        ("f(n: int)", "Raises ValueError if n is negative unless forced."),
        ("f(xs: list)", "Return 0 for an empty list of words without letters."),
        ("f(a: list, b: list)", "Return None if either list is empty."),
        ("f(a: int, b: int)", "Return 0 for a negative number."),
        ("f(xs: list)", "Return the smallest value of a list that is not empty."),
        ("f(xs: list)", "Raises BadList if the list is empty."),
        ("f(days: list)", "For each the days until a warmer one, 0 if there is none."),
        ("f(tolls: list)", "Lowest sum of tolls. The answer is None when there is no way."),
        ("f(grid: list)", "Count the walls; 0 for an empty cell."),
    ],
)
def test_what_is_not_plainly_stated_is_not_tested(signature, told):
    assert lines_of(signature, told) == []


def test_a_new_object_is_empty():
    text = (
        "class Pile:\n    def __init__(self):\n        self.items = []\n\n"
        "    def pop(self):\n"
        '        """Remove the top item; raise IndexError if the stack is empty."""\n'
        "        return self.items.pop()\n"
    )
    told = [t for f in functions_of(ast.parse(text), text) for t in stated_tests(f)]
    assert [test.lines[1:] for test in told] == [
        ("with pytest.raises(IndexError):", "    module.Pile().pop()")
    ]
