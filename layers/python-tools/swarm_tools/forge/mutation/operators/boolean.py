"""`and` for `or`, a `not` left out, `True` for `False`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "ready = loaded and valid"
AFTER = "ready = loaded or valid"


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the other connective, the operand of a `not`, the other truth value."""
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Swap(node, ast.BoolOp(other, node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Swap(node, node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Swap(node, ast.Constant(not node.value))
