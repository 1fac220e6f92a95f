"""What children came to is looked up only for the same bytes, and tells what they told."""

from __future__ import annotations

import json

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.handler import _scopes
from swarm_tools.kept import Kept, Scope
from swarm_tools.runner import known
from swarm_tools.runner.model import SuiteRun
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.sandbox.isolation import BARE
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

PROJECT = {
    "calc.py": "import os\n\n\ndef add(a, b):\n    return a - b\n",
    "tests/test_calc.py": "from calc import add\n\n\ndef test_add():\n    assert add(2, 0) == 2\n",
}
JUDGES = "tests/test_more.py"
MORE = {
    "files": {JUDGES: "from calc import add\n\n\ndef test_more():\n    assert add(1, 1) == 2\n"},
    "tests": [{"nodeid": f"{JUDGES}::test_more"}],
}


@pytest.fixture
def started(monkeypatch):
    """Count the children that are started."""
    rows = []
    run = Sandbox.run

    def counted(self, *args, **kwargs):
        rows.append((args[0][-1], json.loads(kwargs.get("stdin") or b"{}")))
        return run(self, *args, **kwargs)

    monkeypatch.setattr(Sandbox, "run", counted)
    return rows


@pytest.fixture
def do():
    """Do a step as the handler would, with what one worker keeps."""
    kept = Kept()

    def do(step, params, inputs=None, files=None, keep=True, owner="a", run="1"):
        scopes = (Scope(kept, owner), Scope(kept, owner, run)) if keep else ()
        with Workspace() as workspace:
            for path, text in (PROJECT | (files or {})).items():
                target = workspace.root / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, "utf-8")
            order = WorkOrder(step, params, inputs or {}, Limits(), *scopes)
            return load_steps()[step](order, workspace).result

    return do


def children_with_tests(rows):
    """Return the children of which each ran tests."""
    return [code for code, _ in rows if "runner.child" in code]


def timeless(data):
    """Return results without what a clock told."""
    if isinstance(data, dict):
        return {k: timeless(v) for k, v in data.items() if k not in ("seconds", "duration_s")}
    return [timeless(item) for item in data] if isinstance(data, list) else data


def test_the_oldest_goes_and_what_is_kept_stays_as_it_was():
    kept = Kept(most_bytes=400)
    value = {"rows": ["x" * 20]}
    for name in "abcdefghijklm":
        kept.put(name, value)
        assert kept.get("a") is not None
    assert kept.get("b") is None and kept.get("m") == value
    kept.get("m")["rows"].append("changed")
    assert kept.get("m") == value
    kept.put("large", "x" * 60)
    assert kept.get("large") is None
    assert Scope(kept, "a", "b").key("c") != Scope(kept, "a").key("b", "c")


def test_a_run_of_the_same_bytes_is_told_again_and_no_other(do, started):
    """Of one run, with every result as without what is kept."""
    every = {"suite": "all"}
    plain = do("run_tests", every, {"tests": MORE}, keep=False)
    first = do("run_tests", every, {"tests": MORE})
    # Its first runs of both kinds, and the red one again, to see whether it is flaky.
    before = len(started)
    again = do("run_tests", every, {"tests": MORE})
    assert len(started) == before and first["failed"] == 1
    assert timeless(again) == timeless(first) == timeless(plain)
    do("run_tests", every, {"tests": MORE}, files={"data.txt": "1"})
    one = len(started) - before
    assert one == 2
    for other in ({"run": "2"}, {"owner": "b"}):
        do("run_tests", every, {"tests": MORE}, **other)
    assert len(started) == before + 3 * one


def test_verification_really_runs(do, started):
    do("run_tests", {"suite": "all"})
    edits = {"edits": [{"path": "new.txt", "content": "1"}]}
    params = {"files": ["calc.py"]}
    results = []
    for _ in range(2):
        before = len(started)
        results.append(do("verify", params, {"edits": edits}))
        results.append(children_with_tests(started[before:]))
    assert len(results[1]) == len(results[3]) == 1
    assert timeless(results[0]) == timeless(results[2])


