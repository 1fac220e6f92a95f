"""A sum where a mean is meant: it is to be divided by how many were added."""

from __future__ import annotations

import ast

BEFORE = "def averages(scores):\n    return {name: sum(v) for name, v in scores.items()}\n"
AFTER = BEFORE.replace("sum(v)", "sum(v) / len(v)")
COST = 1.1


def propose(site):
    """Yield the sums of plain names divided by their lengths, whole or not."""
    for node in site.nodes:
        summed = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "sum"
        if not summed or len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
            continue
        up = site.parent(node)
        if isinstance(up, ast.BinOp) and isinstance(up.op, (ast.Div, ast.FloorDiv)):
            continue
        text = site.source.seg(node)
        for more, sign in enumerate(("/", "//")):
            new = f"{text} {sign} len({node.args[0].id})"
            yield site.replace(node, new, COST + more, f"`{text}` becomes `{new}`"[:160])
