"""Which files of tests a task answers for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..workspace import decode
from ..workspace.layout import ProjectLayout
from .plan import imported


def counted_files(
    root: Path, layout: ProjectLayout, files: Iterable[str], task: Mapping[str, Any]
) -> set[str]:
    """Return the files of tests that the task writes, names, or whose module it writes.

    A test elsewhere that was red before the run stays red without being held against the task.
    """
    modules = {layout.module_name(path): path for path in layout.files.sources}
    said = f"{task['title']} {task['acceptance']}"
    artifacts = set(task["artifacts"])
    found = set()
    for path in files:
        text = decode((root / path).read_bytes()).text
        if path in artifacts or path in said or artifacts & set(imported(text, modules)):
            found.add(path)
    return found
