"""What is odd or unbound in a text that parses or nearly does."""

import ast

import pytest

from swarm_tools.syntax.kinds import kind_clashes
from swarm_tools.syntax.loose_names import unbound_words
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.plausibility import implausibility


@pytest.mark.parametrize(
    ("text", "odd"),
    [
        ("x = input() - 1\n", True),
        ("x = 'a' + 1\n", True),
        ("x = f'{y}' + len(z)\n", True),
        ("x = input() > 5\n", True),
        ("x = len(y - 1)\n", True),
        ("x = sum(y / len(y))\n", True),
        ("x = 'a' * 3\n", False),
        ("x = 'a%s' % 3\n", False),
        ("x = os.path.join(a, b) / c\n", False),
        ("x = len(a - b)\n", False),
        ("x = int(a / 2)\n", False),
        ("x = [0] * 3 + [1]\n", False),
        ("x = 'a' < 'b'\n", False),
    ],
)
def test_operations_between_texts_and_numbers_are_odd(text, odd):
    assert any(kind_clashes(ast.parse(text))) == odd


def test_a_called_type_is_odd():
    assert implausibility("class A:\n    x: int(3)\n") > implausibility("class A:\n    x: int\n")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("x = a + b.c\n", {"a", "b"}),
        ("def f(a, b=2, *c, **d):\n    return a, b, c, d, e\n", {"e"}),
        ("for i, j in k:\n    print(i, j)\n", {"k"}),
        ("with open(p) as f\n    g = f\n", {"p"}),
        ("f(a, key=b)\ncatch X as e:\n    print(e)\n", {"f", "a", "b", "X"}),
        ("print(f'{a} {b(3):.2f}')\n", {"a", "b"}),
        ("match x:\n    case [y, Z()]:\n        y(\n", {"x", "Z"}),
    ],
)
def test_unbound_words_of_a_text_that_need_not_compile(text, names):
    assert unbound_words(text) == names


def test_a_function_may_be_called_top():
    text = "def top(words, n=1):\n    found = words[:n]\n    return [found, other]\n"
    assert undefined_names(text) == {"other"}
