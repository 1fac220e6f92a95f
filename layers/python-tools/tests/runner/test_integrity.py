"""Suites that try to look green: none of them does, and honest ones are left alone."""

import pytest

from swarm_tools.runner import run_suite
from swarm_tools.runner.suite import Suite
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.discovery import is_collectable
from swarm_tools.workspace.layout import ProjectLayout

from .hostile import BASE, NAMES, RIGHT, TEST, TEST_FILE, project


@pytest.fixture
def run():
    def run(files, *, judges=(TEST_FILE,), expect=(TEST,), **suite):
        with Workspace() as workspace:
            for name, text in files.items():
                path = workspace.root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            tests = ProjectLayout.of(workspace.root).files.tests
            tests = [path for path in tests if is_collectable(path)]
            suite = Suite(workspace.root, tests, quick_files=list(judges), **suite)
            return run_suite(Sandbox(), workspace, suite, expect=expect)

    return run


def outcome_of(found, nodeid=TEST):
    return {test.nodeid: test.outcome for test in found.tests}[nodeid]


def test_there_are_enough_cases():
    assert len(NAMES) >= 50


@pytest.mark.parametrize("name", NAMES)
def test_no_trick_turns_a_red_test_green(run, name):
    found = run(project(name))
    assert outcome_of(found) in ("failed", "error")
    assert not found.green
    assert [test.nodeid for test in found.tests] == [TEST]


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("needed_and_")])
def test_a_conftest_that_is_needed_is_loaded_without_its_hooks(run, name):
    found = run(project(name))
    assert outcome_of(found) == "failed"
    assert "assert -1 == 3" in found.tests[0].message
    assert f"{TEST_FILE} needs conftest.py" in found.integrity
    assert any(note.startswith("conftest.py can change the outcome") for note in found.integrity)
    assert found.to_json()["integrity"] == found.integrity


SEEN = ["drops_the_exception", "expects_failures", "never_calls", "patches_equality", "swallows"]
SEEN += ["replaces_functions", "replaces_runtest", "rewrites_reports", "wraps_the_call"]


@pytest.mark.parametrize("name", [f"imported_{name}" for name in SEEN])
def test_a_trick_that_is_seen_at_work_is_told(run, name):
    found = run(project(name))
    assert any("changes the outcome of tests" in note for note in found.integrity)


def test_a_test_file_that_is_written_over_is_told(run):
    found = run(project("imported_overwrites"))
    assert f"code of the project wrote over {TEST_FILE}" in found.integrity


def test_hooks_that_could_change_an_outcome_are_told(run):
    found = run(project("report_hookwrapper"))
    why = "conftest.py can change the outcome of tests: pytest_runtest_makereport"
    assert found.integrity == [why]


def test_an_honest_project_is_green_and_has_no_notes(run):
    found = run({**BASE, **RIGHT})
    assert found.green and found.integrity == [] and found.to_json()["integrity"] == []
    assert found.collected == [TEST] and len(found.tests) == 1


def test_a_project_that_needs_its_conftest_gets_it(run):
    calc = "import os\n\nMODE = os.environ['MODE']\n" + RIGHT["calc.py"]
    found = run({**BASE, "calc.py": calc, "conftest.py": "import os\n\nos.environ['MODE'] = 'x'\n"})
    assert found.green
    assert found.integrity == [f"{TEST_FILE} needs conftest.py"]
    assert found.collection_errors == []


def test_what_cannot_be_collected_with_the_conftest_either_is_an_error(run):
    found = run({**BASE, "calc.py": "import nothing_here\n", "conftest.py": ""})
    assert outcome_of(found) == "error" and not found.green
    assert "nothing_here" in found.collection_errors[0]["message"]


def test_the_canary_is_not_seen(run):
    found = run({**BASE, **RIGHT})
    assert "1 passed" in found.output and "failed" not in found.output


CONFTEST = """
import os
from os import path, sep as pytest_sep

import pytest

os.environ["MODE"] = "x"
pytest_plugins = ["no_such_plugin"]


def pytest_configure(config):
    os.environ["MORE"] = "y"


class Plugin:
    def pytest_runtest_setup(self, item):
        raise RuntimeError


@pytest.hookimpl(specname="pytest_runtest_setup")
def otherwise(item):
    raise RuntimeError


@pytest.fixture(autouse=True)
def _mode(monkeypatch):
    monkeypatch.setenv("LAST", "z")
"""


def test_only_the_hooks_of_a_needed_conftest_are_taken_out(run):
    calc = "import os\n\nos.environ['MODE'] + os.environ['MORE']\n\n\n"
    calc += "def add(a, b):\n    return a + b if os.environ['LAST'] == 'z' else 0\n"
    found = run({**BASE, "calc.py": calc, "tests/conftest.py": CONFTEST})
    assert found.green, found.tests
    own = {"tests/test_own.py": "def test_own():\n    pass\n", "tests/conftest.py": CONFTEST}
    assert not run(own, judges=(), expect=()).green


