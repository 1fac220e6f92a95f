"""The two terms of an operation are read from one row: one of them was read from another."""

from __future__ import annotations

import ast

BEFORE = "def f(rows, row, r, k):\n    row[k] = row[k - 1] + rows[r - 1][k]\n    return row\n"
AFTER = (
    "def f(rows, row, r, k):\n    row[k] = rows[r - 1][k - 1] + rows[r - 1][k]\n    return row\n"
)
COST = 1.2


def propose(site):
    """Yield each of two subscripts that are put together with the other one's container."""
    for node in site.nodes:
        parts = operands(node)
        if len(parts) != 2 or not all(isinstance(p, ast.Subscript) for p in parts):
            continue
        for one, other in (parts, parts[::-1]):
            mine, base = site.source.seg(one.value), site.source.seg(other.value)
            if mine != base:
                said = f"`{mine}` becomes `{base}`"
                yield site.replace(one.value, base, COST, said[:160])


def operands(node):
    """Return what an operation, a comparison or a call of two puts together."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return [node.left, node.comparators[0]]
    if isinstance(node, ast.Call) and len(node.args) == 2 and not node.keywords:
        return list(node.args)
    return []
