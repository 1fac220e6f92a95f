"""Runs steps of the workbench on a project, as the pipeline does, on this machine."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.workspace import write_file

Files = Mapping[str, bytes]
_LIMITS = Limits(step_timeout_s=600, tests_timeout_s=240)


def run_step(
    name: str,
    files: Files,
    params: Mapping[str, Any] | None = None,
    inputs: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the result of one step on a project.

    Args:
        name: Name of the step, such as ``fix``.
        files: The project's bytes by POSIX path.
        params: The order's parameters.
        inputs: The order's inputs, such as the Judge's tests.
    """
    with Workspace() as workspace:
        for path, data in files.items():
            write_file(workspace.root, path, data)
        order = WorkOrder(name, dict(params or {}), dict(inputs or {}), _LIMITS)
        return load_steps()[name](order, workspace).result


def with_edits(files: Files, edits: list[Mapping[str, Any]]) -> dict[str, bytes]:
    """Return the project with the whole-file edits of a step's result in it."""
    out = dict(files)
    for edit in edits:
        content = edit["content"]
        plain = edit["encoding"] == "utf-8"
        out[edit["path"]] = content.encode() if plain else base64.b64decode(content)
    return out


def refactor(files: Files, attempts: int = 2) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Write tests and fix, as a run of the builtin tier does.

    Returns:
        The refactored project, and the Judge's result with the `functions` that were `repaired`,
        the `questions` that are open and the `handover` of tests that stay red.
    """
    existing = run_step("run_tests", files, {"suite": "existing", "coverage": True})
    made = run_step("write_tests", files, {}, {"existing": existing})
    made |= {"repaired": [], "questions": [], "behaviour": [], "handover": []}
    current = dict(files)
    for attempt in range(1, attempts + 1):
        fixed = run_step("fix", current, {"attempt": attempt}, {"tests": made})
        after = with_edits(current, fixed["edits"])
        made["repaired"] += fixed["repair"]["functions"]
        made["behaviour"] += fixed["repair"]["behaviour"]
        made["questions"] = fixed["repair"]["questions"]
        made["handover"] = fixed["repair"]["handover"]
        if after == current:
            break
        current = after
        if not fixed["repair"]["hopeless"]:
            break
    return current, made
