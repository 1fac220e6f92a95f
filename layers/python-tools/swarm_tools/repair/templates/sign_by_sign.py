"""A text is repeated as a whole where each of its signs was to be repeated."""

from __future__ import annotations

import ast

BEFORE = "def f(digits):\n    return digits * 2\n"
AFTER = "def f(digits):\n    return ''.join(d * 2 for d in digits)\n"
COST = 1.8


def propose(site):
    """Yield repeated names sign by sign."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
            continue
        if isinstance(node.left, ast.Name) and isinstance(node.right, (ast.Constant, ast.Name)):
            text, times = site.source.seg(node.left), site.source.seg(node.right)
            new = f"''.join(d * {times} for d in {text})"
            yield site.replace(node, new, COST, f"`{site.source.seg(node)}` becomes `{new}`"[:160])
