"""What the steps of build share: the project as text, and the engine that plans and codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..context.step import StepContext
from ..contracts.order import OrderError, WorkOrder
from ..contracts.schemas import ContractError, validate
from ..runner.model import SuiteRun
from ..sandbox.fanout import fan_out
from ..workspace import decode
from ..workspace.layout import ProjectLayout

_ENGINE = "swarm_tools.build.engine"
_ENGINE_TIMEOUT_S = 45.0


def texts_of(root: Path) -> dict[str, str]:
    """Return the text of every Python file whose bytes fit its encoding."""
    files = ProjectLayout.of(root).files.python
    texts = {path: decode((root / path).read_bytes()) for path in files}
    return {path: source.text for path, source in texts.items() if source.sound}


def ask_engine(context: StepContext, root: Path, item: dict[str, Any]) -> dict[str, Any]:
    """Return what the engine makes of an item; what ends it is an error as the agents say it."""
    limit = min(_ENGINE_TIMEOUT_S, context.remaining_s)
    made = fan_out(
        context.sandbox, _ENGINE, [item], cwd=root, timeout_s=limit, total_s=limit
    ).items[0]
    if made.value is None:
        reason = "the engine did not end in time" if made.timed_out else "the engine failed"
        return {"answer": {"status": "error", "reason": reason}, "problem": made.error}
    return dict(made.value)


def task_of(order: WorkOrder) -> dict[str, Any]:
    """Return the task of an order.

    Raises:
        OrderError: There is none, or it breaks its contract.
    """
    task = order.params.get("task")
    try:
        validate("coder-input", {"task": task, "context_files": []})
    except ContractError as error:
        raise OrderError(f"params.task is no task: {error}") from error
    return dict(task)


def baseline_of(order: WorkOrder) -> SuiteRun | None:
    """Return the run of the project's own tests, None when it failed or is not there.

    Raises:
        OrderError: It has another shape.
    """
    data = order.inputs.get("baseline")
    if not isinstance(data, dict) or not data.get("ok", True):
        return None
    try:
        return SuiteRun.from_json(data.get("result", data))
    except ValueError as error:
        raise OrderError("input 'baseline' must be the result of run_tests") from error
