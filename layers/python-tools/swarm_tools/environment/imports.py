"""Which modules of others a project imports, from its syntax trees."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..workspace.layout import ProjectLayout

_GUARDS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Try, ast.Lambda)


@dataclass(frozen=True, order=True)
class Import:
    """A module of others.

    Attributes:
        module: Its top-level name.
        path: The first file that imports it.
        tests: Whether only tests do.
        guarded: Whether every import of it is inside a function, a `try` or a condition.
    """

    module: str
    path: str
    tests: bool
    guarded: bool


def imports_of(root: Path) -> list[Import]:
    """Return the modules that the project at `root` imports and neither it nor Python has."""
    layout = ProjectLayout.of(root)
    own = set(layout.local_names) | set(sys.stdlib_module_names) | {"__future__"}
    found: dict[str, list[tuple[bool, str, bool]]] = {}
    tests = set(layout.files.tests)
    for path in layout.files.python:
        try:
            tree = ast.parse((root / path).read_bytes())
        except (SyntaxError, ValueError, OSError, RecursionError):
            continue
        for module, guarded in _modules(tree, False):
            if module not in own:
                found.setdefault(module, []).append((path in tests, path, guarded))
    return [
        Import(
            module,
            min(uses)[1],
            all(is_test for is_test, _, _ in uses),
            all(guarded for _, _, guarded in uses),
        )
        for module, uses in sorted(found.items())
    ]


def _modules(node: ast.AST, guarded: bool) -> Iterator[tuple[str, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield alias.name.partition(".")[0], guarded
        elif isinstance(child, ast.ImportFrom):
            if child.level == 0 and child.module:
                yield child.module.partition(".")[0], guarded
        else:
            inside = isinstance(child, _GUARDS) or (
                isinstance(child, ast.If) and isinstance(node, ast.Module)
            )
            yield from _modules(child, guarded or inside)
