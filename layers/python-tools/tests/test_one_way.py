"""The folders of the package import each other in one direction, as the page draws it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import swarm_tools

PACKAGE = Path(swarm_tools.__file__).parent
PAGE = PACKAGE.parents[2] / "docs" / "architecture.md"
ABOUT = (
    PAGE.read_text(encoding="utf-8").partition("## Inside the workbench\n")[2].partition("\n## ")[0]
)
DRAWN = [
    re.split(" {3,}", line)[0].split()
    for line in ABOUT.partition("```text\n")[2].partition("```")[0].splitlines()
]


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


def imports_of_folders() -> dict[str, set[str]]:
    """Return the other folders that each folder of the package imports from."""
    graph: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        folder = path.relative_to(PACKAGE).parts[0]
        if (PACKAGE / folder).is_dir():
            graph.setdefault(folder, set()).update(set(imported(path)) - {folder})
    return graph


def test_no_folder_imports_one_that_imports_it():
    graph = imports_of_folders()
    assert len(graph) > 10
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the folders


def test_every_folder_is_drawn_once():
    drawn = [name for line in DRAWN for name in line if not name.endswith(".py")]
    assert sorted(drawn) == sorted(imports_of_folders())


def test_a_folder_imports_from_lines_below_its_own():
    line_of = {name: number for number, line in enumerate(DRAWN) for name in line}
    upward = [
        (folder, other)
        for folder, others in imports_of_folders().items()
        for other in others
        if line_of[other] <= line_of[folder]
    ]
    assert upward == []


def test_files_that_the_page_names_are_there():
    named = set(re.findall(r"`([a-z_]+(?:/[\w]+)+(?:\.py)?)`", ABOUT))
    ours = {name for name in named if (PACKAGE / name.partition("/")[0]).is_dir()}
    assert len(ours) > 15
    assert sorted(name for name in ours if not (PACKAGE / name).exists()) == []
