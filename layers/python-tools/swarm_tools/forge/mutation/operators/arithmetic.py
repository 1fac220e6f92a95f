"""Another arithmetic or bit operator."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "total = price + tax"
AFTER = "total = price - tax"

_OTHERS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.MatMult: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the opposite operator of an operation, and the operand of a minus alone."""
    if isinstance(node, ast.BinOp):
        yield Swap(node, ast.BinOp(node.left, _OTHERS[type(node.op)](), node.right))
    elif isinstance(node, ast.AugAssign):
        yield Swap(node, ast.AugAssign(node.target, _OTHERS[type(node.op)](), node.value))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        yield Swap(node, node.operand)
