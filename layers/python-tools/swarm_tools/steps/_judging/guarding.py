"""Modules whose own run ends their import in an error: the run goes under its guard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...context.step import StepContext
from ...sandbox.fanout import fan_out
from ...workspace import decode
from ...workspace.codec import encode, with_text
from ...workspace.layout import ProjectLayout
from .drafting import ENGINE

_TIMEOUT_S = 20.0
RULE = "script-guard"
MISSING = ("ImportError", "ModuleNotFoundError", "ProcessEnded")
"""Errors of an import that are not of the module's own run."""


def guarded(
    context: StepContext, layout: ProjectLayout, failed: Mapping[str, Mapping[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Put the own run of modules that fail to import under a guard, in the files of a copy.

    What can still not be imported then stays as it was.

    Args:
        context: Of the step.
        layout: Of a copy of the project; its files are written over.
        failed: Why each module fails, by path; one that misses a module is left out.

    Returns:
        {path: {text, changes}} of those that changed.
    """
    root = layout.root
    paths = sorted(p for p, why in failed.items() if why.get("type") not in MISSING)
    before = {path: (root / path).read_bytes() for path in paths}
    made = _under_guard(context, layout, before)
    for path, change in made.items():
        text = with_text(decode(before[path]), str(change["text"]))
        (root / path).write_bytes(encode(text))
    if not made:
        return {}
    still = context.failing_imports(layout, sorted(made))
    for path in still:
        (root / path).write_bytes(before[path])
    return {path: change for path, change in made.items() if path not in still}


def _under_guard(
    context: StepContext, layout: ProjectLayout, before: Mapping[str, bytes]
) -> dict[str, dict[str, Any]]:
    """Return text and changes of the files whose run goes under a guard."""
    if not before:
        return {}
    root, files = layout.root, layout.files
    options = {"public_api": "keep", "format": False, "select": [RULE], "import_fails": True}
    texts = {path: decode(data).text for path, data in before.items()}
    items = [
        {"do": "clean", "path": path, "text": text, "options": options}
        for path, text in texts.items()
    ]
    setup = {
        "sources": {path: decode((root / path).read_bytes()).text for path in files.python},
        "tests": files.tests,
    }
    limit = min(_TIMEOUT_S, context.remaining_s)
    run = fan_out(
        context.sandbox, ENGINE, items, cwd=root, timeout_s=limit, total_s=limit, setup=setup
    )
    return {
        path: {"text": str(item.value["text"]), "changes": item.value["changes"]}
        for path, item in zip(texts, run.items, strict=True)
        if item.value is not None and item.value["text"] != texts[path]
    }
