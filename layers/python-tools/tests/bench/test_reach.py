"""Edits that were meant are looked for among those that the templates propose."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[4]))

from bench.builtin import reach
from bench.builtin.alike import changed_lines, meaning
from bench.builtin.corpora import Case

RIGHT = """def largest(xs):
    best = xs[0]
    for x in xs:
        if x > best:
            best = x
    return best
"""


def case(wrong, right=RIGHT):
    return Case("a.b", "tune", {"a.py": right}, {"a.py": wrong}, "", "")


def test_an_edit_of_a_template_is_reached():
    row = reach.reached(case(RIGHT.replace("x > best", "x < best")))
    assert row.rank is not None and row.rank < row.of
    assert row.template == "comparison_operator"


def test_an_edit_of_no_template_is_missing():
    row = reach.reached(case(RIGHT, RIGHT.replace("return best", "return hash(ord('q') ** 77)")))
    assert (row.rank, row.template) == (None, "")


def test_figures_count_what_is_early():
    rows = [reach.Reached("a", n, 9000, "t") for n in (0, reach.FIRST, None)]
    assert reach.figures(rows) == reach.ReachFigures(3, 2, 1)


@pytest.mark.parametrize(
    ("wrong", "one"),
    [
        (RIGHT.replace("xs[0]", "0"), True),
        (RIGHT.replace("xs[0]", "0").replace("return best", "return x"), False),
    ],
)
def test_only_bugs_of_one_place_are_looked_at(wrong, one):
    assert reach.one_place(case(wrong)) is one


def test_a_bug_in_two_files_is_not_of_one_place():
    both = {"a.py": "x = 1\n", "b.py": "x = 1\n"}
    assert not reach.one_place(
        Case("a.b", "tune", {"a.py": "x = 2\n", "b.py": "x = 2\n"}, both, "", "")
    )


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("a > b", "b < a", True),
        ("a >= b", "b < a", False),
        ("a == b", "b == a", True),
        ("a != b", "b == a", False),
        ("a and b", "b and a", True),
        ("a and b", "a or b", False),
        ("a * b", "b * a", True),
        ("a - b", "b - a", False),
        ("a < b < c", "c < b < a", False),
    ],
)
def test_order_that_does_not_matter_is_set_aside(one, other, same):
    assert (meaning(one) == meaning(other)) is same


def test_lines_of_functions_that_differ():
    wrong = "def f():\n    return 1\n\n\nclass A:\n    def g(self):\n        return 2\n"
    assert changed_lines(wrong, wrong.replace("2", "3")) == {6, 7}
    assert changed_lines(wrong, f"X = 1\n{wrong}") == set(range(1, 9))
