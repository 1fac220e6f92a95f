"""The clean-up rules on some files, in the warm sandboxed process of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...sandbox.fanout import fan_out
from ...workspace import decode
from .logs import engine_log
from .state import FixState
from .syntax import ENGINE

_FILE_TIMEOUT_S = 45.0


@dataclass(frozen=True)
class Wanted:
    """What a clean-up of one file may do.

    Attributes:
        exclude: Rules to leave out.
        protect: Functions that only rules that keep the tree may change.
        select: The only rules to run; None for all but those that repair bugs.
    """

    exclude: frozenset[str] = frozenset()
    protect: frozenset[str] = frozenset()
    select: frozenset[str] | None = None


@dataclass
class Cleaned:
    """The new texts of the files that change, and the changes made, by path."""

    texts: dict[str, str] = field(default_factory=dict)
    changes: dict[str, list[dict[str, Any]]] = field(default_factory=dict)


def run_rules(
    state: FixState,
    texts: Mapping[str, str],
    wanted: Mapping[str, Wanted],
    options: Mapping[str, Any],
) -> Cleaned:
    """Clean files; what could not be done is recorded in `state`.

    Args:
        state: The project.
        texts: The files as they are.
        wanted: What may be done, by path of the files to clean.
        options: `{public_api, format}` of the rules.
    """
    from ...rules.registry import repairing_rules

    paths = sorted(wanted)
    items = []
    for path in paths:
        may = wanted[path]
        excluded = may.exclude | state.asked.rules_off
        excluded |= repairing_rules() if may.select is None else frozenset()
        given = dict(options) | {"exclude": sorted(excluded), "protect": sorted(may.protect)}
        if may.select is not None:
            given |= {"select": sorted(may.select)}
        items.append({"do": "clean", "path": path, "text": texts[path], "options": given})
    found = Cleaned()
    for path, item in zip(paths, _fan_out(state, items), strict=True):
        asked = f"clean {path}"
        if item.value is None:
            reason = item.error or "no answer"
            state.leave(path, f"clean-up: {reason}")
            state.logs.append(engine_log("FAILURE", asked, reason, file=path, stage="clean"))
        elif item.value["text"] != texts[path]:
            found.texts[path] = item.value["text"]
            found.changes[path] = item.value["changes"]
        for skipped in (item.value or {}).get("skipped", []):
            state.leave(path, f"clean-up {skipped['rule']}: {skipped['reason']}")
    return found


def _fan_out(state: FixState, items: list[dict[str, Any]]) -> Any:
    total = state.context.remaining_s
    run = fan_out(
        state.context.sandbox,
        ENGINE,
        items,
        cwd=state.root,
        timeout_s=min(_FILE_TIMEOUT_S, total),
        total_s=total,
        setup=_project(state),
    )
    return run.items


def _project(state: FixState) -> dict[str, Any]:
    layout = state.layout
    sources = {path: decode((state.root / path).read_bytes()).text for path in layout.files.python}
    modules = {path: layout.module_name(path) for path in layout.files.python}
    return {"sources": sources, "tests": layout.files.tests, "modules": modules}
