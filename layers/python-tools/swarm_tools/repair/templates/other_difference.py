"""A difference, or a sum, of two other values was meant: `x - x0` for `x1 - x`."""

from __future__ import annotations

import ast

BEFORE = "def f(x0, y0, x1, y1, x):\n    return y0 + (y1 - y0) * (x1 - x) / (x1 - x0)\n"
AFTER = "def f(x0, y0, x1, y1, x):\n    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)\n"
COST = 1.8
MOST = 8
PLAIN = (ast.Name, ast.Attribute, ast.Constant)


def propose(site):
    """Yield operations on two plain values with two other ones, that share one with them first."""
    names = [*site.names, *site.attributes][:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Sub, ast.Add)):
            continue
        if not isinstance(node.left, PLAIN) or not isinstance(node.right, PLAIN):
            continue
        left, right = site.source.seg(node.left), site.source.seg(node.right)
        sign = "-" if isinstance(node.op, ast.Sub) else "+"
        for one in names:
            for other in names:
                if one == other or (one, other) == (left, right):
                    continue
                new = f"{one} {sign} {other}"
                shared = {one, other} & {left, right}
                cost = COST + (0.0 if shared else 0.4)
                said = f"`{left} {sign} {right}` becomes `{new}`"
                yield site.replace(node, new, cost, said[:160])
