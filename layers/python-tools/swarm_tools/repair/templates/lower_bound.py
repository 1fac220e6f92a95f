"""A place is only kept from going beyond the end: `row >= len(grid)` without `row < 0`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(grid, row, col):\n    if row >= len(grid) or col >= len(grid[0]):\n"
    "        return 0\n    return grid[row][col]\n"
)
AFTER = (
    "def f(grid, row, col):\n"
    "    if row < 0 or row >= len(grid) or col < 0 or col >= len(grid[0]):\n"
    "        return 0\n    return grid[row][col]\n"
)

COST = 0.9


def propose(site):
    """Yield the comparisons of a condition with a length, with the one with zero before each."""
    for node in site.nodes:
        if isinstance(node, ast.BoolOp):
            parts = [part for part in node.values if isinstance(part, ast.Compare)]
            many = [part for part in parts if _open(node, part)]
            if len(many) > 1:
                text = site.source.seg(node)
                start = site.source.span(node)[0]
                for part in reversed(many):
                    first, last = (place - start for place in site.source.span(part))
                    text = text[:first] + _closed(site, part) + text[last:]
                yield site.replace(node, text, COST, "each place is kept from below zero, too")


def _open(condition, part):
    """Say whether a comparison bounds a name by a length while nothing bounds it by zero."""
    if len(part.ops) != 1 or not isinstance(part.left, ast.Name):
        return False
    beyond = isinstance(condition.op, ast.Or) and isinstance(part.ops[0], ast.GtE)
    within = isinstance(condition.op, ast.And) and isinstance(part.ops[0], ast.Lt)
    bounded = [
        getattr(other.left, "id", "")
        for other in condition.values
        if isinstance(other, ast.Compare)
    ]
    return (beyond or within) and bounded.count(part.left.id) == 1


def _closed(site, part):
    """Return a comparison with a length as one that zero bounds, too."""
    text = site.source.seg(part)
    if isinstance(part.ops[0], ast.Lt):
        return f"0 <= {text}"
    return f"{part.left.id} < 0 or {text}"
