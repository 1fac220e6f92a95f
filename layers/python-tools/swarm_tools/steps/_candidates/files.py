"""Which candidate files may be used at all, and under which name."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...contracts.order import OrderError, WorkOrder

_PATH = re.compile(r"tests/(test_[A-Za-z0-9_]+)\.py")
_MOST_BYTES = 200_000
_PLUGIN_NAMES = frozenset({"hookimpl", "hookspec", "exit", "main", "register_assert_rewrite"})
_PRIVATE = ("_pytest", "conftest", "pluggy", "swarm_tools")
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Candidate:
    """One file that parses and keeps to the rules.

    Attributes:
        path: Where it goes: the path it came with, or a free one.
        text: Its text.
        tree: Its syntax tree.
    """

    path: str
    text: str
    tree: ast.Module


def read_candidates(order: WorkOrder) -> dict[str, str]:
    """Return {path: text} of the order's input `candidates`.

    Raises:
        OrderError: It is absent or has another shape.
    """
    data = order.result("candidates")
    files = data.get("files") if isinstance(data, dict) else None
    if not isinstance(files, dict) or not all(isinstance(text, str) for text in files.values()):
        raise OrderError("input 'candidates' must be {files: {path: text}}")
    return dict(sorted(files.items()))


def admit(files: Mapping[str, str], taken: Iterable[str]) -> tuple[list[Candidate], dict[str, str]]:
    """Return the candidates among `files`, and {path: reason} of the others.

    Args:
        files: Text by path, as the model gave them.
        taken: Paths that are not free.
    """
    used = {path.casefold() for path in taken}
    admitted: list[Candidate] = []
    refused: dict[str, str] = {}
    for path, text in files.items():
        match = _PATH.fullmatch(path)
        if match is None:
            refused[path] = "not a path of the form tests/test_<name>.py"
            continue
        tree = _parse(text)
        if isinstance(tree, str):
            refused[path] = tree
            continue
        why = next(_meddling(tree), None)
        if why is not None:
            refused[path] = why
            continue
        free = _free(match[1], used)
        used.add(free.casefold())
        admitted.append(Candidate(free, text, tree))
    return admitted, refused


def _free(stem: str, used: set[str]) -> str:
    number, path = 1, f"tests/{stem}.py"
    while path.casefold() in used:
        number += 1
        path = f"tests/{stem}_{number}.py"
    return path


def _parse(text: str) -> ast.Module | str:
    if len(text.encode("utf-8", "surrogatepass")) > _MOST_BYTES:
        return f"larger than {_MOST_BYTES} bytes"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return f"does not parse: {error}"[:300]


def _meddling(tree: ast.Module) -> Iterator[str]:
    """Yield what of a file reaches for the machinery that runs it."""
    for node in ast.walk(tree):
        if isinstance(node, _DEFINITIONS) and node.name.startswith("pytest_"):
            yield f"defines the hook {node.name}"
        elif isinstance(node, ast.Name) and node.id.startswith("pytest_"):
            yield f"uses the name {node.id}"
        elif isinstance(node, ast.Attribute):
            of_pytest = isinstance(node.value, ast.Name) and node.value.id == "pytest"
            if of_pytest and node.attr in _PLUGIN_NAMES:
                yield f"uses pytest.{node.attr}"
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for name in imported_names(node):
                if set(name.split(".")) & set(_PRIVATE):
                    yield f"imports {name}"
                elif name.rpartition(".")[2] in _PLUGIN_NAMES and name.startswith("pytest."):
                    yield f"uses {name}"


def imported_names(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Return the dotted names that an import statement names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [f"{node.module or ''}.{alias.name}" for alias in node.names]
