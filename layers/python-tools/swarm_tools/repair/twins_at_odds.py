"""Two comparisons side by side of which one counts the equal case and the other does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

STRICT = (ast.Lt, ast.Gt)
ORDERS = (*STRICT, ast.LtE, ast.GtE)
PLACES = (ast.Name, ast.Attribute, ast.Subscript)


def twins_at_odds(node: ast.BoolOp) -> Iterator[str]:
    """Yield a kind for each pair such as ``start < other_end and other_start <= end``.

    Their four sides have no name in common, and none is a number: of such pairs in right programs
    both count the equal case, or neither does.
    """
    sided = [(value, sides) for value in node.values if (sides := _sides(value))]
    for (one, first), (other, second) in combinations(sided, 2):
        strict = isinstance(one.ops[0], STRICT) != isinstance(other.ops[0], STRICT)
        if strict and not first & second:
            yield "twins at odds"


def _sides(value: ast.expr) -> set[str]:
    """Return the names in an order of two places, each of its own; nothing for anything else."""
    if not isinstance(value, ast.Compare) or not isinstance(value.ops[0], ORDERS):
        return set()
    sides = [value.left, *value.comparators]
    if len(sides) != 2 or not all(isinstance(side, PLACES) for side in sides):
        return set()
    left, right = (_named(side) for side in sides)
    return set() if left & right else left | right


def _named(side: ast.expr) -> set[str]:
    """Return the names of a side: an attribute counts with what it belongs to."""
    if isinstance(side, ast.Attribute):
        return {ast.unparse(side)}
    return {n.id for n in ast.walk(side) if isinstance(n, ast.Name)}
