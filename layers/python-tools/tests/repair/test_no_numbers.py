"""No right program takes a text that it goes through, or a truth, as a factor."""

import ast

import pytest

from swarm_tools.repair.no_numbers import no_numbers

CLOCK = (
    "class Clock:\n    def __init__(self):\n        self.on = {on}\n        self.rate = 2\n\n"
    "    def left(self, s):\n        return {value}\n"
)


@pytest.mark.parametrize(
    ("body", "odd"),
    [
        ("return sum(int(c) for c in text * 12)", False),
        ("text = text.strip()\n    return text * 12", True),
        ("for c in reversed(text):\n        print(c)\n    return 2 * text", True),
        ("return text * 12", False),
        ("return [c for c in text if width * 2]", False),
    ],
)
def test_a_text_that_is_gone_through_is_no_factor(body, odd):
    assert bool(list(no_numbers(ast.parse(f"def f(text, width):\n    {body}\n")))) is odd


@pytest.mark.parametrize(
    ("on", "value", "odd"),
    [("True", "self.on * s", True), ("True", "self.rate * s", False), ("1", "self.on * s", False)],
)
def test_a_truth_is_no_factor(on, value, odd):
    assert bool(list(no_numbers(ast.parse(CLOCK.format(on=on, value=value))))) is odd
