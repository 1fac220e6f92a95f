"""A row that begins as 0, 1, 2 ... is filled with zeros, or the other way about."""

from __future__ import annotations

import ast

BEFORE = "def f(word):\n    row = [0] * (len(word) + 1)\n    return row\n"
AFTER = "def f(word):\n    row = list(range(len(word) + 1))\n    return row\n"

COST = 1.6


def propose(site):
    """Yield `list(range(n))` for `[0] * n`, and the other way about."""
    for node in site.nodes:
        count = repeated(node)
        if count is not None:
            new = f"list(range({site.source.seg(count)}))"
            yield site.replace(node, new, COST, f"`{site.source.seg(node)}` becomes `{new}`"[:160])
        elif counted(node) is not None:
            new = f"[0] * ({site.source.seg(counted(node))})"
            yield site.replace(node, new, COST, f"`{site.source.seg(node)}` becomes `{new}`"[:160])


def repeated(node):
    """Return how often a single number is repeated in a list, None for anything else."""
    one = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)
    if not one or not isinstance(node.left, ast.List) or len(node.left.elts) != 1:
        return None
    return node.right if isinstance(node.left.elts[0], ast.Constant) else None


def counted(node):
    """Return the end of `list(range(end))`, None for anything else."""
    if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "list" or not node.args:
        return None
    inside = node.args[0]
    ranged = isinstance(inside, ast.Call) and getattr(inside.func, "id", "") == "range"
    return inside.args[0] if ranged and len(inside.args) == 1 else None
