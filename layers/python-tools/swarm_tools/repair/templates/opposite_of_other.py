"""A comparison asks for the wrong one of two values: not the new one, but other than the old."""

from __future__ import annotations

import ast

BEFORE = "def f(cell, old, new):\n    if cell == new:\n        return cell\n    return new\n"
AFTER = "def f(cell, old, new):\n    if cell != old:\n        return cell\n    return new\n"
COST = 1.7
OPPOSITE = {ast.Eq: "!=", ast.NotEq: "==", ast.Is: "is not", ast.IsNot: "is"}
MOST = 8


def propose(site):
    """Yield the opposite comparison with another name or attribute."""
    others = [*site.names, *site.attributes][:MOST]
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or type(node.ops[0]) not in OPPOSITE:
            continue
        left, right = site.source.seg(node.left), site.source.seg(node.comparators[0])
        plain = isinstance(node.comparators[0], (ast.Name, ast.Attribute))
        if len(node.ops) != 1 or not plain:
            continue
        for other in others:
            if other not in (left, right):
                new = f"{left} {OPPOSITE[type(node.ops[0])]} {other}"
                yield site.replace(node, new, COST, f"condition becomes `{new}`"[:160])
