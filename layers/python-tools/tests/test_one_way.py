"""The folders of the package import each other in one direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import swarm_tools

PACKAGE = Path(swarm_tools.__file__).parent


def imported(path: Path) -> Iterator[str]:
    """Yield the folders of the package that a file imports from."""
    parts = path.relative_to(PACKAGE).parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = ["swarm_tools", *parts[: len(parts) - node.level]] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            first, *rest = name.split(".")
            if first == "swarm_tools" and rest and (PACKAGE / rest[0]).is_dir():
                yield rest[0]


def test_no_folder_imports_one_that_imports_it():
    graph: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        folder = path.relative_to(PACKAGE).parts[0]
        if (PACKAGE / folder).is_dir():
            graph.setdefault(folder, set()).update(set(imported(path)) - {folder})
    assert len(graph) > 10
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the folders
