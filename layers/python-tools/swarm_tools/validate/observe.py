"""The parent's side: make calls on modules of a project in the sandbox."""

from __future__ import annotations

import itertools
import json
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..sandbox import Sandbox, read_untrusted
from ..sandbox.environment import python_path
from ..sandbox.files import remove_tree
from ..sandbox.guard import unchanged
from ..spent import timed
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from .model import Call, Outcome

CALL_S = 0.1
_CODE = "from swarm_tools.validate.child import main; main()"
_FUNCTION_S = 2.0
_MODULE_S = 20.0
_ALONE_S = 3.0
"""Kept for each module that has to run by itself, while others run."""
_MOST_BYTES = 8 * 1024 * 1024
_TEXTS = ("value", "message", "printed", "arguments", "state", "files")
_KINDS = ("value", "raises", "late", "absent")


@dataclass(frozen=True)
class Record:
    """What came of the calls on some modules.

    Attributes:
        outcomes: By path, one for each call in the order given; all absent where a module could
            not be imported.
        modules: By path, what the import did (`imported.imported`); without those that failed.
        errors: By path, the name of the exception that an import raised.
        reached: By path, the numbers of the lines that were executed, where that was asked for.
    """

    outcomes: dict[str, list[Outcome]] = field(default_factory=dict)
    modules: dict[str, Outcome] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)
    reached: dict[str, set[int]] = field(default_factory=dict)


def observe(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    calls: Mapping[str, Sequence[Call]],
    total_s: float,
) -> dict[str, list[Outcome]]:
    """Make calls on a copy of the project and return what came of each, by path.

    Calls of one function that follow each other share a process, so that what they leave in the
    module stays; another function gets another one. Nothing is returned from what did not end
    within `total_s` seconds but outcomes of the kind `absent`.
    """
    return record(sandbox, workspace, layout, calls, total_s).outcomes


def record(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    calls: Mapping[str, Sequence[Call]],
    total_s: float,
    *,
    call_s: float = CALL_S,
    lines: bool = False,
    fresh: bool = False,
) -> Record:
    """Make calls as `observe` does, and return all that was seen.

    Args:
        sandbox: Where to run.
        workspace: Where scratch folders are made.
        layout: The project.
        calls: The calls by path.
        total_s: Seconds for all of them.
        call_s: Seconds of processor time for one call; after three late ones a function's other
            calls are not made.
        lines: Whether to note the lines that are executed; several times slower.
        fresh: Whether each call gets a process of its own.
    """
    scratch, paths = workspace.folder(), sorted(calls)
    groups = {path: _groups(calls[path], fresh) for path in paths}
    try:
        project = scratch / "project"
        shutil.copytree(layout.root, project, symlinks=True)
        modules = {
            path: [
                layout.module_name(path),
                str((project / path).resolve()),
                [[_row(call) for call in group] for group in groups[path]],
            ]
            for path in paths
        }
        job = {
            "project": str(project.resolve()),
            "path": layout.import_roots_in(project),
            "last_path": layout.loose_roots_in(project),
            "call_s": call_s,
            "function_s": _FUNCTION_S * (call_s / CALL_S),
            "module_s": min(_MODULE_S, total_s),
            "lines": lines,
        }
        with unchanged(layout.root, sandbox.isolation), timed("calls"):
            outs = _run(sandbox, scratch, job, modules, total_s)
        found = Record()
        for path in paths:
            _read(found, path, groups[path], outs.get(path, scratch / "none"), lines)
        return found
    finally:
        remove_tree(scratch)


def _run(
    sandbox: Sandbox,
    scratch: Path,
    job: Mapping[str, Any],
    modules: Mapping[str, list[Any]],
    total_s: float,
) -> dict[str, Path]:
    """Run the calls on all modules and return where the outcomes of each lie.

    A module can kill the process that runs them all. Those that were under way then are run again,
    each by itself, after the others: so it takes nobody's answers along but its own.
    """
    end = time.monotonic() + total_s
    outs: dict[str, Path] = {}
    batches = [list(modules)]
    number = 0
    while batches and (left := end - time.monotonic()) > 0:
        number += 1
        batch = batches.pop(0)
        folder = scratch / f"observed{number}"
        folder.mkdir()
        mine = [modules[path] for path in batch]
        share = max(left / 2, left - _ALONE_S * len(batches))
        data = {**job, "modules": mine, "out": str(folder.resolve()), "deadline_s": share}
        sandbox.run(
            _command(),
            cwd=Path(job["project"]),
            writable=[scratch],
            timeout_s=share + 2,
            stdin=json.dumps(data).encode(),
        )
        at = {path: folder / str(index) for index, path in enumerate(batch)}
        if (folder / "ended").exists():
            outs |= at
            continue
        outs |= {path: out for path, out in at.items() if out.with_suffix(".ended").exists()}
        begun = [path for path, out in at.items() if out.with_suffix(".begun").exists()]
        if begun and len(batch) > 1:
            rest = [path for path in batch if path not in begun]
            alone = [[path] for path in begun if path not in outs]
            batches = [*([rest] if rest else []), *batches, *alone]
    return outs


def _command() -> list[str]:
    """Return the command of the child: unlike `-I`, its flags keep the fixed seed of hashes."""
    code = f"import sys; sys.path[:] = {python_path()!r}; {_CODE}"
    return [sys.executable, "-s", "-S", "-B", "-c", code]


def _groups(calls: Sequence[Call], fresh: bool) -> list[list[Call]]:
    if fresh:
        return [[call] for call in calls]
    return [list(group) for _, group in itertools.groupby(calls, key=lambda call: call.function)]


def _row(call: Call) -> list[Any]:
    return [
        call.function, call.arguments, call.keywords, call.make, call.first, call.stdin, call.given,
    ]  # fmt: skip


def _read(found: Record, path: str, groups: list[list[Call]], out: Path, lines: bool) -> None:
    outcomes: list[Outcome] = []
    reached: set[int] = set()
    module = _json(out)
    if isinstance(module, dict):
        if "error" in module:
            found.errors[path] = str(module["error"])
        else:
            found.modules[path] = _outcome(module.get("outcome"))
            reached |= _numbers(module.get("reached"))
    for index, calls in enumerate(groups):
        rows = _lines(out.with_name(f"{out.name}.{index}"))
        outcomes += [_outcome(row) for row in rows[: len(calls)]]
        outcomes += [Outcome("absent")] * (len(calls) - len(rows[: len(calls)]))
        if len(rows) > len(calls):
            reached |= _numbers(rows[len(calls)])
    found.outcomes[path] = outcomes
    if lines:
        found.reached[path] = reached


def _json(path: Path) -> object:
    try:
        return json.loads(read_untrusted(path, _MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return None


def _lines(path: Path) -> list[object]:
    try:
        data = read_untrusted(path, _MOST_BYTES)
    except OSError:
        return []
    rows: list[object] = []
    for line in data.splitlines():
        try:
            rows.append(json.loads(line))
        except (ValueError, RecursionError):
            break
    return rows


def _numbers(data: object) -> set[int]:
    return {item for item in data if isinstance(item, int)} if isinstance(data, list) else set()


def _outcome(data: object) -> Outcome:
    """Return the outcome that the child wrote; absent when it is not one."""
    if not isinstance(data, dict) or data.get("kind") not in _KINDS:
        return Outcome("absent")
    texts = {name: str(data.get(name, "")) for name in _TEXTS}
    return Outcome(data["kind"], literal=data.get("literal") is True, **texts)
