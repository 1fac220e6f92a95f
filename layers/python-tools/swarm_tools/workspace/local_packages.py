"""Folders of a project that it installs by their path: other packages of the same repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from .reading import Project, table

_EDITABLE = re.compile(
    r"(?m)^[ \t]*(?:(?:-e|--editable)[ \t=]+)?([\w./-]+)(?:\[[\w,. -]*\])?[ \t]*$"
)
_MOST_BYTES = 1_000_000
_MOST = 50
_SET_UP = ("pyproject.toml", "setup.py", "setup.cfg")


def local_packages(root: Path) -> list[str]:
    """Return the folders, relative to `root`, that its requirements or workspace name, sorted.

    Read as data: `-e ./path` of requirements files, path dependencies of Poetry and uv, and the
    members of a workspace. Only folders inside the project that have a set-up file count.
    """
    found: set[str] = set()
    for pattern in _patterns(root):
        parts = PurePosixPath(pattern).parts
        if not parts or ".." in parts or pattern.startswith("/"):
            continue
        try:
            folders = sorted(root.glob("/".join(parts)))[:_MOST]
        except (ValueError, NotImplementedError):
            continue
        for folder in folders:
            if not folder.is_symlink() and any((folder / name).is_file() for name in _SET_UP):
                found.add(folder.relative_to(root).as_posix())
    return sorted(found - {"."})


def _patterns(root: Path) -> Iterator[str]:
    project = Project(root, _MOST_BYTES)
    for path in [*project.glob("*requirements*.txt"), *project.glob("requirements/*.txt")]:
        named = _EDITABLE.findall(project.text(path) or "")
        yield from (match.removeprefix("./") for match in named)
    tool = table((project.toml("pyproject.toml") or {}).get("tool"))
    uv, poetry = table(tool.get("uv")), table(tool.get("poetry"))
    members = table(uv.get("workspace")).get("members")
    yield from (item for item in (members if isinstance(members, list) else []) if _is(item))
    listed = [uv.get("sources"), poetry.get("dependencies"), poetry.get("dev-dependencies")]
    listed += [table(group).get("dependencies") for group in table(poetry.get("group")).values()]
    for entries in listed:
        for entry in table(entries).values():
            path = table(entry).get("path")
            if _is(path):
                yield path.removeprefix("./")


def _is(value: Any) -> bool:
    return isinstance(value, str) and bool(value)
