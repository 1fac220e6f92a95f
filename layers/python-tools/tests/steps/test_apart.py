"""A refused attempt is taken apart: what holds is kept, what is left out has a true reason."""

from dataclasses import replace

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.lint import FileReport
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.steps._fixing import checks, cleaning
from swarm_tools.workspace import Workspace

UNTIDY = "import os\n\n\ndef value{n}():\n    return {n}\n"
HELD = (
    "from pathlib import Path\n\n\n"
    "def test_text():\n    assert Path('{path}').read_text() == {text!r}\n"
)
RANDOM = (
    "import random\n\nimport pytest\n\n\n"
    "@pytest.mark.parametrize('value', [random.random() for _ in range(5)])\n"
    "def test_share(value):\n    assert value < 1\n"
)


@pytest.fixture
def fix():
    def fix(files, **params):
        with Workspace() as workspace:
            for path, text in files.items():
                (workspace.root / path).parent.mkdir(parents=True, exist_ok=True)
                (workspace.root / path).write_text(text)
            return load_steps()["fix"](WorkOrder("fix", params, {}, Limits()), workspace).result

    return fix


def test_one_file_that_may_not_change_costs_no_other(fix):
    files = {f"part{n}.py": UNTIDY.format(n=n) for n in range(5)}
    held = HELD.format(path="part3.py", text=files["part3.py"])
    result = fix({**files, "tests/test_held.py": held, "tests/test_random.py": RANDOM})
    changed = sorted(edit["path"] for edit in result["edits"])
    assert changed == ["part0.py", "part1.py", "part2.py", "part4.py"]
    [left] = result["not_done"]
    assert left["path"] == "part3.py"
    assert left["reason"] == (
        "clean-up: it would turn a green test red: tests/test_held.py::test_text"
    )


def test_what_time_does_not_suffice_for_is_left_and_named(fix, monkeypatch):
    monkeypatch.setattr(cleaning, "_SHARD", 2)
    files = {f"part{n}.py": UNTIDY.format(n=n) for n in range(5)}
    accept = cleaning.Cleaning._accept

    def accepted(self, texts):
        accept(self, texts)
        monkeypatch.setattr(cleaning, "_LEAST_S", 1000.0)

    monkeypatch.setattr(cleaning.Cleaning, "_accept", accepted)
    result = fix(files)
    assert sorted(edit["path"] for edit in result["edits"]) == ["part0.py", "part1.py"]
    assert result["left"] == ["part2.py", "part3.py", "part4.py"] and result["not_done"] == []
    result = fix(files, clean=["part2.py"])
    assert [edit["path"] for edit in result["edits"]] == ["part2.py"]


def test_a_lint_without_a_report_is_not_called_worse():
    linted = FileReport("a.py", True)
    late = replace(linted, error="timed out", timed_out=True, seconds=30)
    assert checks.why_worse(linted, linted) is None
    assert checks.why_worse(late, linted) is None
    why = checks.why_worse(linted, late)
    assert why == "not linted after it: pylint did not end within its limit of 30 s for a file"
    unreached = replace(linted, error="not finished", reached=False)
    assert "within the time of the step" in checks.why_worse(linted, unreached)
    worse = replace(linted, counts=linted.counts | {"error": 1, "statement": 1})
    assert checks.why_worse(linted, worse) == "pylint's verdict would get worse"
