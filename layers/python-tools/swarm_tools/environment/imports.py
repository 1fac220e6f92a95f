"""Which modules of others a project imports, from its syntax trees."""

from __future__ import annotations

import ast
import contextlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..workspace.codec import decode
from ..workspace.discovery import discover, is_test_file
from ..workspace.layout import ProjectLayout
from ..workspace.newer_syntax import needed_python
from .model import PythonSaid

_LINE = re.compile(r"^(?:import[ \t][^\n#;]+|from[ \t]+\w[\w.]*[ \t]+import\b)", re.M)
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
    newer = [said.origin for said in newer_syntax(root)]
    for path in sorted([*layout.files.python, *newer]):
        is_test = path in tests or is_test_file(path)
        for module, guarded in _imported(root / path):
            if module not in own:
                found.setdefault(module, []).append((is_test, path, guarded))
    return [
        Import(
            module,
            min(uses)[1],
            all(is_test for is_test, _, _ in uses),
            all(guarded for _, _, guarded in uses),
        )
        for module, uses in sorted(found.items())
    ]


def newer_syntax(root: Path) -> list[PythonSaid]:
    """Return the files in a newer syntax than that of this Python, and what each needs."""
    found = []
    for path in discover(root).left_alone:
        try:
            needed = needed_python((root / path).read_bytes())
        except OSError:
            continue
        if needed:
            found.append(PythonSaid(needed, path))
    return found


def _imported(file: Path) -> Iterator[tuple[str, bool]]:
    """Yield modules and whether they are imported under a guard.

    Of a file that does not parse here the lines that stand at the margin are read, where it is
    in a newer syntax.
    """
    data = b""
    try:
        data = file.read_bytes()
        yield from _modules(ast.parse(data), False)
    except (SyntaxError, ValueError, OSError, RecursionError):
        lines = _LINE.findall(decode(data).text) if needed_python(data) else []
        for line in lines:
            with contextlib.suppress(SyntaxError):
                yield from _modules(
                    ast.parse(line if line.startswith("import") else f"{line} _"), False
                )


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
