"""The run on the input stands in for the fix step's own first run only where it is the same."""

from __future__ import annotations

import copy

import pytest

from swarm_tools.context.step import StepContext
from swarm_tools.contracts import OrderError, WorkOrder
from swarm_tools.runner.model import SuiteRun, TestResult
from swarm_tools.steps._fixing.baseline import known_run
from swarm_tools.steps._fixing.state import FixState
from swarm_tools.workspace import Workspace

NAME = "tests/test_calc.py::test_add"
TESTS = {
    "files": {"tests/test_calc.py": "def test_add():\n    assert 1\n"},
    "tests": [{"nodeid": NAME}],
}
RUN = SuiteRun([NAME], [TestResult(NAME, "failed", message="boom")]).to_json()


def known(baseline, *, snapshot=0, changed=False):
    """Return what `known_run` makes of `baseline`."""
    with Workspace() as workspace:
        (workspace.root / "calc.py").write_text("def add(a, b):\n    return a - b\n", "utf-8")
        inputs = {"tests": TESTS, "baseline": baseline}
        order = WorkOrder("fix", {"snapshot": snapshot}, inputs)
        state = FixState.begin(StepContext(order, workspace), workspace, None)
        if changed:
            state.changes["calc.py"] = [{}]
        return known_run(state)


def test_a_complete_run_of_the_same_tests_is_taken():
    """As it came, with or without the envelope of a work result."""
    for data in (RUN, {"ok": True, "result": RUN}):
        run = known(data)
        assert [(test.nodeid, test.outcome) for test in run.tests] == [(NAME, "failed")]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"collected": [NAME, "tests/test_calc.py::test_more"]},
        {"collected": [NAME, "test_other.py::test_it"]},
        {"collected": []},
        {"timed_out": True},
        {"crashed": True},
        {"untestable_reason": "no end"},
        {"collection_errors": [{"path": "tests/test_calc.py", "message": "no"}]},
        {"tests": []},
    ],
)
def test_another_or_an_incomplete_run_is_not(spoilt):
    """Any difference in tests, or a run that was cut short, and the suite runs anew."""
    assert known(copy.deepcopy(RUN) | spoilt) is None


def test_another_snapshot_or_repaired_syntax_is_not():
    """The run is of the input as it came."""
    assert known(RUN, snapshot=1) is None
    assert known(RUN, snapshot=None) is None
    assert known(RUN, changed=True) is None
    assert known(None) is None


def test_a_malformed_run_is_an_error_of_the_order():
    """It is named, not guessed at."""
    with pytest.raises(OrderError, match="baseline"):
        known({"tests": 3})
