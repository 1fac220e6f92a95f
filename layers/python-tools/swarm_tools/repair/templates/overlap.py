"""Two spans overlap when each begins before the other ends; one end alone is asked for."""

from __future__ import annotations

import ast
from itertools import pairwise

BEFORE = (
    "def free(booked, start, end):\n    for first, last in booked:\n"
    "        if first <= start < last:\n            return False\n    return True\n"
)
AFTER = (
    "def free(booked, start, end):\n    for first, last in booked:\n"
    "        if first < end and start < last:\n            return False\n    return True\n"
)

COST = 1.3
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def propose(site):
    """Yield the test of an overlap, ends left out and included, for tests on three of its ends."""
    spans = [*pairwise(site.params), *bound_pairs(site)]
    for node in site.nodes:
        if not isinstance(node, (ast.Compare, ast.BoolOp)) or not ordered(node):
            continue
        asked = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        for one in spans:
            for other in spans:
                if one >= other or set(one) & set(other) or not asked <= {*one, *other}:
                    continue
                if not (asked & set(one) and asked & set(other)):
                    continue
                for rank, sign in enumerate(("<", "<=")):
                    new = f"{one[0]} {sign} {other[1]} and {other[0]} {sign} {one[1]}"
                    said = f"condition becomes `{new}`"[:160]
                    yield site.replace(node, new, COST + 0.05 * rank, said, loose=True)


def ordered(node):
    """Say whether a condition is of orders alone."""
    parts = node.values if isinstance(node, ast.BoolOp) else [node]
    return all(
        isinstance(part, ast.Compare) and all(isinstance(op, ORDERS) for op in part.ops)
        for part in parts
    )


def bound_pairs(site):
    """Return the last two names of each tuple that a loop unpacks."""
    found = []
    for node in site.nodes:
        if isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.target, ast.Tuple):
            names = [n.id for n in node.target.elts if isinstance(n, ast.Name)]
            if len(names) >= 2:
                found.append((names[-2], names[-1]))
    return found
