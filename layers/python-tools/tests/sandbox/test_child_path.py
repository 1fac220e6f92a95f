"""What a child of a project can import, and which packages a run shows it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from swarm_tools.environment import site
from swarm_tools.environment.archive import pack
from swarm_tools.environment.site import packages_of
from swarm_tools.lint import inspect_files
from swarm_tools.repair import search
from swarm_tools.runner.imports import check_imports
from swarm_tools.runner.suite import Suite, run_suite
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.sandbox.child_path import SITE_VARIABLE
from swarm_tools.sandbox.environment import PACKAGE_ROOT
from swarm_tools.sandbox.isolation import BARE, NAMESPACES
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

USES = "import attrs\nimport rates\nimport yaml\n\nEUR = rates.EUR\n"
TEST = (
    "import pytest\nimport rates\n\ndef test_rate(doubled):\n    assert doubled == 2 * rates.EUR\n"
    "\ndef test_read_only():\n    with pytest.raises(OSError):\n"
    "        open(rates.__file__, 'a')\n"
)
PLUGIN = "import pytest, rates\n\n@pytest.fixture\ndef doubled():\n    return 2 * rates.EUR\n"


@pytest.fixture
def packages(tmp_path, monkeypatch):
    folder = tmp_path / "packages"
    info = folder / "rates-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text("[pytest11]\nrates = rates_plugin\n")
    (folder / "rates.py").write_text("EUR = 7\n")
    (folder / "rates_plugin.py").write_text(PLUGIN)
    (folder / "attrs.py").write_text("OURS = False\n")
    data = pack(folder)
    asked = []

    def fetch(url, what, most):
        asked.append(what)
        return data

    monkeypatch.setattr("swarm_tools.contracts.transfer.fetch", fetch)
    monkeypatch.setattr(site, "_kept", None)
    yield asked
    if site._kept:
        site.remove_tree(site._kept[1])


@pytest.fixture
def workspace():
    with Workspace() as made:
        (made.root / "uses.py").write_text(USES)
        (made.root / "plain.py").write_text("import yaml\n")
        (made.root / "theirs.py").write_text("import attrs\n\nassert not attrs.OURS\n")
        (made.root / "tests").mkdir()
        (made.root / "tests/test_rates.py").write_text(TEST)
        yield made


def test_a_project_has_its_packages_and_none_of_ours(packages, workspace):
    sandbox, layout = Sandbox(Limits()), ProjectLayout.of(workspace.root)
    paths = ["plain.py", "theirs.py", "uses.py"]
    with packages_of("http://x/environments/a?secret", sandbox.isolation):
        failed = check_imports(sandbox, workspace, layout, paths, 30)
        reports = inspect_files(sandbox, layout, paths, lint=True, total_s=60)
        run = run_suite(sandbox, workspace, Suite(workspace.root, ["tests/test_rates.py"]))
    assert {path: why["missing_module"] for path, why in failed.items()} == {
        "plain.py": "yaml",
        "uses.py": "yaml",
    }
    assert [report.facts["missing_imports"] for report in reports] == [["yaml"], [], ["yaml"]]
    assert [test.outcome for test in run.tests] == ["passed", "passed"]


def test_pylint_sees_the_packages(packages, workspace):
    (workspace.root / "uses.py").write_text("import rates\nimport yaml\n\nprint(rates.USD, yaml)\n")
    sandbox, layout = Sandbox(Limits()), ProjectLayout.of(workspace.root)

    def found():
        report = inspect_files(sandbox, layout, ["uses.py"], lint=True, total_s=60)[0]
        return {message["symbol"] for message in report.messages}

    assert not found() & {"no-member", "import-error"}
    with packages_of("http://x/environments/a", sandbox.isolation):
        assert "no-member" in found() and "import-error" not in found()


def test_unpacked_once_where_children_cannot_write(packages):
    for url in ("http://x/e/a?1", "http://x/e/a?2"):
        with packages_of(url, NAMESPACES) as given:
            assert given
    assert packages == ["environment"]
    with packages_of("http://x/e/b", NAMESPACES):
        assert len(packages) == 2
    for _ in range(2):
        with packages_of("http://x/e/c", BARE):
            pass
    assert len(packages) == 4


def test_without_packages_there_are_none(packages):
    import os

    with packages_of(None, NAMESPACES) as given:
        assert not given and SITE_VARIABLE not in os.environ
    assert packages == []


def test_programs_that_a_test_starts_have_the_packages_too(packages, workspace):
    code = "import subprocess, sys\n\ndef test_it():\n    code = 'import rates; print(rates.EUR)'\n"
    code += "    assert subprocess.check_output([sys.executable, '-c', code]) == b'7\\n'\n"
    (workspace.root / "tests/test_rates.py").write_text(code)
    sandbox = Sandbox(Limits())
    with packages_of("http://x/environments/a", sandbox.isolation):
        run = run_suite(sandbox, workspace, Suite(workspace.root, ["tests/test_rates.py"]))
    assert [test.outcome for test in run.tests] == ["passed"]


def test_repair_runs_tests_that_need_plugins_of_the_packages(packages, workspace):
    (workspace.root / "uses.py").write_text("def less(a, b):\n    return a + b\n")
    test = "from uses import less\n\ndef test_less(doubled):\n    assert less(doubled, 4) == 10\n"
    (workspace.root / "tests/test_rates.py").write_text(test)
    sandbox = Sandbox(Limits())
    red = ["tests/test_rates.py::test_less"]
    with packages_of("http://x/environments/a", sandbox.isolation):
        found = search(workspace.root, ["uses.py"], red, [], deadline_s=30, sandbox=sandbox)
    assert "a - b" in found.edits["uses.py"]


def test_tools_can_be_imported_last():
    code = (
        "import json, sys\nfrom swarm_tools.sandbox.child_path import show_project\n"
        "show_project([], [])\nimport pytest, coverage\n"
        "found = []\nfor name in ('pylint', 'jsonschema', 'hypothesis'):\n"
        "    try:\n        __import__(name)\n        found.append(name)\n"
        "    except ModuleNotFoundError:\n        pass\nprint(json.dumps(found))"
    )
    said = subprocess.check_output([sys.executable, "-c", code], cwd=PACKAGE_ROOT, text=True)
    assert json.loads(said) == []


_TOOLS = {"pytest", "pluggy", "iniconfig", "packaging", "pygments", "coverage"}
_TOOLS |= {"exceptiongroup", "tomli", "typing_extensions"}


def test_tools_and_nothing_else_of_ours_tell_their_version():
    code = (
        "import json, sys\nfrom importlib import metadata\n"
        "from swarm_tools.sandbox.child_path import show_project\nshow_project([], [])\n"
        "names = {dist.metadata['Name'].lower() for dist in metadata.distributions()}\n"
        "assert metadata.version('pluggy')\nprint(json.dumps(sorted(names)))"
    )
    said = subprocess.check_output([sys.executable, "-c", code], cwd=PACKAGE_ROOT, text=True)
    assert {"pytest", "pluggy"} <= set(json.loads(said)) <= _TOOLS


def test_pytest_that_a_test_starts_runs_with_the_tools(packages, workspace):
    code = "pytest_plugins = ['pytester']\n\ndef test_it(pytester):\n"
    code += "    pytester.makepyfile('def test_one(): pass')\n"
    code += "    pytester.runpytest_inprocess().assert_outcomes(passed=1)\n"
    (workspace.root / "tests/test_rates.py").write_text(code)
    sandbox = Sandbox(Limits())
    with packages_of("http://x/environments/a", sandbox.isolation):
        run = run_suite(sandbox, workspace, Suite(workspace.root, ["tests/test_rates.py"]))
    assert [test.outcome for test in run.tests] == ["passed"], run.output
