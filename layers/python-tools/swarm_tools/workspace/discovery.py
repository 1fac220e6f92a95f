"""Which files of a project are ours to work on, and which of them are tests."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from .newer_syntax import needed_python

IGNORED_FOLDERS = frozenset(
    {
        ".git",
        ".hg",
        ".svn",
        ".tox",
        ".nox",
        ".eggs",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
        "__pycache__",
        "node_modules",
        "site-packages",
        "build",
        "dist",
        "vendor",
        "_vendor",
        "vendored",
        "third_party",
        "venv",
        ".venv",
        ".swarm",
    }
)
_GENERATED_NAME = re.compile(r"(_pb2|_pb2_grpc)\.py$")
_GENERATED_HEAD = re.compile(rb"(?i)(generated[^\n]{0,80}do not (edit|modify)|@generated)")
_HEAD_BYTES = 1024
_TEST_FOLDERS = frozenset({"tests", "test"})


@dataclass
class ProjectFiles:
    """The Python files of a project, POSIX paths relative to its root, sorted.

    Attributes:
        sources: Files to lint and repair, tests excluded.
        tests: Test files, conftest included.
        left_alone: Python files that are generated or unreadable, or in the syntax of a newer
            Python than the one at hand.
    """

    sources: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    left_alone: list[str] = field(default_factory=list)

    @property
    def python(self) -> list[str]:
        """Sources and tests, sorted."""
        return sorted(self.sources + self.tests)


def is_test_file(path: str) -> bool:
    """Tell by its name and folders whether `path` belongs to a test suite."""
    pure = PurePosixPath(path)
    name = pure.name
    usual = name in ("conftest.py", "tests.py")
    if usual or name.startswith("test_") or name.endswith("_test.py"):
        return name.endswith(".py")
    return name.endswith(".py") and bool(_TEST_FOLDERS & set(pure.parts[:-1]))


def is_collectable(path: str) -> bool:
    """Tell whether pytest collects tests from `path` by its default patterns or `tests.py`."""
    name = PurePosixPath(path).name
    return name.endswith(".py") and (
        name.startswith("test_") or name.endswith("_test.py") or name in ("tests.py", "test.py")
    )


def discover(root: Path) -> ProjectFiles:
    """Return the Python files below `root`; links are never followed."""
    found = ProjectFiles()
    for parent, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not _ignored(Path(parent), name))
        for name in sorted(files):
            path = Path(parent, name)
            if not name.endswith(".py") or path.is_symlink():
                continue
            relative = path.relative_to(root).as_posix()
            if _generated(path) or _is_newer(path):
                found.left_alone.append(relative)
            elif is_test_file(relative):
                found.tests.append(relative)
            else:
                found.sources.append(relative)
    found.sources.sort()
    found.tests.sort()
    found.left_alone.sort()
    return found


def _ignored(parent: Path, name: str) -> bool:
    path = parent / name
    if name in IGNORED_FOLDERS or name.endswith((".egg-info", ".dist-info")) or path.is_symlink():
        return True
    return (path / "pyvenv.cfg").exists()


def _is_newer(path: Path) -> bool:
    try:
        return needed_python(path.read_bytes()) is not None
    except OSError:
        return False


def _generated(path: Path) -> bool:
    if _GENERATED_NAME.search(path.name):
        return True
    try:
        with path.open("rb") as file:
            return bool(_GENERATED_HEAD.search(file.read(_HEAD_BYTES)))
    except OSError:
        return True
