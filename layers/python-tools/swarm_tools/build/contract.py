"""What the agents of build say to each other, and the rules that no schema can tell.

Shapes: `planner-*`, `coder-*` and `tester-*` of `core/contracts/schema`. The TypeScript side holds
the same rules in `core/build`; both run the same examples.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..contracts.schemas import ContractError, validate

LONGEST_TEXT = 4000
DEFAULT_PLAN_ID = "plan_0001"
_HEAD = 2500
_TAIL = 1000


def error(reason: str) -> dict[str, Any]:
    """Return what an agent answers where it cannot do its part."""
    return {"status": "error", "reason": shortened(reason) or "no reason was given"}


def shortened(text: str) -> str:
    """Return a text within the limit: as it is, or its head and its tail."""
    if len(text) <= LONGEST_TEXT:
        return text
    return f"{text[:_HEAD]}\n...\n{text[-_TAIL:]}"


def tester_report(task_id: str, exit_code: int, output: str) -> dict[str, Any]:
    """Return what the tester says of a run: passed if and only if the exit code is 0."""
    validate(
        "tester-input",
        {"task_id": task_id, "pytest_exit_code": exit_code, "pytest_output": output},
    )
    report = {"task_id": task_id, "passed": exit_code == 0, "report": shortened(output)}
    validate("tester-output", report)
    return report


def check_plan(answer: Mapping[str, Any], plan_id: str | None = None) -> None:
    """Hold a planner's answer against its contract.

    Raises:
        ContractError: It breaks it; the message says where.
    """
    validate("planner-output", answer)
    if answer.get("status") == "error":
        return
    wanted = plan_id or DEFAULT_PLAN_ID
    if answer["plan_id"] != wanted:
        raise ContractError(f"plan_id must be {wanted}")
    for number, task in enumerate(answer["tasks"], 1):
        if task["id"] != f"T{number}":
            raise ContractError(f"tasks/{number - 1}/id must be T{number}")
        if len(set(task["artifacts"])) != len(task["artifacts"]):
            raise ContractError(f"tasks/{number - 1}/artifacts names a path twice")


def check_edits(answer: Mapping[str, Any], task: Mapping[str, Any]) -> None:
    """Hold a coder's answer against its contract and its task.

    Raises:
        ContractError: It breaks it; the message says where.
    """
    validate("coder-output", answer)
    if answer.get("status") == "error":
        return
    paths = [edit["path"] for edit in answer["edits"]]
    if paths != sorted(set(paths), key=_code_units):
        raise ContractError("edits must be sorted by path, each path once")
    outside = sorted(set(paths) - set(task["artifacts"]))
    if outside:
        raise ContractError(f"{outside[0]} is not an artifact of {task['id']}")


def _code_units(path: str) -> bytes:
    """Return the key of the one order of paths that both languages share."""
    return path.encode("utf-16-be", "surrogatepass")
