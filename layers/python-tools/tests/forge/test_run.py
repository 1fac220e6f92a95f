"""The step `forge_run` on small projects, with real children."""

import json
import xml.etree.ElementTree as ElementTree

MODULE = '''"""Loops and limits."""

LIMIT = 3


def countdown(number):
    """Count down."""
    seen = []
    while number > 0:
        seen.append(number)
        number -= 1
    return seen


def clamp(value, low=0):
    """Keep a value above a bound."""
    if value < low:
        return low
    return value


def shout(text):
    """Say it loudly."""
    return text.upper() + "!"


class Box:
    """Holds a number."""

    def __init__(self, size):
        self.size = size

    def grow(self, by=1):
        """Grow."""
        self.size += by
        return self.size


def unseen(flag):
    """Never called."""
    return not flag
'''
TESTS = """import pytest

from pkg import mod


def test_countdown():
    assert mod.countdown(3) == [3, 2, 1]


@pytest.mark.parametrize(("value", "wanted"), [(5, 5), (-1, 0), (0, 0)])
def test_clamp(value, wanted):
    assert mod.clamp(value) == wanted


def test_box(tmp_path):
    assert tmp_path.is_dir()
    assert mod.Box(2).grow() == 3


def test_limit():
    assert mod.LIMIT == 3


class TestShout:
    def test_runs(self, capsys):
        mod.shout("a")
"""
FILES = {"pkg/__init__.py": "", "pkg/mod.py": MODULE, "tests/test_mod.py": TESTS}


def run(step, files=FILES, **params):
    return step("forge_run", files, {"suite": "existing", "shuffles": 0, **params})


def verdicts(result):
    return {name: tuple(said) for name, said in result["mutation"]["verdicts"].items()}


def test_verdicts_coverage_and_objects(step):
    outcome = step("forge_run", FILES, {"suite": "existing", "shuffles": 1}, whole=True)
    result = outcome.result
    assert result["counts"]["passed"] == 7
    survivors = {(m["before"], m["after"], m["status"]) for m in result["mutation"]["survivors"]}
    # What no test looks at, what no test runs, and what no test could tell apart.
    assert ('text.upper() + "!"', 'text.upper() - "!"', "survived") not in survivors
    assert ('"!"', "''", "survived") in survivors
    assert ("not flag", "flag", "no_coverage") in survivors
    assert ("value < low", "value <= low", "survived") in survivors
    assert not any(before == "3" for before, _, _ in survivors), "LIMIT runs on import"
    assert result["mutation"]["timeout"] >= 1, "the loop that never ends"
    assert not any(before == "self.size += by" for before, _, _ in survivors)
    module = result["coverage"]["modules"][1]
    assert module["path"] == "pkg/mod.py"
    assert module["missing_lines"] == [41]
    assert module["branch_percent"] == 100
    root = ElementTree.fromstring(outcome.outputs["coverage_xml"])
    assert root.find(".//class[@filename='pkg/mod.py']//line[@number='41']").get("hits") == "0"
    elements = json.loads(outcome.outputs["mutation_json"])
    assert elements["schemaVersion"] == "2"
    rows = elements["files"]["pkg/mod.py"]["mutants"]
    assert {"Killed", "Survived", "NoCoverage", "Timeout"} == {row["status"] for row in rows}
    assert b'class="m"' in outcome.outputs["coverage_html"]


def test_a_verdict_is_taken_over_while_the_test_is_the_same(step):
    first = run(step)
    test = "from pkg.mod import shout\n\n\ndef test_it():\n    assert shout('a') == 'A!'\n"
    more = FILES | {"tests/test_more.py": test}
    params = {"suite": "existing", "shuffles": 0}
    second = step("forge_run", more, params, {"run": first})
    assert second["mutation"]["reused"] >= first["mutation"]["killed"]
    assert second["mutation"]["score"] > first["mutation"]["score"]
    fresh = step("forge_run", more, params)
    assert verdicts(second).keys() == verdicts(fresh).keys()
    assert {n: s[0] for n, s in verdicts(second).items()} == {
        n: s[0] for n, s in verdicts(fresh).items()
    }


def test_other_sources_make_old_verdicts_void(step):
    first = run(step)
    changed = FILES | {"pkg/mod.py": MODULE + "\n\nOTHER = 1\n"}
    second = step("forge_run", changed, {"suite": "existing", "shuffles": 0}, {"run": first})
    assert second["mutation"]["reused"] == 0


def test_a_sample_says_its_error(step):
    whole, part = run(step), run(step, mutants=12)
    mutation = part["mutation"]
    assert mutation["sampled"]
    assert mutation["killed"] + mutation["survived"] + mutation["timeout"] <= 12
    assert abs(mutation["score"] - whole["mutation"]["score"]) <= 1.5 * mutation["sampling_error"]
    assert not whole["mutation"]["sampled"]


def test_flaky_tests_and_side_effects_are_told_and_do_not_judge(step):
    tests = """import os

SEEN = []


def test_a():
    SEEN.append(1)


def test_b():
    assert SEEN


def test_leaves():
    open("left.txt", "w").close()
"""
    files = {"pkg.py": "def f():\n    return 1\n", "tests/test_it.py": tests}
    result = step("forge_run", files, {"suite": "existing", "shuffles": 3})
    rows = {row["nodeid"].partition("::")[2]: row for row in result["tests"]}
    assert rows["test_b"]["flaky"]
    assert not rows["test_a"]["flaky"]
    assert rows["test_leaves"]["side_effects"] == ["files outside its temporary folder"]
    assert result["counts"]["side_effects"] == 1


def test_a_mutant_that_ends_its_process_is_killed(step):
    source = """import os


def stop(code):
    if code == 7:
        os._exit(0)
    return code
"""
    test = "from stop import stop\n\n\ndef test_stop():\n    assert stop(1) == 1\n"
    result = run(step, {"stop.py": source, "tests/test_stop.py": test})
    alive = {(m["before"], m["after"]) for m in result["mutation"]["survivors"]}
    assert ("code == 7", "code != 7") not in alive
    assert ("7", "8") in alive


def test_no_tests_is_no_score(step):
    result = step("forge_run", {"a.py": "def f():\n    return 1\n"}, {"suite": "existing"})
    assert result["mutation"] is None
    assert result["counts"]["total"] == 0


LATE = """import importlib

import pytest


@pytest.fixture(name="module")
def fixture_module():
    return importlib.import_module("pkg.mod")


class TestLater:
    def test_clamp(self, module):
        assert module.clamp(5) == 5
        assert module.clamp(-1) == 0


def test_countdown():
    from pkg import mod

    assert mod.countdown(3) == [3, 2, 1]
"""


def test_mutants_of_a_module_that_only_a_running_test_imports_are_seen(step):
    result = run(step, {**FILES, "tests/test_mod.py": LATE})
    found = {name: status for name, (status, _) in verdicts(result).items()}
    assert [status for name, status in found.items() if ":clamp:" in name].count("killed") >= 3
    loop = {status for name, status in found.items() if ":countdown:" in name}
    assert {"killed", "timeout"} <= loop
