"""Days are counted by the hours between two moments: days of the calendar were meant."""

from __future__ import annotations

import ast

BEFORE = "def f(end, start):\n    return (end - start).days\n"
AFTER = "def f(end, start):\n    return (end.date() - start.date()).days\n"
COST = 1.3


def propose(site):
    """Yield the difference of the dates."""
    for node in site.nodes:
        between = getattr(node, "value", None)
        if not isinstance(node, ast.Attribute) or node.attr != "days":
            continue
        if isinstance(between, ast.BinOp) and isinstance(between.op, ast.Sub):
            sides = [site.operand(s) for s in (between.left, between.right)]
            new = f"({sides[0]}.date() - {sides[1]}.date()).days"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
