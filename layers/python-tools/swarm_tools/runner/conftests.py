"""The project's conftest files, as text: which apply to a test, and what they could do to it.

The Judge's tests run without them, or where they can't be collected so, without their hooks.
What runs in one process with a test can in the end do everything to it: what is left of that is
seen by the witness and by the canaries, as far as anything in that process can see it.
"""

from __future__ import annotations

import ast
import warnings
from pathlib import Path, PurePosixPath

_MOST_BYTES = 1_000_000
_HOOKS = frozenset(
    {
        "pytest_collection",
        "pytest_collection_modifyitems",
        "pytest_collectstart",
        "pytest_fixture_setup",
        "pytest_generate_tests",
        "pytest_ignore_collect",
        "pytest_itemcollected",
        "pytest_pycollect_makeitem",
        "pytest_pyfunc_call",
        "pytest_runtest_call",
        "pytest_runtest_logreport",
        "pytest_runtest_makereport",
        "pytest_runtest_protocol",
        "pytest_runtest_setup",
        "pytest_runtestloop",
        "pytest_sessionfinish",
        "pytest_sessionstart",
    }
)

_HARMLESS = frozenset({"pytest_addoption", "pytest_configure", "pytest_unconfigure"})


def conftests_of(root: Path, files: list[str]) -> list[str]:
    """Return the conftest files that pytest would load for the test files `files`, sorted."""
    folders = {parent for path in files for parent in PurePosixPath(path).parents}
    names = ((folder / "conftest.py").as_posix() for folder in folders)
    return sorted(name for name in names if (root / name).is_file())


def notes_on(root: Path, paths: list[str]) -> list[str]:
    """Return a line for each of the conftest files `paths` that can change an outcome."""
    notes = []
    for path in paths:
        means = _means(root / path)
        if means:
            notes.append(f"{path} can change the outcome of tests: {', '.join(means)}")
    return notes


def take_hooks_out(root: Path, paths: list[str]) -> None:
    """Rewrite the conftest files `paths` of a copy of the project without pytest's hooks."""
    for path in paths:
        tree = _parse(root / path)
        if tree is not None:
            tree = ast.fix_missing_locations(_WithoutHooks().visit(tree))
            (root / path).write_text(ast.unparse(tree) + "\n", "utf-8")


class _WithoutHooks(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        had_body = bool(getattr(node, "body", None))
        super().generic_visit(node)
        if had_body and not node.body:
            node.body = [ast.Pass()]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST | None:
        marked = any("hookimpl" in ast.unparse(item) for item in node.decorator_list)
        return None if marked or _is_hook(node.name) else self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        node.names = [item for item in node.names if not _is_hook(item.asname or item.name)]
        return node if node.names else None

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        names = [item.id for item in node.targets if isinstance(item, ast.Name)]
        return None if any(_is_hook(name) for name in names) else node


def _is_hook(name: str) -> bool:
    return name.startswith("pytest_") and name not in _HARMLESS


def _parse(path: Path) -> ast.Module | None:
    try:
        with warnings.catch_warnings(), path.open("rb") as file:
            warnings.simplefilter("ignore")
            return ast.parse(file.read(_MOST_BYTES))
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _means(path: Path) -> list[str]:
    tree = _parse(path)
    if tree is None:
        return []
    means = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.name in _HOOKS:
                means.add(node.name)
            elif any("autouse=True" in ast.unparse(item) for item in node.decorator_list):
                means.add(f"autouse fixture {node.name}")
        elif isinstance(node, ast.Name) and node.id == "pytest_plugins":
            means.add("pytest_plugins")
    return sorted(means)
