"""Results of the bench, kept in files: it can run in pieces, and the page is put together after."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bench.builtin.healthy import CACHE

FOLDER = CACHE.parent / "forge"


def save(section: str, name: str, data: dict[str, Any]) -> None:
    """Keep the result of one piece, such as a module, of a section."""
    folder = FOLDER / section
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{_file(name)}.json").write_text(json.dumps({**data, "name": name}), "utf-8")


def load(section: str, name: str) -> dict[str, Any] | None:
    """Return what was kept, None for nothing."""
    path = FOLDER / section / f"{_file(name)}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def every(section: str) -> Iterator[dict[str, Any]]:
    """Yield all that was kept of a section, by name."""
    for path in sorted((FOLDER / section).glob("*.json")):
        yield json.loads(path.read_text("utf-8"))


def _file(name: str) -> str:
    return name.replace("/", "_").replace("=", "_").replace(" ", "_")
