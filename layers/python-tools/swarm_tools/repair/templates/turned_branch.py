"""Where one branch adds, the other one takes away instead of doing nothing."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import turned

BEFORE = (
    "def f(parts):\n    total = 0\n    for sign, n in parts:\n        if sign:\n"
    "            continue\n        else:\n            total += n\n    return total\n"
)
AFTER = (
    "def f(parts):\n    total = 0\n    for sign, n in parts:\n        if sign:\n"
    "            total -= n\n        else:\n            total += n\n    return total\n"
)
COST = 1.3


def propose(site):
    """Yield the statement of one branch, turned round, for a branch that does nothing."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or len(node.body) != 1 or len(node.orelse) != 1:
            continue
        for idle, busy in (
            (node.body[0], node.orelse[0]),
            (node.orelse[0], node.body[0]),
        ):
            if isinstance(idle, (ast.Continue, ast.Pass)):
                text = site.source.seg(busy)
                for row in (turned(busy, text), text):
                    if row and "\n" not in row and row != site.source.seg(idle):
                        yield site.replace(idle, row, COST, f"becomes `{row}`"[:160])
