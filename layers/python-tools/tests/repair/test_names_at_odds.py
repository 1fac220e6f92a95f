"""Arguments at the place of another one, and twins of which one counts the equal case."""

import ast

import pytest

from swarm_tools.repair.names_at_odds import names_at_odds
from swarm_tools.repair.twins_at_odds import twins_at_odds

DAYS = "def days_in(year, month):\n    return 30\n\n\ndef last(year, month):\n    return {}\n"


@pytest.mark.parametrize(
    ("call", "kinds"),
    [
        ("days_in(year, month)", []),
        ("days_in(month, year)", ["at another's place", "at another's place"]),
        ("days_in(year, month + 1)", ["beside its name"]),
        ("days_in(year, year)", ["at another's place"]),
        ("days_in(year, 2)", []),
        ("last(month, year)", []),
    ],
)
def test_an_argument_stands_at_its_own_place(call, kinds):
    assert list(names_at_odds(ast.parse(DAYS.format(call)))) == kinds


@pytest.mark.parametrize(
    ("test", "odd"),
    [
        ("start < other_end and other_start < end", False),
        ("start < other_end and other_start <= end", True),
        ("a.end >= b.start and b.end > a.start", True),
        ("gap <= j and a[j - gap] > held", False),
        ("0 <= row and row < rows", False),
        ("start < end and start <= limit", False),
    ],
)
def test_twins_both_count_the_equal_case_or_neither(test, odd):
    node = ast.parse(test, mode="eval").body
    assert bool(list(twins_at_odds(node))) is odd
