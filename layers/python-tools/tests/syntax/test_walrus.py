"""Values that are named where they are used."""

import pytest
from meant import assert_meant


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("while (line =: input('> ')) != 'quit'", "while (line := input('> ')) != 'quit'"),
        ("while (line = input('> ')) != 'quit'", "while (line := input('> ')) != 'quit'"),
        ("while line =: input('> ')", "while line := input('> ')"),
        ("while line = input('> ')", "while line := input('> ')"),
        ("while line =: input('> ') != 'q'", "while (line := input('> ')) != 'q'"),
        ("if (line : = f(n)) > 3", "if (line := f(n)) > 3"),
        ("if line = f(n)", "if line := f(n)"),
        ("if n > 2 and line =: f(n)", "if n > 2 and (line := f(n))"),
        ("if not (line = f(3))", "if not (line := f(3))"),
        ("if any((line =: x) > 2 for x in [n])", "if any((line := x) > 2 for x in [n])"),
        ("while (n = f(n)) > 0", "while (n := f(n)) > 0"),
        ("if n = 5", "if n == 5"),
        ("if (n = 5) and n", "if (n == 5) and n"),
        ("if n = 5 or n = 6", "if n == 5 or n == 6"),
    ],
)
def test_a_value_is_named_in_a_condition(broken, meant):
    name = "line" if "line" in broken else "n"
    program = "def f(n):\n    return n\nn = 3\n{}:\n    print({})\n    n = 2\n"
    assert_meant(program.format(broken, name), program.format(meant, name))


def test_a_mixed_sign_outside_of_a_condition():
    assert_meant("x =: 5\n", "x = 5\n")
    assert_meant("x = [y for x in [1] if (y =: x + 1)]\n", "x = [y for x in [1] if (y := x + 1)]\n")
