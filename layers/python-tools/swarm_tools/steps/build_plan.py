"""Step `build_plan`: the planner without a model."""

from __future__ import annotations

import json

from ..build import contract
from ..context.step import StepContext
from ..contracts.log import ENGINE_MODEL, log_entry
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..contracts.schemas import ContractError, validate
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from ._building import ask_engine, baseline_of, texts_of


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Plan `params.goal`; the input `baseline` says which tests are red."""
    context = StepContext(order, workspace)
    asked = {key: order.params[key] for key in ("goal", "plan_id") if key in order.params}
    try:
        validate("planner-input", {"repo_summary": "", **asked})
    except ContractError as error:
        raise OrderError(f"params are no input of a planner: {error}") from error
    layout = ProjectLayout.of(workspace.root)
    item = {
        "do": "plan",
        **asked,
        "files": texts_of(workspace.root),
        "modules": {layout.module_name(path): path for path in layout.files.sources},
        "red": _red(order),
    }
    made = ask_engine(context, workspace.root, item)
    answer = made["answer"]
    contract.check_plan(answer, order.params.get("plan_id"))
    tasks = answer.get("tasks", [])
    log = log_entry(
        "Auditor",
        "CODE_ANALYSIS",
        "SUCCESS" if tasks else "FAILURE",
        str(order.params["goal"]),
        json.dumps(answer, ensure_ascii=False),
        model=ENGINE_MODEL,
        tasks=len(tasks),
        problem=made.get("problem"),
    )
    return StepOutcome({"answer": answer}, {"tasks": len(tasks)}, [log])


def _red(order: WorkOrder) -> dict[str, str]:
    """Return {file of tests: why it is red}."""
    run = baseline_of(order)
    if run is None:
        return {}
    red = {item["path"]: item["message"][-200:] for item in run.collection_errors}
    for test in run.tests:
        if test.outcome in ("failed", "error") and not test.flaky:
            red.setdefault(test.nodeid.partition("::")[0], test.message or test.outcome)
    return red
