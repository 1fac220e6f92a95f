"""Step `build_code`: the coder without a model, from the library and by search."""

from __future__ import annotations

import json
from typing import Any

from ..build import contract
from ..build.goal import read_goal
from ..build.parse import parsed
from ..context.step import StepContext
from ..contracts.log import ENGINE_MODEL, log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..workspace import Workspace
from ..workspace.workspace import apply_edits, write_file
from ._building import ask_engine, task_of, texts_of
from ._fixing.repairing import Repair
from ._fixing.state import FixState
from .verify import read_edits

_DEFAULT_DEADLINE_S = 90.0


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Do `params.task` on the snapshot with the input `edits`, the attempts before this one."""
    context = StepContext(order, workspace)
    task = task_of(order)
    attempt = order.params.get("attempt", 1)
    deadline_s = order.params.get("deadline_s", _DEFAULT_DEADLINE_S)
    if not isinstance(attempt, int) or not isinstance(deadline_s, (int, float)):
        raise OrderError("params.attempt and params.deadline_s must be numbers")
    apply_edits(workspace.root, read_edits(order))
    files = texts_of(workspace.root)
    made = ask_engine(context, workspace.root, {"do": "code", "task": task, "files": files})
    answer = made["answer"]
    logs: list[dict[str, Any]] = []
    if read_goal(task["title"]).tests:
        for edit in answer.get("edits", []):
            write_file(workspace.root, edit["path"], edit["content"].encode())
        answer, logs = _searched(context, workspace, task, answer, attempt, deadline_s)
    contract.check_edits(answer, task)
    edits = answer.get("edits", [])
    logs.append(
        log_entry(
            "Fixer",
            "CODE_GEN",
            "SUCCESS" if edits else "FAILURE",
            json.dumps({"task": task, "files": sorted(files)}, ensure_ascii=False),
            json.dumps(answer, ensure_ascii=False),
            model=ENGINE_MODEL,
            attempt=attempt,
            files=[edit["path"] for edit in edits],
            problem=made.get("problem"),
        )
    )
    return StepOutcome({"answer": answer, "dependencies": []}, {"edits": len(edits)}, logs)


def _searched(
    context: StepContext,
    workspace: Workspace,
    task: dict[str, Any],
    answer: dict[str, Any],
    attempt: int,
    deadline_s: float,
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Let the search for repairs go on from what is written; whole files come back."""
    state = FixState.begin(context, workspace, list(task["artifacts"]))
    state.parsing = {path for path in state.targets if parsed(state.texts[path]) is not None}
    state.start_from(None)
    if state.last_run is None or state.last_run.green:
        return answer, state.logs
    repair = Repair(state)
    repair.search(attempt, float(deadline_s))
    if repair.edits:
        repair.try_on()
        repair.check()
    texts = {edit["path"]: edit["content"] for edit in answer.get("edits", [])}
    texts |= {path: state.texts[path] for path in sorted(repair.edits)}
    if not texts:
        return contract.error(
            "neither the library nor a search found code for red tests"
        ), state.logs
    paths = sorted(texts, key=lambda path: path.encode("utf-16-be", "surrogatepass"))
    return {"edits": [{"path": path, "content": texts[path]} for path in paths]}, state.logs
