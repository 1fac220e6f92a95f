"""Files of tests and conftests: their trees, the names they are imported by, their import."""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=64)
def parsed(path: Path) -> ast.Module | None:
    """Return the tree of a file, None when it does not parse."""
    try:
        return ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def import_name(path: Path) -> tuple[str, str]:
    """Return the folder that pytest puts on the path for a file, and the name it is imported by."""
    folder, names = path.parent, [path.stem]
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return os.fspath(folder), ".".join(names)


def imported(folder: str, module: str) -> object:
    """Return a module as pytest imports it; raises what it raises."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return importlib.import_module(module)


def import_early(modules: Iterable[str]) -> None:
    """Import what fixtures would import when they are called; what fails then fails there."""
    for name in modules:
        with suppress(Exception, SystemExit):
            importlib.import_module(name)
