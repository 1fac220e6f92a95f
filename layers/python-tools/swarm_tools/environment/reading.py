"""Reading a project's files as data, within limits; nothing here imports or runs them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_MOST_BYTES = 8 * 1024 * 1024


class Project:
    """The files of one project on disk."""

    def __init__(self, root: Path) -> None:
        """Take the folder of the project."""
        self.root = root.resolve()

    def text(self, path: str) -> str | None:
        """Return the text at `path`; None when it is no readable file inside the project."""
        file = self.root / path
        try:
            if file.is_symlink() or self.root not in file.resolve().parents:
                return None
            if not file.is_file() or file.stat().st_size > _MOST_BYTES:
                return None
            return file.read_bytes().decode("utf-8-sig", "replace")
        except (OSError, ValueError):
            return None

    def toml(self, path: str) -> dict[str, Any] | None:
        """Return the table at `path`; None when there is none that parses."""
        text = self.text(path)
        if text is None:
            return None
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError):
            return None

    def glob(self, pattern: str) -> Iterator[str]:
        """Yield the paths below the root that match, sorted."""
        for path in sorted(self.root.glob(pattern)):
            yield path.relative_to(self.root).as_posix()


def beside(path: str, other: str) -> str | None:
    """Return `other` as seen from the folder of `path`; None when it leads out of the project."""
    parts: list[str] = []
    if other.startswith("/"):
        return None
    for part in (*PurePosixPath(path).parent.parts, *PurePosixPath(other).parts):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def table(value: Any) -> dict[str, Any]:
    """Return a table as it is, anything else as an empty one."""
    return value if isinstance(value, dict) else {}


def strings(value: Any) -> list[str]:
    """Return the strings of a list; a single string counts as a list of lines."""
    if isinstance(value, str):
        return [line for line in value.splitlines() if line.strip()]
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
