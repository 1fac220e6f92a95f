"""Which modules of a project can be imported, and why the others can't."""

from __future__ import annotations

import json
import os
import shutil
import time
from pathlib import Path
from typing import Any

from ..environment.own.django import django_variables
from ..environment.own.write import write_own
from ..sandbox import Sandbox, read_untrusted
from ..sandbox.environment import python_command
from ..sandbox.files import remove_tree
from ..sandbox.guard import unchanged
from ..spent import timed
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout

_CHILD = "from swarm_tools.runner.imports_child import main; main()"
_MODULE_TIMEOUT_S = 5.0
_MOST_BYTES = 4 * 1024 * 1024
_MOST_S = 45.0


def check_imports(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    paths: list[str],
    total_s: float,
) -> dict[str, dict[str, Any]]:
    """Import each module of `paths` in a process of its own.

    Returns:
        {path: {type, message, circular, missing_module?}} of those that fail; a module that was
        not reached in time is left out.
    """
    end = time.monotonic() + min(total_s, _MOST_S)
    failed: dict[str, dict[str, Any]] = {}
    left = list(paths)
    while left and (seconds := end - time.monotonic()) > 0:
        answers, timed_out = _import_each(sandbox, workspace, layout, left, seconds)
        failed |= {path: why for path, why in answers.items() if why is not None}
        unreached = [path for path in left if path not in answers]
        if not unreached or timed_out:
            break
        # Nothing but the module being imported can have ended the process that imports.
        failed[unreached[0]] = {
            "type": "ProcessEnded",
            "message": "importing it ended the process that imports",
            "circular": False,
        }
        left = unreached[1:]
    return failed


def is_importable(
    sandbox: Sandbox, workspace: Workspace, layout: ProjectLayout, path: str, total_s: float
) -> bool:
    """Tell whether a module was imported without an error; one that never answered was not."""
    answers, _ = _import_each(sandbox, workspace, layout, [path], min(total_s, _MOST_S))
    return path in answers and answers[path] is None


def _import_each(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    paths: list[str],
    seconds: float,
) -> tuple[dict[str, dict[str, Any] | None], bool]:
    """Import `paths` in order, each in a fork.

    Returns:
        ({path: why it failed, None when it did not} of those reached, whether time was up).
    """
    scratch = workspace.folder()
    try:
        project = scratch / "project"
        shutil.copytree(layout.root, project, symlinks=True)
        metadata = write_own(project, scratch / "own")
        out = scratch / "imports"
        out.mkdir()
        job = {
            "modules": [[path, layout.module_name(path)] for path in paths],
            "path": layout.import_roots_in(project) + ([metadata] if metadata else []),
            "last_path": layout.loose_roots_in(project),
            "out": str(out.resolve()),
            "timeout_s": _MODULE_TIMEOUT_S,
            "deadline_s": seconds,
        }
        with unchanged(layout.root, sandbox.isolation), timed("imports"):
            outcome = sandbox.run(
                python_command(_CHILD),
                cwd=project,
                writable=[scratch],
                env=django_variables(project),
                timeout_s=seconds + 1,
                stdin=json.dumps(job).encode(),
            )
        local = set(layout.local_names)
        here = f"{project.resolve()}{os.sep}"
        found = {path: _read(out / str(index), local, here) for index, path in enumerate(paths)}
        reached = {path: why or None for path, why in found.items() if why is not None}
        return reached, outcome.timed_out or outcome.ok
    finally:
        remove_tree(scratch)


def _read(path: Path, local: set[str], here: str) -> dict[str, Any] | None:
    """Return why an import failed, empty when it did not; None when there is no answer.

    Paths below `here`, the copy that was imported from, are told as those of the project.
    """
    try:
        data = json.loads(read_untrusted(path, _MOST_BYTES))
    except (OSError, ValueError):
        return None
    if not isinstance(data, dict):
        return None
    if data.get("ok"):
        return {}
    message = str(data.get("message", ""))[:2000].replace(here, "")
    failed: dict[str, Any] = {
        "type": str(data.get("type", "Error"))[:100],
        "message": message,
        "circular": "circular import" in message,
    }
    missing = str(data.get("name") or "").partition(".")[0]
    if failed["type"] == "ModuleNotFoundError" and missing and missing not in local:
        failed["missing_module"] = missing
    return failed
