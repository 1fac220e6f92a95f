"""A sign binds later than a power: `-1 ** n` is always -1."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    return -1 ** n\n"
AFTER = "def f(n):\n    return (-1) ** n\n"
COST = 0.8


def propose(site):
    """Yield the power of the negative number."""
    for node in site.nodes:
        power = getattr(node, "operand", None)
        negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
        if negative and isinstance(power, ast.BinOp) and isinstance(power.op, ast.Pow):
            new = f"(-{site.operand(power.left)}) ** {site.operand(power.right)}"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
