"""A statement left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "items.append(item)"
AFTER = "pass"

_KINDS = (ast.Expr, ast.AugAssign, ast.Delete, ast.Assert, ast.Raise)


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield `pass` for a statement that does something other than to name a value."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, (ast.Yield, ast.YieldFrom)):
        return
    if isinstance(node, _KINDS) or (
        isinstance(node, ast.Assign)
        and all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    ):
        yield Swap(node, [ast.Pass()])
