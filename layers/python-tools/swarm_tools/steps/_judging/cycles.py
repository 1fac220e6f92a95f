"""Modules that import each other in a circle: one import moves to where its names are used."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from swarm_tools.context.step import StepContext

from ...changes import Change
from ...sandbox.fanout import fan_out
from ...workspace import decode
from ...workspace.codec import encode, with_text
from ...workspace.layout import ProjectLayout
from .drafting import ENGINE

_TIMEOUT_S = 20.0
_MOST_MOVED = 5
CIRCULAR = "from partially initialized module"
_CIRCLE = re.compile(rf"cannot import name '(\w+)' {CIRCULAR} '([\w.]+)'")
_WHY = (
    "Imported where it is used: at the top it closed a circle of imports, which ends in an error."
)


def opened(
    context: StepContext, layout: ProjectLayout, failed: Mapping[str, Mapping[str, Any]]
) -> tuple[dict[str, dict[str, Any]], dict[str, Mapping[str, Any]]]:
    """Open circles of imports, in the files of a copy: each by one import that can be moved.

    An import is moved only where fewer modules fail to be imported afterwards, and no other.

    Args:
        context: Of the step.
        layout: Of a copy of the project; its files are written over.
        failed: Why each module cannot be imported, by path.

    Returns:
        {path: {text, changes}} of the files that changed, and why modules fail from then on.
    """
    made: dict[str, dict[str, Any]] = {}
    left = dict(failed)
    for _ in range(_MOST_MOVED):
        step = _step(context, layout, left)
        if step is None:
            break
        path, text, left = step
        changes = made.get(path, {"changes": []})["changes"]
        change = Change(path, 0, "late-import", "repair", _WHY)
        made[path] = {"text": text, "changes": [*changes, change.to_json()]}
    return made, left


def _step(
    context: StepContext, layout: ProjectLayout, failed: Mapping[str, Mapping[str, Any]]
) -> tuple[str, str, dict[str, Mapping[str, Any]]] | None:
    """Move one import where that opens a circle: path, text, and what still fails."""
    circular = {path: why for path, why in failed.items() if why["circular"]}
    circles = [_CIRCLE.search(str(why["message"])) for why in circular.values()]
    for name, module in sorted({circle.groups() for circle in circles if circle}):
        for path, text in _candidates(context, layout, (module, name)).items():
            file = layout.root / path
            before = file.read_bytes()
            file.write_bytes(encode(with_text(decode(before), text)))
            # Whatever hangs or harms when it is imported is not asked again.
            still = context.failing_imports(
                layout, sorted({*circular, *_naming(layout, failed, name)})
            )
            if set(still) < set(circular):
                return path, text, {p: failed[p] for p in failed if p not in circular} | still
            file.write_bytes(before)
    return None


def _naming(layout: ProjectLayout, failed: Mapping[str, Mapping[str, Any]], name: str) -> list[str]:
    """Return the files that can be imported and may take the name from one whose import moves."""
    word = name.encode()
    sources = [path for path in layout.files.sources if path not in failed]
    return [path for path in sources if word in (layout.root / path).read_bytes()]


def _candidates(
    context: StepContext, layout: ProjectLayout, wanted: tuple[str, str]
) -> dict[str, str]:
    """Return the texts of the files in which the import of a name can be moved."""
    sources = {path: decode((layout.root / path).read_bytes()) for path in layout.files.sources}
    texts = {p: s.text for p, s in sources.items() if s.sound and wanted[1] in s.text}
    modules = {path: layout.module_name(path) for path in texts}
    item = {"do": "late", "texts": texts, "modules": modules, "wanted": list(wanted)}
    limit = min(_TIMEOUT_S, context.remaining_s)
    run = fan_out(
        context.sandbox, ENGINE, [item], cwd=layout.root, timeout_s=limit, total_s=limit, setup={}
    )
    return dict(sorted((run.items[0].value or {}).items()))
