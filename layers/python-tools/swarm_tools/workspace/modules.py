"""Where a project's modules are imported from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath

NOT_SOURCE = ("tests", "test", "docs", "examples", ".venv", "venv", "node_modules", "build", "dist")


@dataclass(frozen=True)
class Layout:
    """The folders of a project that are import roots, and its packages.

    Attributes:
        roots: POSIX folders to have on ``sys.path``, the project's root (``""``) among them.
        packages: POSIX folders that hold an ``__init__.py``.
    """

    roots: tuple[str, ...]
    packages: frozenset[str]

    @classmethod
    def of(cls, paths: Iterable[str]) -> Layout:
        """Return the layout of a project from the paths of its files."""
        files = sorted(p for p in paths if p.endswith(".py"))
        packages = {str(PurePosixPath(p).parent) for p in files if p.endswith("/__init__.py")}
        roots = {""}
        for path in files:
            folder = str(PurePosixPath(path).parent)
            while folder in packages:
                folder = str(PurePosixPath(folder).parent)
            roots.add("" if folder == "." else folder)
        return cls(tuple(sorted(roots)), frozenset(packages))

    def module_of(self, path: str) -> tuple[str, str]:
        """Return the import root and the dotted module name of a file."""
        parts = PurePosixPath(path).with_suffix("").parts
        folder = PurePosixPath(path).parent
        names = [parts[-1]]
        while str(folder) in self.packages:
            names.insert(0, folder.name)
            folder = folder.parent
        if names[-1] == "__init__" and len(names) > 1:
            names.pop()
        root = "" if str(folder) == "." else str(folder)
        return root, ".".join(names)


def is_source(path: str) -> bool:
    """Say whether a file is one to write tests for."""
    parts = PurePosixPath(path).parts
    name = parts[-1]
    if not name.endswith(".py") or name in ("setup.py", "conftest.py", "__main__.py"):
        return False
    if name.startswith("test_") or name.endswith("_test.py"):
        return False
    return not any(p in NOT_SOURCE or p.startswith(".") for p in parts[:-1])
