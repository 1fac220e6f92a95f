"""Tests that need nothing of pytest to run: a child calls them itself, three times as fast."""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

DEFS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
SETUPS = ("setup", "teardown", "pytest")


@dataclass(frozen=True)
class PlainTest:
    """Where a plain test is found.

    Attributes:
        folder: What pytest would put on the path for its file.
        module: The name its file is imported by.
        names: The function, or class and method.
    """

    folder: str
    module: str
    names: tuple[str, ...]

    def load(self) -> Callable[[], object]:
        """Return the test, ready to be called; raises what its module raises."""
        if self.folder not in sys.path:
            sys.path.insert(0, self.folder)
        found = importlib.import_module(self.module)
        if len(self.names) == 1:
            return getattr(found, self.names[0])
        return getattr(getattr(found, self.names[0])(), self.names[1])


def plain_tests(root: Path, nodeids: Iterable[str]) -> dict[str, PlainTest]:
    """Return the tests among ``nodeids`` that are plain.

    They take no fixtures and no parameters, and nothing is set up around them, in a file without
    fixtures of its own. A project with a ``conftest.py`` has none.
    """
    if any(root.rglob("conftest.py")):
        return {}
    found: dict[str, PlainTest] = {}
    files: dict[str, set[tuple[str, ...]]] = {}
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        if path not in files:
            files[path] = _plain_names(root / path)
        if tuple(names) in files[path]:
            folder, module = _import_name(root / path)
            found[nodeid] = PlainTest(folder, module, tuple(names))
    return found


def _import_name(path: Path) -> tuple[str, str]:
    folder, names = path.parent, [path.stem]
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return os.fspath(folder), ".".join(names)


def _plain_names(path: Path) -> set[tuple[str, ...]]:
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    if not all(_is_ordinary(node) for node in ast.walk(tree)):
        return set()
    found: set[tuple[str, ...]] = set()
    for stmt in tree.body:
        if isinstance(stmt, ast.FunctionDef) and _is_plain(stmt, 0):
            found.add((stmt.name,))
        elif isinstance(stmt, ast.ClassDef) and not (stmt.bases or stmt.decorator_list):
            found |= {(stmt.name, n.name) for n in stmt.body if _is_plain(n, 1)}
    return found


def _is_ordinary(node: ast.AST) -> bool:
    """Say whether a node sets nothing up: no fixture, mark or hook."""
    if isinstance(node, DEFS):
        return not node.name.lower().startswith(SETUPS)
    if isinstance(node, ast.Name):
        return node.id not in ("pytestmark", "pytest_plugins", "fixture")
    return not (isinstance(node, ast.Attribute) and node.attr == "fixture")


def _is_plain(node: ast.stmt, arguments: int) -> bool:
    if not isinstance(node, ast.FunctionDef) or node.decorator_list:
        return False
    args = node.args
    if len(args.args) != arguments or args.posonlyargs or args.kwonlyargs:
        return False
    if args.vararg or args.kwarg:
        return False
    return not any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))
