"""Reading a project's files as data, within limits; nothing here imports or runs them."""

from __future__ import annotations

import ast
import configparser
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

    def __init__(self, root: Path, most_bytes: int = _MOST_BYTES) -> None:
        """Take the folder of the project; a file of more than `most_bytes` is not read."""
        self.root = root.resolve()
        self._most_bytes = most_bytes

    def text(self, path: str) -> str | None:
        """Return the text at `path`; None when it is no readable file inside the project."""
        file = self.root / path
        try:
            if file.is_symlink() or self.root not in file.resolve().parents:
                return None
            if not file.is_file() or file.stat().st_size > self._most_bytes:
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

    def tree(self, path: str) -> ast.Module | None:
        """Return the syntax tree of the source at `path`; None when there is none that parses."""
        text = self.text(path)
        try:
            return None if text is None else ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None

    def glob(self, pattern: str) -> Iterator[str]:
        """Yield the paths below the root that match, sorted."""
        for path in sorted(self.root.glob(pattern)):
            yield path.relative_to(self.root).as_posix()


def ini(text: str, **options: Any) -> configparser.RawConfigParser | None:
    """Return the sections of an ini file, names in their case; None when it does not parse.

    Args:
        text: The file's.
        options: Those of `configparser.RawConfigParser`.
    """
    parser = configparser.RawConfigParser(strict=False, **options)
    parser.optionxform = str  # type: ignore[assignment] - names keep their case
    try:
        parser.read_string(text)
    except configparser.Error:
        return None
    return parser


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
