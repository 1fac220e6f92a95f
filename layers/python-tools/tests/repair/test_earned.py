"""Leaning tests drive when one small edit turns all of them green, and only then."""

import pytest

from swarm_tools.repair.earned import earned, in_question

from .standin import PlainRunner, write_project

RIGHT = (
    "def middle(values):\n    ordered = sorted(values)\n    half = len(ordered) // 2\n"
    "    if len(ordered) % 2:\n        return ordered[half]\n"
    "    return (ordered[half - 1] + ordered[half]) / 2\n"
)
TESTS = (
    "from m import middle\n\n\nclass TestMiddle:\n"
    "    def test_odd(self):\n        assert middle([3, 1, 2]) == 2\n\n"
    "    def test_one(self):\n        assert middle([7]) == 7\n\n"
    "    def test_even(self):\n        assert middle([4, 1, 3, 2]) == 2.5\n\n"
    "    def test_pair(self):\n        assert middle([1, 4]) == 2.5\n"
)
IDS = [f"tests/test_m.py::TestMiddle::test_{name}" for name in ("even", "odd", "one", "pair")]


def driving(tmp_path, code, red):
    write_project(tmp_path, {"m.py": code, "tests/__init__.py": "", "tests/test_m.py": TESTS})
    outcomes = {nodeid: nodeid.rpartition("_")[2] not in red for nodeid in IDS}
    return earned(tmp_path, ["m.py"], IDS, outcomes, deadline_s=30, sandbox=PlainRunner())


def test_one_edit_is_enough(tmp_path):
    assert driving(tmp_path, RIGHT.replace("/ 2\n", "/ 3\n"), {"even", "pair"}) == IDS


def test_a_function_that_means_something_else_is_left_alone(tmp_path):
    meant = (
        "def middle(values):\n    ordered = sorted(values)\n"
        "    if len(ordered) % 2:\n        return ordered[len(ordered) // 2]\n"
        "    return str(ordered)\n"
    )
    assert driving(tmp_path, meant, {"even", "pair"}) == []


@pytest.mark.parametrize(("red", "asked"), [(0, False), (1, True), (3, True), (4, False)])
def test_only_what_is_partly_red_is_in_question(red, asked):
    outcomes = {nodeid: number >= red for number, nodeid in enumerate(IDS)}
    assert bool(list(in_question(IDS, outcomes))) == asked
