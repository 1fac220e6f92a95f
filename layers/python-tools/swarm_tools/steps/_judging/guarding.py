"""Modules whose own run ends their import in an error: the run goes under its guard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...sandbox import Sandbox
from ...sandbox.fanout import fan_out
from ...workspace import decode
from ...workspace.codec import encode, with_text
from .drafting import ENGINE

_TIMEOUT_S = 20.0
RULE = "script-guard"
MISSING = ("ImportError", "ModuleNotFoundError", "ProcessEnded")
"""Errors of an import that are not of the module's own run."""


def guarded(
    sandbox: Sandbox, root: Path, failed: Mapping[str, Mapping[str, Any]], seconds: float
) -> dict[str, dict[str, Any]]:
    """Put the own run of modules that fail to import under a guard, in the files below `root`.

    Args:
        sandbox: Where the rule runs.
        root: A copy of the project; its files are written over.
        failed: Why each module fails, by path; one that misses a module is left out.
        seconds: For all of them.

    Returns:
        {path: {text, changes}} of those that changed.
    """
    paths = sorted(p for p, why in failed.items() if why.get("type") not in MISSING)
    sources = {path: decode((root / path).read_bytes()) for path in paths}
    options = {"public_api": "keep", "format": False, "select": [RULE]}
    items = [
        {"do": "clean", "path": path, "text": sources[path].text, "options": options}
        for path in paths
    ]
    if not items:
        return {}
    limit = min(_TIMEOUT_S, seconds)
    run = fan_out(sandbox, ENGINE, items, cwd=root, timeout_s=limit, total_s=limit, setup={})
    found = {}
    for path, item in zip(paths, run.items, strict=True):
        if item.value is not None and item.value["text"] != sources[path].text:
            text = str(item.value["text"])
            (root / path).write_bytes(encode(with_text(sources[path], text)))
            found[path] = {"text": text, "changes": item.value["changes"]}
    return found
