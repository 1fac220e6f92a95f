"""Targets set at once are set from left to right: one of them is needed as it was."""

from __future__ import annotations

import ast
from itertools import permutations

BEFORE = (
    "def f(cell):\n    before = None\n    while cell is not None:\n"
    "        before, cell, cell.next = cell, cell.next, before\n    return before\n"
)
AFTER = (
    "def f(cell):\n    before = None\n    while cell is not None:\n"
    "        cell.next, before, cell = before, cell, cell.next\n    return before\n"
)
COST = 1.2
MOST = 3


def propose(site):
    """Yield the targets, each with its value, in every other order."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
            continue
        left, right = node.targets[0], node.value
        if not isinstance(right, ast.Tuple) or not 2 <= len(left.elts) == len(right.elts) <= MOST:
            continue
        pairs = [(site.source.seg(a), site.source.seg(b))
                 for a, b in zip(left.elts, right.elts, strict=True)]  # fmt: skip
        for order in list(permutations(pairs))[1:]:
            sides = (", ".join(side) for side in zip(*order, strict=True))
            new = " = ".join(sides)
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
