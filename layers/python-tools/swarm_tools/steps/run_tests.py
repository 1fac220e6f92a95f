"""Step `run_tests`: the project's own tests, the Judge's, or both, on the snapshot."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from ..context.step import GeneratedTests, StepContext, run_of, test_files
from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..runner.model import SuiteRun
from ..workspace import Workspace
from ..workspace.discovery import is_collectable
from ..workspace.layout import ProjectLayout


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Run the suite that `params.suite` names; see `SuiteRun.to_json` for the result."""
    context = StepContext(order, workspace)
    generated = GeneratedTests.of(order)
    suite = order.one_of("suite", ("all", "existing", "generated"))
    if suite != "existing":
        generated.lay_over(workspace.root)
    layout = ProjectLayout.of(workspace.root)
    files = test_files(layout, suite, generated)
    expect = order.paths("expect")
    if expect is None:
        expect = generated.nodeids if suite != "existing" else []
    coverage = layout.files.sources if order.params.get("coverage") else []
    # The Judge's own tests were run twice when they were written: only others can be flaky.
    doubted = [path for path in files if path not in generated.files]
    own = green_run(order, doubted, generated) if suite == "all" and not coverage else None
    if own is not None:
        files = [path for path in files if path in generated.files]
    outcome = context.run_tests(
        workspace.root,
        files,
        expect=expect,
        coverage=coverage,
        rerun_files=doubted,
        may_be_known=True,
    )
    if own is not None:
        outcome.join(own)
    return StepOutcome(
        outcome.to_json() | {"import_errors": import_errors(outcome)},
        summary(outcome),
        [test_log(outcome, files)],
    )


def green_run(order: WorkOrder, own: list[str], generated: GeneratedTests) -> SuiteRun | None:
    """Return the order's input `existing` when it shows the project's own tests all green.

    It has to be a complete run of exactly the files `own`, about whose outcomes nothing is noted,
    and the Judge's tests must not be such that another run of them would differ.

    Raises:
        OrderError: The input has another shape.
    """
    if order.inputs.get("existing") is None or not own:
        return None
    run = run_of(order, "existing")
    same = {nodeid.partition("::")[0] for nodeid in run.collected} == set(own)
    sure = run.complete and run.green and not run.integrity and not any(t.flaky for t in run.tests)
    plain = all(is_collectable(path) or not _is_near(path, own) for path in generated.files)
    return run if same and sure and plain else None


def _is_near(path: str, own: list[str]) -> bool:
    """Tell whether a file that is no test is in a folder above one of `own`."""
    folder = PurePosixPath(path).parent
    return any(PurePosixPath(test).is_relative_to(folder) for test in own)


def summary(outcome: SuiteRun) -> dict[str, Any]:
    """Return the counters of a run that the state machine carries."""
    return outcome.counters() | {
        "timed_out": outcome.timed_out,
        "crashed": outcome.crashed,
        "untestable": outcome.untestable_reason is not None,
    }


def import_errors(outcome: SuiteRun) -> list[dict[str, str]]:
    """Return the collection errors that are failed imports."""
    return [
        item
        for item in outcome.collection_errors
        if "ImportError" in item["message"] or "ModuleNotFoundError" in item["message"]
    ]


def test_log(outcome: SuiteRun, files: list[str], agent: str = "Judge") -> dict[str, Any]:
    """Return the log entry of one test run; failing tests make it a failure."""
    bad = outcome.count("failed") + outcome.count("error") + len(outcome.collection_errors)
    clean = not bad and not outcome.timed_out and not outcome.crashed
    return log_entry(
        agent,
        "DEBUG",
        "SUCCESS" if clean else "FAILURE",
        "python -m pytest " + " ".join(files),
        outcome.output,
        tool="pytest",
        isolation=outcome.isolation,
        seconds=outcome.seconds,
        timed_out=outcome.timed_out,
        crashed=outcome.crashed,
        integrity=outcome.integrity,
        version=outcome.version,
        **({"known": outcome.known} if outcome.known else {}),
        **outcome.counters(),
    )
