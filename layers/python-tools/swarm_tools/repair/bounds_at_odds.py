"""Bounds of one value that say the same twice, can never hold together, or always hold."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

LOWER = (ast.Gt, ast.GtE)
UPPER = (ast.Lt, ast.LtE)
CLOSED = (ast.GtE, ast.LtE)

Bound = tuple[str, ast.cmpop, float]
"""What is compared, how, and with which number."""


def at_odds(node: ast.BoolOp) -> Iterator[str]:
    """Yield a kind for each two bounds of one value that an `and` or an `or` should not have."""
    bounds = [bound for value in node.values if (bound := bound_of(value))]
    together = isinstance(node.op, ast.And)
    for (one, how, first), (other, as_well, second) in combinations(bounds, 2):
        if one == other and (kind := of_two((how, first), (as_well, second), together)):
            yield kind


def bound_of(node: ast.expr) -> Bound | None:
    """Return what a comparison with a number on its right says; None for anything else."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return None
    limit = node.comparators[0]
    number = getattr(limit, "value", None) if isinstance(limit, ast.Constant) else None
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        return None
    return ast.dump(node.left), node.ops[0], number


def of_two(first: tuple[ast.cmpop, float], second: tuple[ast.cmpop, float], together: bool) -> str:
    """Return what is wrong with two bounds of one value; "" when nothing is."""
    (how, one), (as_well, other) = first, second
    if any(isinstance(how, side) and isinstance(as_well, side) for side in (LOWER, UPPER)):
        return "bound twice"
    if isinstance(how, UPPER):
        (how, one), (as_well, other) = second, first
    if not isinstance(how, LOWER) or not isinstance(as_well, UPPER):
        return ""
    meet = one == other and isinstance(how, CLOSED) and isinstance(as_well, CLOSED)
    if together and one >= other and not meet:
        return "bounds that exclude each other"
    if not together and (one < other or meet):
        return "bounds that hold always"
    return ""
