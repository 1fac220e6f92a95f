"""A comparison with its bound moved, or turned around."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "small = size < limit"
AFTER = "small = size <= limit"

_OTHERS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the other operators of each part of a comparison."""
    if not isinstance(node, ast.Compare):
        return
    for index, op in enumerate(node.ops):
        for other in _OTHERS[type(op)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield Swap(node, ast.Compare(node.left, ops, node.comparators))
