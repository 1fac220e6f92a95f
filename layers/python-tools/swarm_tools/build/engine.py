"""Planner and coder as tasks of the warm sandboxed process: they only read text."""

from __future__ import annotations

from typing import Any


def warm(_: Any) -> None:
    """Import what the items need."""
    from . import code, plan

    assert code and plan


def run(item: dict[str, Any], _: Any) -> dict[str, Any]:
    """Do one item: `{do: "wants_tests" | "plan" | "code", ...}`; see `plan` and `code`."""
    from . import code, plan

    if item["do"] == "wants_tests":
        return {"tests": plan.wants_tests(item["goal"])}
    if item["do"] == "plan":
        answer = plan.plan(
            item["goal"], item["files"], item["modules"], item.get("red"), item.get("plan_id")
        )
    else:
        answer = code.code(item["task"], item["files"])
    return {"answer": answer}
