"""Which of Python's own exceptions comes from which."""

from __future__ import annotations

import ast
import builtins

from swarm_tools.rules.classes import base_class
from swarm_tools.rules.module import Module


def covers(module: Module, broad: ast.expr, narrow: ast.expr) -> bool:
    """Return whether a handler for one error certainly catches another one as well."""
    wide, slim = _lineage(module, broad), _lineage(module, narrow)
    return bool(wide and slim) and wide[0] in slim


def kinds(node: ast.expr | None) -> list[ast.expr]:
    """Return the errors a handler catches."""
    if node is None:
        return []
    return list(node.elts) if isinstance(node, ast.Tuple) else [node]


def _lineage(module: Module, node: ast.expr, depth: int = 0) -> list[str]:
    """Return the names of an exception and of all it comes from; none when unsure."""
    if not isinstance(node, ast.Name) or depth > 8:
        return []
    found = getattr(builtins, node.id, None)
    if isinstance(found, type) and issubclass(found, BaseException):
        return [one.__name__ for one in found.__mro__] if module.is_builtin(node.id) else []
    made = base_class(module, node)
    if made is None or len(made.bases) != 1 or made.keywords or made.decorator_list:
        return []
    above = _lineage(module, made.bases[0], depth + 1)
    return [made.name, *above] if above else []
