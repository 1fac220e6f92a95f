"""Years are counted without asking whether the day of this year has come."""

from __future__ import annotations

import ast

BEFORE = "def f(birth, today):\n    return today.year - birth.year\n"
AFTER = (
    "def f(birth, today):\n"
    "    return today.year - birth.year - ((today.month, today.day) < (birth.month, birth.day))\n"
)
COST = 0.9


def propose(site):
    """Yield the difference of years with the comparison of month and day."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Sub):
            continue
        sides = (node.left, node.right)
        if not all(isinstance(s, ast.Attribute) and s.attr == "year" for s in sides):
            continue
        now, then = (site.source.seg(s.value) for s in sides)
        days = [f"({who}.month, {who}.day)" for who in (now, then)]
        for sign in ("<", "<="):
            new = f"{site.source.seg(node)} - ({days[0]} {sign} {days[1]})"
            yield site.replace(node, new, COST, "a year less before the day", loose=True)
