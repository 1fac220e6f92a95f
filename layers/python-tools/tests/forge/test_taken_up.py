"""Suspected bugs of a forged suite: a refactoring takes them up, repairs, and the mark can go."""

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.forge.bugs import with_marks
from swarm_tools.forge.taken_up import INTENT, take_up
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.workspace import write_file

SOURCE = '''"""Sums."""


def weigh(numbers):
    """Weigh them."""
    total = 0
    for number in numbers:
        total -= number
    return total
'''
PLAIN = '''"""Tests of `sums.py`."""

import importlib

module = importlib.import_module("sums")


class TestWeigh:
    def test_weigh_three(self):
        result = module.weigh([1, 2, 3])

        assert result == 6

    def test_weigh_none(self):
        result = module.weigh([])

        assert result == 0
'''
CASE = (
    PLAIN.replace("import importlib\n", "import importlib\nimport unittest\n")
    .replace("class TestWeigh:", "class TestWeigh(unittest.TestCase):")
    .replace("assert result == 6", "self.assertEqual(result, 6)")
    .replace("assert result == 0", "self.assertEqual(result, 0)")
)
PATH = "tests/test_sums.py"
RED = f"{PATH}::TestWeigh::test_weigh_three"


def forged(text, confidence):
    return with_marks(PATH, text, {RED: ("expected 6, got -6", confidence)})


def run(name, files, params=None, inputs=None):
    with Workspace() as workspace:
        for path, text in files.items():
            write_file(workspace.root, path, text.encode())
        return load_steps()[name](WorkOrder(name, params or {}, inputs or {}), workspace).result


def test_a_sure_one_drives_the_repair():
    files = {"sums.py": SOURCE, PATH: forged(PLAIN, 0.85)}
    made = run("write_tests", files)
    mine = {test["nodeid"]: test for test in made["tests"] if test["nodeid"].startswith(PATH)}
    assert made["files"][PATH] == PLAIN
    assert mine[RED]["intent"] == INTENT
    assert mine[RED]["drives_repair"] and mine[RED]["outcome_before"] == "failed"
    assert mine[RED]["reason"] == "expected 6, got -6"
    assert {test["drives_repair"] for name, test in mine.items() if name != RED} == {False}

    fixed = run("fix", files, {"attempt": 1}, {"tests": made})
    assert RED in fixed["repair"]["fixed"]
    edits = {edit["path"]: edit["content"] for edit in fixed["edits"]}
    assert list(edits) == ["sums.py"], "tests are never edited by a repair"
    verified = run("verify", files, {}, {"tests": made, "edits": fixed})
    assert {t["outcome"] for t in verified["tests"]["tests"]} == {"passed"}
    assert PATH in [row["path"] for row in verified["pylint"]["files"]]


@pytest.mark.parametrize("plain", [PLAIN, CASE], ids=["pytest", "unittest"])
def test_the_mark_goes_and_comes(plain):
    texts, tests = take_up({PATH: forged(plain, 0.85)})
    assert texts == {PATH: plain}
    assert [test["nodeid"] for test in tests if test["drives_repair"]] == [RED]
    marked = {"sums.py": SOURCE, PATH: forged(plain, 0.85)}
    healed = {"sums.py": SOURCE.replace("-=", "+="), PATH: marked[PATH]}
    for files, outcome in ((marked, "skipped"), (healed, "failed")):
        seen = run("run_tests", files, {"suite": "existing"})["tests"]
        assert {test["nodeid"]: test["outcome"] for test in seen}[RED] == outcome


def test_a_file_of_which_a_test_would_go_stays_as_it_is():
    stale = forged(PLAIN, 0.9).replace("assert result == 0", "assert result == 1")
    made = run("write_tests", {"sums.py": SOURCE, PATH: stale})
    assert PATH not in made["files"]
    assert not [row for row in (*made["tests"], *made["dropped"]) if PATH in row["nodeid"]]


def test_an_unsure_one_is_left_to_a_person():
    files = {"sums.py": SOURCE, PATH: forged(PLAIN, 0.5)}
    made = run("write_tests", files)
    assert PATH not in made["files"]
    assert run("fix", files, {"attempt": 1}, {"tests": made})["repair"]["failing"] == []


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        forged(PLAIN, 0.9).replace("module = importlib", "thing = importlib"),
        forged(PLAIN, 0.9).replace(
            "    def test_weigh_none", "    @other\n    def test_weigh_none"
        ),
        forged(PLAIN, 0.9).replace("suspected bug, confidence 0.90: ", ""),
        forged(PLAIN, 0.9) + "(",
    ],
    ids=["no mark", "not forged", "other decorator", "another's mark", "no python"],
)
def test_what_is_no_forged_suite_is_left_as_it_is(text):
    assert take_up({PATH: text}) == ({}, [])


@pytest.mark.parametrize("plain", [PLAIN, CASE], ids=["pytest", "unittest"])
def test_the_reason_is_that_of_the_mark(plain):
    why = "expected ['a', \"b\"], got ('c')"
    _, tests = take_up({PATH: with_marks(PATH, plain, {RED: (why, 0.9)})})
    assert [test["reason"] for test in tests if test["drives_repair"]] == [why]


def test_a_mark_of_more_than_a_line_goes_whole():
    text = forged(PLAIN, 0.9).replace("(strict=True, ", "(\n        strict=True,\n        ")
    assert text != forged(PLAIN, 0.9)
    assert take_up({PATH: text})[0] == {PATH: PLAIN}
