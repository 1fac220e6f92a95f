"""What the messages of errors say of arguments, and what docstrings say across their lines."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.oracle.stated.refused import refusal_tests
from swarm_tools.signatures.facts import functions_of


def calls(source: str) -> list[str]:
    """Return the calls of the tests that a source's messages give, those that are taken last."""
    found = [t for f in functions_of(ast.parse(source), source) for t in refusal_tests(f)]
    rows = [row.strip() for test in found for row in test.lines]
    return [row for row in rows if row.startswith("module.")]


def raising(message: str, head: str = "def f(n: int):") -> str:
    """Return a function that raises a message."""
    return f"{head}\n    if n != 5:\n        raise ValueError({message!r})\n    return n\n"


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("n must be positive", [-1, 0, 1]),
        ("n doit être positif", [-1, 1]),
        ("la taille doit être positive", [-1, 1]),
        ("la taille doit être strictement positive", [-1, 0, 1]),
        ("n must not be negative", [-1, 0]),
        ("n must be between 1 and 12", [0, 13, 1, 12]),
        ("n must be at least 3", [2, 3]),
        ("n must be greater than zero", [0, -1, 1]),
        ("n must not be zero", [0]),
        ("the size must be positive", [-1, 0, 1]),
        ("n must be between low and high", []),
        ("n must be positive or none", [-1, 0, 1]),
        ("something else is wrong", []),
        ("n must be at least 5000", []),
    ],
)
def test_arguments_next_to_the_bound(message, arguments):
    assert calls(raising(message)) == [f"module.f({n})" for n in arguments]


def test_the_parameter_that_is_named():
    source = raising("count must be at least 1", "def f(n: int, count: int):")
    assert calls(source) == ["module.f(2, 0)", "module.f(2, 1)"]


def test_an_optional_parameter_that_is_named_is_no_other():
    head = "def f(rate: float, years: int, times_per_year: int = 1):"
    assert calls(raising("times_per_year must be at least 1", head)) == []


def test_nothing_of_two_parameters_when_none_is_named():
    assert calls(raising("it must be at least 1", "def f(n: int, count: int):")) == []


def test_a_constructor_refuses_too():
    source = (
        "class Ring:\n    def __init__(self, capacity: int):\n        if capacity < 1:\n"
        "            raise ValueError('capacity must be at least 1')\n"
        "        self.capacity = capacity\n"
    )
    assert calls(source) == ["module.Ring(0)", "module.Ring(1)"]


def test_an_error_of_its_own_is_not_asked_for():
    assert calls(raising("n must be positive").replace("ValueError", "BadNumber")) == []


def test_nothing_of_a_parameter_that_is_refused_together_with_another():
    source = raising("n must be positive", "def f(n: int, goal: int):")
    assert calls(source.replace("n != 5", "n <= 0 and goal > 9")) == []
    assert calls(source.replace("n != 5", "n <= 0 or goal > 9")) != []
