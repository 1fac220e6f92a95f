"""The parent's side: characterise modules of a project in the sandbox, compare two records."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from ..sandbox import Sandbox, read_untrusted
from ..sandbox.environment import python_command
from ..sandbox.files import remove_tree
from ..sandbox.guard import unchanged
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from .model import LATE, CallPlan, Observations

_CHILD = "from swarm_tools.characterise.child import main; main()"
_MODULE_S = 3.0
_RAISES = "raises "
_MISUSE = ("typeerror", "attributeerror")
_MOST_BYTES = 8 * 1024 * 1024


def observe(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    plans: Mapping[str, CallPlan],
    total_s: float,
) -> Observations:
    """Call what `plans` name, on a copy of the project, each module in a process of its own.

    Args:
        sandbox: Where to run.
        workspace: Where scratch folders are made.
        layout: The project.
        plans: The calls by path.
        total_s: Seconds for all of them.

    Returns:
        What came of the calls; a module that could not be imported or did not end is left out.
    """
    scratch = workspace.folder()
    paths = sorted(path for path in plans if not plans[path].empty)
    try:
        project = scratch / "project"
        shutil.copytree(layout.root, project, symlinks=True)
        out = scratch / "observed"
        out.mkdir()
        job = {
            "modules": [[layout.module_name(path), asdict(plans[path])] for path in paths],
            "path": layout.import_roots_in(project),
            "last_path": layout.loose_roots_in(project),
            "out": str(out.resolve()),
            "module_s": _MODULE_S,
            "deadline_s": total_s,
        }
        with unchanged(layout.root, sandbox.isolation):
            sandbox.run(
                python_command(_CHILD),
                cwd=project,
                writable=[scratch],
                timeout_s=total_s + 1,
                stdin=json.dumps(job).encode(),
            )
        found = {path: _read(out / str(index)) for index, path in enumerate(paths)}
        return {path: calls for path, calls in found.items() if calls is not None}
    finally:
        remove_tree(scratch)


def _read(path: Path) -> dict[str, list[str]] | None:
    try:
        data = json.loads(read_untrusted(path, _MOST_BYTES))
        return {str(name): [str(item) for item in calls] for name, calls in data.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return None


def differing(before: Observations, after: Observations) -> dict[str, list[str]]:
    """Return the functions and classes that no longer do what they did, by path.

    A name that is gone is another matter; calls from the first late one on are not compared; a
    module that can't be characterised any more differs as a whole.
    """
    found = {}
    for path, calls in sorted(before.items()):
        if path not in after:
            found[path] = sorted({name.partition("#")[0] for name in calls})
            continue
        changed = {
            name.partition("#")[0]
            for name, said in calls.items()
            if name in after[path] and not _same(said, after[path][name])
        }
        if changed:
            found[path] = sorted(changed)
    return found


def _same(before: list[str], after: list[str]) -> bool:
    for one, other in zip(before, after, strict=False):
        if LATE in (one, other):
            return True
        if one != other and not _misused(one, other):
            return False
    return len(before) == len(after)


def _misused(one: str, other: str) -> bool:
    """Say whether both calls fail, and one of them for a value that the code was not made for."""
    before, after = one.rpartition(_RAISES), other.rpartition(_RAISES)
    failed = bool(before[1] and after[1]) and before[0] == after[0]
    return failed and (before[2].startswith(_MISUSE) or after[2].startswith(_MISUSE))


def stable(first: Observations, second: Observations) -> Observations:
    """Return what two records of the same code agree on: the rest depends on chance or time."""
    return {
        path: {
            name: said
            for name, said in calls.items()
            if _same(said, second.get(path, {}).get(name, ["not there"]))
        }
        for path, calls in first.items()
    }
