"""The one check that every path from outside passes: zip members, edits, generated tests."""

from __future__ import annotations

import re

_DRIVE = re.compile(r"^[A-Za-z]:")
_LONGEST = 1024
_LONGEST_PART = 255


class UnsafePathError(ValueError):
    """A path that could leave the project's folder or mean different things to two systems."""


def safe_path(path: str) -> str:
    """Return `path` unchanged when it is a plain relative POSIX path inside the project.

    Raises:
        UnsafePathError: It is absolute, has a drive letter, a backslash, a NUL or another control
            character, an empty, `.` or `..` part, or is too long.
    """
    if not path or len(path.encode("utf-8", "surrogatepass")) > _LONGEST:
        raise UnsafePathError(f"empty or overlong path: {path[:80]!r}")
    if "\\" in path or _DRIVE.match(path) or path.startswith("/"):
        raise UnsafePathError(f"not a relative POSIX path: {path!r}")
    if any(ord(char) < 32 or ord(char) == 127 for char in path):
        raise UnsafePathError(f"control character in path: {path!r}")
    for part in path.split("/"):
        if part in ("", ".", "..") or len(part.encode("utf-8", "surrogatepass")) > _LONGEST_PART:
            raise UnsafePathError(f"unsafe part in path: {path!r}")
    return path