@pytest.mark.parametrize(
    "doubt",
    [
        {"event": "integrity", "note": "a test that must fail did not fail"},
        {"event": "overwritten", "path": "tests/test_calc.py"},
        {"event": "copied"},
        {"event": "collect_error", "path": "tests/test_b.py", "message": "no"},
        {"event": "collected", "nodeids": ["tests/test_calc.py::test_lost"]},
    ],
    ids=lambda event: event["event"],
)
def test_a_run_that_is_not_whole_is_not_kept(monkeypatch, do, started, doubt):
    """Nor one whose canary did not hold."""
    keep = known.keep_run

    def spoilt(suite, key, outcome, events):
        keep(suite, key, outcome, [*events, doubt])

    monkeypatch.setattr("swarm_tools.runner.process.keep_run", spoilt)
    do("run_tests", {"suite": "existing"})
    before = len(started)
    do("run_tests", {"suite": "existing"})
    assert len(started) == before + 1


def test_pylint_looks_again_only_at_what_an_edit_reaches(do, started):
    files = {
        "pkg/__init__.py": "",
        "pkg/low.py": "RATE = 3\n",
        "pkg/mid.py": "from . import low\n\nprint(low.RATE)\n",
        "top.py": "from pkg import mid\n\nprint(mid)\n",
        "other.py": "import json\n\nprint(json)\n",
        "foreign.py": "import not_there_at_all\n",
    }
    paths = [*files, "calc.py"]

    def looked_at(changed, *, compare=False):
        """Inspect, if need be also without what is kept; returns what pylint looked at."""
        before, now = len(started), files | changed
        found = do("inspect", {"files": paths}, files=now)
        jobs = [job for _, job in started[before:] if job.get("task") == "swarm_tools.lint.check"]
        if compare:
            anew = do("inspect", {"files": paths}, files=now, keep=False)
            assert timeless(found) == timeless(anew)
        return jobs[0]["items"] if jobs else []

    assert looked_at({}) == paths
    assert looked_at({"pkg/data.txt": "1"}) == []
    reached = ["pkg/low.py", "pkg/mid.py", "top.py", "foreign.py"]
    assert looked_at({"pkg/low.py": ""}, compare=True) == reached
    assert looked_at({"sub/not_there_at_all.py": ""}, compare=True) == ["foreign.py"]
    assert looked_at({"json.py": "X = 1\n"}) == paths


GREEN = "tests/test_calc.py::test_add"


def test_green_tests_of_the_project_run_once_before_the_fix(do, started):
    """Taken from the inspection, where it shows all of them green."""
    existing = do("run_tests", {"suite": "existing", "coverage": True}, keep=False)
    both = do("run_tests", {"suite": "all"}, {"tests": MORE}, keep=False)
    before = len(started)
    inputs = {"tests": MORE, "existing": existing}
    found = do("run_tests", {"suite": "all"}, inputs, keep=False)
    assert len(started) == before + 1
    assert timeless(found) == timeless(both)
    assert [test["nodeid"] for test in found["tests"]] == [GREEN, f"{JUDGES}::test_more"]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"collected": []},
        {"collected": [GREEN, "tests/test_b.py::test_b"]},
        {"crashed": True},
        {"integrity": ["a note"]},
        {"tests": [{"nodeid": GREEN, "outcome": "failed"}]},
        {"tests": [{"nodeid": GREEN, "outcome": "passed", "flaky": True}]},
        {"files": {**MORE["files"], "tests/__init__.py": ""}},
    ],
    ids=lambda one: next(iter(one)),
)
def test_they_run_again_where_anything_speaks_against_that(do, started, spoilt):
    existing = do("run_tests", {"suite": "existing"}, keep=False)
    assert SuiteRun.from_json(existing).green
    before = len(started)
    tests = MORE | {"files": spoilt.get("files", MORE["files"])}
    do("run_tests", {"suite": "all"}, {"tests": tests, "existing": existing | spoilt}, keep=False)
    assert len(children_with_tests(started[before:])) >= 2


def test_nothing_is_kept_where_children_reach_the_worker(monkeypatch):
    run = {"owner": "a", "run_id": "1"}
    assert len(_scopes(Kept(), run)) == 2 and _scopes(None, run) == ()
    monkeypatch.setattr(Sandbox, "isolation", property(lambda self: BARE))
    assert _scopes(Kept(), run) == ()
