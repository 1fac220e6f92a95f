"""Spans overlap when each begins before the other ends; where one begins is not enough."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(other, start, end):\n    return other['start'] <= start < other['end'] and end > start\n"
)
AFTER = (
    "def f(other, start, end):\n"
    "    return start < other['end'] and other['start'] < end and end > start\n"
)
COST = 1.2


def propose(site):
    """Yield a place between two bounds as two spans that overlap, with each other name."""
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 2:
            continue
        low, place, high = (site.source.seg(n) for n in (node.left, *node.comparators))
        if not isinstance(node.comparators[0], (ast.Name, ast.Attribute)):
            continue
        for rank, end in enumerate(n for n in (*site.names, *site.attributes) if n != place):
            up = site.parent(node)
            joined = isinstance(up, ast.BoolOp) and isinstance(up.op, ast.And)
            new = f"{place} < {high} and {low} < {end}"
            said = f"condition becomes `{new}`"
            yield site.replace(node, new, COST + 0.05 * rank, said[:160], loose=not joined)
