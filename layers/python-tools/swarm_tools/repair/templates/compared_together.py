"""Two parts are compared apart: a month and a day come one after the other."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(day, birth):\n    if day.month < birth.month or day.day < birth.day:\n"
    "        return 1\n    return 0\n"
)
AFTER = (
    "def f(day, birth):\n    if (day.month, day.day) < (birth.month, birth.day):\n"
    "        return 1\n    return 0\n"
)
COST = 1.0
ORDERS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def propose(site):
    """Yield the comparison of the parts as tuples."""
    for node in site.nodes:
        if not isinstance(node, ast.BoolOp) or len(node.values) != 2:
            continue
        first, second = node.values
        if not all(isinstance(c, ast.Compare) and len(c.ops) == 1 for c in node.values):
            continue
        if type(first.ops[0]) not in ORDERS or type(second.ops[0]) not in ORDERS:
            continue
        lefts, rights = (first.left, second.left), (first.comparators[0], second.comparators[0])
        if not all(isinstance(part, (ast.Attribute, ast.Subscript)) for part in lefts + rights):
            continue
        left, right = (", ".join(site.source.seg(p) for p in side) for side in (lefts, rights))
        for sign in dict.fromkeys(ORDERS[type(c.ops[0])] for c in (second, first)):
            new = f"({left}) {sign} ({right})"
            yield site.replace(node, new, COST, f"condition becomes `{new}`"[:160], loose=True)
