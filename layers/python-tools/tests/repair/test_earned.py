"""Leaning tests drive when one small edit turns all of them green, and only then."""

import pytest

from swarm_tools.changes import Change
from swarm_tools.repair.ambiguity import doubt
from swarm_tools.repair.earned import earned, grouped, in_question, speaks_of
from swarm_tools.repair.unearned import is_luck, takes_away

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


def driving(tmp_path, code, red, share=1.0):
    write_project(tmp_path, {"m.py": code, "tests/__init__.py": "", "tests/test_m.py": TESTS})
    outcomes = {nodeid: nodeid.rpartition("_")[2] not in red for nodeid in IDS}
    leaning = dict.fromkeys(IDS, share)
    return earned(tmp_path, ["m.py"], leaning, outcomes, deadline_s=30, sandbox=PlainRunner())


def test_one_edit_is_enough(tmp_path):
    assert driving(tmp_path, RIGHT.replace("/ 2\n", "/ 3\n"), {"even", "pair"}) == IDS


def test_no_more_may_be_red_than_the_share_that_leans(tmp_path):
    wrong = RIGHT.replace("/ 2\n", "/ 3\n")
    assert driving(tmp_path, wrong, {"even", "pair"}, share=0.5) == IDS
    assert driving(tmp_path, wrong, {"even", "pair"}, share=0.4) == []


def test_a_function_that_means_something_else_is_left_alone(tmp_path):
    meant = (
        "def middle(values):\n    ordered = sorted(values)\n"
        "    if len(ordered) % 2:\n        return ordered[len(ordered) // 2]\n"
        "    return str(ordered)\n"
    )
    assert driving(tmp_path, meant, {"even", "pair"}) == []


def test_what_a_function_does_beyond_what_is_asked_is_no_slip(tmp_path):
    more = RIGHT.replace("/ 2\n", "/ 2 + SPARE\n").replace("def", "SPARE = 5\n\n\ndef", 1)
    assert driving(tmp_path, more, {"even", "pair"}) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("return total + PORT", "return total", True),
        ("if a and b:\n    run()", "if a:\n    run()", True),
        ("run()\nstop()", "run()", True),
        ("return n - 1", "return n", False),
        ("return not n", "return n", False),
        ("PORT = 5", "PORT = 0", True),
        ("PORT = 5", "PORT = 6", False),
        ("total = 5", "total = 0", False),
        ("return total", "return total + PORT", False),
        ("return total + port", "return total + rest", False),
        ("return total  # with the port", "return total", False),
        ("return (total", "return (total", False),
    ],
)
def test_what_only_takes_something_away(before, after, said):
    assert takes_away(before, after) is said


@pytest.mark.parametrize(
    ("rule", "message", "rivals", "said"),
    [
        ("leaf_swap", "f: `a` and `b` change places.", 2, True),
        ("leaf_swap", "f: `a` and `b` change places.", 1, False),
        ("leaf_swap", "f: `a` and `b` change places.", 0, False),
        ("comparison_operator", "f: `<` becomes `<=`.", 3, False),
        ("wrap_operand", "f: `items` becomes `sorted(items)`.", 0, True),
        ("wrap_operand", "f: `text` becomes `text.lower()`.", 0, False),
        ("separator_text", "f: '/' becomes '.'.", 0, True),
    ],
)
def test_an_edit_that_passes_by_luck(rule, message, rivals, said):
    change = Change("m.py", 1, rule, "repair", message + doubt(rivals))
    assert is_luck(change) is said


def test_green_tests_of_the_same_class_count_as_well():
    few = IDS[:2]
    outcomes = dict.fromkeys(IDS, True) | dict.fromkeys(few, False)
    assert list(in_question(grouped(few, outcomes), outcomes)) == [few]
    others = {f"tests/test_m.py::TestOther::{n}": True for n in ("a", "b")}
    outcomes = dict.fromkeys(few, False) | others
    assert not list(in_question(grouped(few, outcomes), outcomes))


@pytest.mark.parametrize(
    ("tests", "red", "asked"),
    [(4, 0, False), (4, 1, True), (4, 3, True), (4, 4, True), (3, 2, True), (3, 3, False)],
)
def test_what_is_red_altogether_is_in_question_when_it_is_much(tests, red, asked):
    outcomes = {nodeid: number >= red for number, nodeid in enumerate(IDS[:tests])}
    assert bool(list(in_question(grouped(IDS, outcomes), outcomes))) == asked


@pytest.mark.parametrize(
    ("title", "where", "meant"),
    [
        ("Middle", "middle", True), ("Middle2", "middle", True), ("Middle", "middle.half", True),
        ("Stack", "Stack.pop", True), ("NodeHeight", "Node.height", True),
        ("NodeHeight", "Node.__init__", False), ("Middle", "mean", False),
    ],
)  # fmt: skip
def test_what_is_red_altogether_has_to_be_mended_in_place(title, where, meant):
    change = Change("m.py", 3, "constant", "repair", f"{where}: `1` becomes `2`.")
    assert speaks_of([f"tests/test_m.py::Test{title}::test_one"], change) == meant


def test_many_red_tests_drive_when_one_edit_in_their_function_mends_all(tmp_path):
    wrong = RIGHT.replace("sorted(values)", "sorted(values)[1:]")
    every = {"even", "odd", "one", "pair"}
    assert driving(tmp_path, wrong, every) == IDS


@pytest.mark.parametrize(("tests", "kept"), [(4, True), (3, False)])
def test_what_is_green_altogether_stays_green_when_it_is_much(tmp_path, tests, kept):
    write_project(tmp_path, {"m.py": RIGHT, "tests/__init__.py": "", "tests/test_m.py": TESTS})
    outcomes = dict.fromkeys(IDS[:tests], True)
    leaning = dict.fromkeys(IDS, 1.0)
    found = earned(tmp_path, ["m.py"], leaning, outcomes, deadline_s=1, sandbox=PlainRunner())
    assert found == (IDS[:tests] if kept else [])
