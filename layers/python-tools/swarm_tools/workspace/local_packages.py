"""Folders of a project that it installs by their path: other packages of the same repository."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

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
    for path in sorted([*root.glob("*requirements*.txt"), *root.glob("requirements/*.txt")]):
        yield from (match.removeprefix("./") for match in _EDITABLE.findall(_text(path)))
    try:
        tool = _table(tomllib.loads(_text(root / "pyproject.toml"))).get("tool")
    except (ValueError, RecursionError):
        return
    uv, poetry = _table(_table(tool).get("uv")), _table(_table(tool).get("poetry"))
    members = _table(uv.get("workspace")).get("members")
    yield from (item for item in (members if isinstance(members, list) else []) if _is(item))
    tables = [uv.get("sources"), poetry.get("dependencies"), poetry.get("dev-dependencies")]
    tables += [_table(group).get("dependencies") for group in _table(poetry.get("group")).values()]
    for table in tables:
        for entry in _table(table).values():
            path = _table(entry).get("path")
            if _is(path):
                yield path.removeprefix("./")


def _text(path: Path) -> str:
    try:
        if path.is_symlink() or path.stat().st_size > _MOST_BYTES:
            return ""
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _is(value: Any) -> bool:
    return isinstance(value, str) and bool(value)
