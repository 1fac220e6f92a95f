"""The run of the suite on the input, where it can stand in for the fix step's own first run."""

from __future__ import annotations

from ...context.step import run_of
from ...runner.model import SuiteRun
from .state import FixState


def known_run(state: FixState) -> SuiteRun | None:
    """Return the order's input `baseline` when it is a run of exactly what is there now.

    That needs `params.snapshot` 0, no file repaired by the syntax stage, a complete run, and
    tests of the same files, with every one of the Judge's among them.

    Raises:
        OrderError: The input has another shape.
    """
    order = state.context.order
    there = order.inputs.get("baseline") is not None
    if not there or order.params.get("snapshot") != 0 or state.changes:
        return None
    run = run_of(order, "baseline")
    collected = set(run.collected)
    files = {nodeid.partition("::")[0] for nodeid in collected}
    judges = {nodeid for nodeid in collected if nodeid.partition("::")[0] in state.generated.files}
    same = files == set(state.test_files()) and judges == set(state.generated.nodeids)
    return run if same and run.complete else None
