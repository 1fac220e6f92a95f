"""Which names statements need from the module that they are about."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def top_level_names(tree: ast.Module) -> frozenset[str]:
    """Return the names that a module binds at its top level, inside conditions too."""
    found: set[str] = set()
    for node in _outside_functions(tree):
        if isinstance(node, _DEFINITIONS):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(a.asname or a.name).partition(".")[0] for a in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return frozenset(found - {"*"})


def _outside_functions(node: ast.AST) -> Iterable[ast.AST]:
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, (*_DEFINITIONS, ast.Lambda)):
            yield from _outside_functions(child)


def needed(statements: Iterable[ast.AST], known: frozenset[str]) -> tuple[str, ...] | None:
    """Return the names of `known` that statements read, sorted; None when they need others.

    What the statements bind themselves, and what is built in, is not needed.
    """
    nodes = [node for statement in statements for node in ast.walk(statement)]
    bound = {n.id for n in nodes if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    bound |= {n.arg for n in nodes if isinstance(n, ast.arg)}
    bound |= {n.name for n in nodes if isinstance(n, (*_DEFINITIONS, ast.ExceptHandler)) and n.name}
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= {(a.asname or a.name).partition(".")[0] for a in node.names}
    read = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    open_names = read - bound
    if open_names - known - set(dir(builtins)):
        return None
    return tuple(sorted(open_names & known))
