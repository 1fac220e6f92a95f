"""Test files that the warm server may import once for all: importing them does nothing."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

HARMLESS = frozenset({"pytest", "Path", "str", "sys"})
PLAIN = (
    ast.Import,
    ast.ImportFrom,
    ast.FunctionDef,
    ast.ClassDef,
    ast.Assign,
    ast.AnnAssign,
    ast.Expr,
    ast.For,
    ast.If,
)
DEFS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def is_inert(path: Path, local: frozenset[str]) -> bool:
    """Say whether importing the test file only defines tests.

    It must import nothing but pytest and the standard library, call nothing at module level but
    path helpers and pytest's own, and loop over nothing but literals; so the code under repair is
    not imported with it, and no thread or endless loop can start.

    Args:
        path: The test file.
        local: Names of the modules and packages of the project, which may hide the standard ones.
    """
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return all(_is_plain(stmt, local) for stmt in tree.body)


def _is_plain(stmt: ast.stmt, local: frozenset[str]) -> bool:
    if not isinstance(stmt, PLAIN):
        return False
    if isinstance(stmt, ast.For) and not isinstance(stmt.iter, (ast.Tuple, ast.List)):
        return False
    return all(_is_harmless(node, local) for node in _outside_functions(stmt))


def _is_harmless(node: ast.AST, local: frozenset[str]) -> bool:
    if isinstance(node, ast.Import):
        return all(_is_standard(alias.name, local) for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        return not node.level and _is_standard(node.module or "", local)
    if isinstance(node, ast.Call):
        func = node.func
        while isinstance(func, (ast.Attribute, ast.Call)):
            func = func.value if isinstance(func, ast.Attribute) else func.func
        return isinstance(func, ast.Name) and func.id in HARMLESS
    comprehensions = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
    return not isinstance(node, (ast.While, ast.With, *comprehensions))


def _is_standard(name: str, local: frozenset[str]) -> bool:
    top = name.partition(".")[0]
    return top not in local and (top == "pytest" or top in sys.stdlib_module_names)


def _outside_functions(stmt: ast.AST) -> list[ast.AST]:
    """Return the nodes that run when the module is imported: bodies of functions do not."""
    found = []
    stack = [stmt]
    while stack:
        node = stack.pop()
        found.append(node)
        if isinstance(node, DEFS):
            stack += [*getattr(node, "decorator_list", []), node.args]
        else:
            stack += ast.iter_child_nodes(node)
    return found