def test_a_skip_of_the_judges_own_test_is_a_failure_and_one_of_the_project_is_not(run):
    text = "import pytest\n\n\n@pytest.mark.skip\ndef test_add():\n    pass\n"
    files = {**RIGHT, TEST_FILE: text, "tests/test_own.py": text}
    found = run(files)
    assert outcome_of(found) in ("failed", "error")
    assert "skipped by the project's configuration" in found.tests[0].message
    assert outcome_of(found, "tests/test_own.py::test_add") == "skipped"


STYLES = {
    "plain": "def test_bad():\n    assert 1 == 2\n",
    "unittest": (
        "import unittest\n\n\nclass TestOwn(unittest.TestCase):\n"
        "    def test_bad(self):\n        self.assertEqual(1, 2)\n"
    ),
    "unittest_setup": (
        "import unittest\n\n\nclass TestOwn(unittest.TestCase):\n"
        "    def setUp(self):\n        self.assertEqual(1, 2)\n\n"
        "    def test_bad(self):\n        pass\n"
    ),
}


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize(
    "name",
    ["report_hookwrapper", "report_innermost_wrapper", "report_replaced", "call_wrapper_swallows"],
)
def test_a_projects_own_red_test_stays_red_too(run, name, style):
    files = {"tests/test_own.py": STYLES[style], "conftest.py": project(name)["conftest.py"]}
    found = run(files, judges=(), expect=())
    assert [test.outcome for test in found.tests] == ["failed"]
    if name != "call_wrapper_swallows" or style == "plain":  # elsewhere a call raises nothing
        assert found.integrity == ["code of the project changes the outcome of tests"]


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("imported_")])
def test_the_tricks_do_not_work_on_other_styles_of_test(run, name, style):
    text = "import calc\n" + STYLES[style].replace("test_bad", "test_add")
    found = run({**project(name), TEST_FILE: text}, expect=())
    assert not found.green
    assert {test.outcome for test in found.tests} <= {"failed", "error"}


def test_expected_failures_of_the_project_are_still_its_own_business(run):
    text = "import pytest\n\n\n@pytest.mark.xfail\ndef test_bad():\n    assert 1 == 2\n"
    text += "\n\n@pytest.mark.xfail(strict=True)\ndef test_good():\n    pass\n"
    found = run({"tests/test_own.py": text}, judges=(), expect=())
    assert [test.outcome for test in found.tests] == ["skipped", "failed"]
    assert found.integrity == []


KINDS = {
    "plain": "def test_it():\n    assert add(1, 2) == 3\n",
    "method": "class TestIt:\n    def test_it(self):\n        assert add(1, 2) == 3\n",
    "unittest": (
        "import unittest\n\n\nclass TestIt(unittest.TestCase):\n"
        "    def test_it(self):\n        self.assertEqual(add(1, 2), 3)\n"
    ),
    "asynchronous": (
        "import unittest\n\n\nclass TestIt(unittest.IsolatedAsyncioTestCase):\n"
        "    async def test_it(self):\n        self.assertEqual(add(1, 2), 3)\n"
    ),
    "parametrized": (
        "import pytest\n\n\n@pytest.mark.parametrize('a', [1])\n"
        "def test_it(a):\n    assert add(a, 2) == 3\n"
    ),
    "patched": (
        "from unittest.mock import patch\n\n\n@patch('os.getcwd')\n"
        "def test_it(cwd):\n    assert add(1, 2) == 3\n"
    ),
    "decorated": (
        "def twice(test):\n    def again():\n        test()\n        test()\n    return again\n\n\n"
        "@twice\ndef test_it():\n    assert add(1, 2) == 3\n"
    ),
    "subtests": (
        "def test_it(subtests):\n    for a, b in ((1, 0), (1, 2), (1, 0)):\n"
        "        with subtests.test(b=b):\n            assert add(a, b) == a + b\n"
    ),
    "subtests_of_unittest": (
        "import unittest\n\n\nclass TestIt(unittest.TestCase):\n"
        "    def test_it(self):\n        for a, b in ((1, 0), (1, 2), (1, 0)):\n"
        "            with self.subTest(b=b):\n                self.assertEqual(add(a, b), a + b)\n"
    ),
    "fixture": (
        "import pytest\n\n\n@pytest.fixture\ndef three():\n    return 3\n\n\n"
        "def test_it(three):\n    assert add(1, 2) == three\n"
    ),
}


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("right", [True, False])
def test_every_kind_of_test_keeps_its_verdict(run, kind, right):
    text = "from calc import add\n" + KINDS[kind]
    files = {**BASE, **(RIGHT if right else {}), TEST_FILE: text}
    found = run(files, expect=())
    assert [test.outcome for test in found.tests] == ["passed" if right else "failed"]
    assert found.integrity == [] and not found.collection_errors
