"""Step `build_test`: the nano tester on a task's edits, and what the tester reports of it."""

from __future__ import annotations

from ..build.nano import NanoTest, report_of
from ..context.step import StepContext
from ..contracts.log import log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..workspace import UnsafePathError, Workspace
from ..workspace.workspace import apply_edits
from ._building import baseline_of, task_of
from .verify import read_edits


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Test `params.task` on the snapshot with the input `edits`, fail-fast."""
    context = StepContext(order, workspace)
    task = task_of(order)
    before_s = order.params.get("test_seconds")
    if before_s is not None and not isinstance(before_s, (int, float)):
        raise OrderError("params.test_seconds must be a number")
    root = workspace.copy()
    try:
        changed = apply_edits(root, read_edits(order))
    except (UnsafePathError, ValueError) as error:
        raise OrderError(f"the edits cannot be applied: {error}") from error
    python = sorted(path for path in changed if path.endswith(".py"))
    nano = NanoTest(context, workspace, root, python, task, baseline_of(order), before_s)
    nano.test()
    report = report_of(nano)
    passed = nano.run.count("passed") if nano.run else 0
    failed = len(nano.result["test_failures"])
    log = log_entry(
        "Judge",
        "DEBUG",
        "SUCCESS" if report["passed"] else "FAILURE",
        f"python -m pytest -q  # {task['id']}: {task['title']}",
        nano.output,
        tool="pytest",
        isolation=context.sandbox.isolation,
        seconds=nano.run.seconds if nano.run else 0,
        nano=nano.result,
    )
    result = {
        "nano": nano.result,
        "tester": report,
        "pytest_exit_code": nano.exit_code,
        "passed": passed,
        "failed": failed,
        "seconds": nano.seconds,
        "signature": nano.signature,
        "missing": sorted(set(nano.missing)),
    }
    summary = {"passed": passed, "failed": failed, "errors": 0, "exit_code": nano.exit_code}
    return StepOutcome(result, summary, [log])
