"""A sum is divided by how many there are: it was to be divided by the sum of the weights."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(marks, weights):\n    total = weight = 0\n    for m, w in zip(marks, weights):\n"
    "        total += m * w\n        weight += w\n    return total / len(marks)\n"
)
AFTER = BEFORE.replace("len(marks)", "weight")
ADDED_UP = 1.0
SUMMED = 1.2


def propose(site):
    """Yield such divisors as what the function adds up, and as sums of its parameters."""
    added = dict.fromkeys(
        n.target.id
        for n in site.nodes
        if isinstance(n, ast.AugAssign)
        and isinstance(n.op, ast.Add)
        and isinstance(n.target, ast.Name)
    )
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Div, ast.FloorDiv)):
            continue
        count = node.right
        if not isinstance(count, ast.Call) or getattr(count.func, "id", "") != "len":
            continue
        text = site.source.seg(count)
        totals = [(name, ADDED_UP) for name in added if name not in site.source.seg(node.left)]
        totals += [(f"sum({name})", SUMMED) for name in site.params]
        for new, cost in totals:
            yield site.replace(count, new, cost, f"`{text}` becomes `{new}`"[:160])
