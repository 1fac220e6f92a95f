"""The parent's side of the generator: jobs for the sandboxed worker, and its answers as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from swarm_tools.forge.workers import run_worker
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

SPARE_S = 30.0
MOST_LINE = 300
_WORKER = "swarm_tools.forge.generate.worker"


def explore(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    items: Sequence[Mapping[str, Any]],
    seconds: float,
) -> dict[str, dict[str, Any]]:
    """Explore modules in the sandbox; returns what was found by path, checked for its shape.

    Args:
        sandbox: Where to run.
        workspace: Gives the folder of the copy.
        layout: The project.
        items: ``{path, module, test_file, seed, intents, mutants, missing, missing_lines}`` each.
        seconds: Wall time for all modules together.
    """
    job = {"sources": layout.files.sources, "modules": list(items), "deadline_s": seconds}
    try:
        worked = run_worker(sandbox, workspace, layout, _WORKER, job, timeout_s=seconds + SPARE_S)
    except OSError:
        return {}
    found: dict[str, dict[str, Any]] = {}
    known = {item["path"] for item in items}
    for row in worked.rows:
        if row.get("path") in known:
            row["tests"] = [test for test in row.get("tests", []) if _is_sound(test)]
            row["state"] = [name for name in row.get("state", []) if str(name).isidentifier()]
            found[row["path"]] = row
    return found


def _is_sound(test: Any) -> bool:
    if not isinstance(test, dict):
        return False
    texts = all(
        isinstance(test.get(name), str)
        for name in ("target", "act", "outcome", "origin", "purpose")
    )
    lines = test.get("lines")
    return (
        texts
        and isinstance(lines, list)
        and all(isinstance(line, str) and "\n" not in line for line in lines)
        and all(len(line) <= MOST_LINE for line in lines)
        and isinstance(test.get("kills"), int)
        and all(part.isidentifier() for part in test["target"].split("."))
    )


def test_path(path: str, taken: set[str], short: Mapping[str, int]) -> str:
    """Return where the tests of a module go, as the Judge lays tests out."""
    stem = PurePosixPath(path).stem
    if stem == "__init__" or short.get(stem, 0) > 1:
        stem = "_".join(PurePosixPath(path).with_suffix("").parts).replace(".", "_")
    stem = "".join(c if c.isalnum() else "_" for c in stem)
    name = f"tests/test_{stem}.py"
    while name in taken:
        name = name.removesuffix(".py") + "_forged.py"
    return name
