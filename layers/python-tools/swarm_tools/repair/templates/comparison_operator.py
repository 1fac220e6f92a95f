"""A comparison uses the wrong operator."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a < b\n"
AFTER = "def f(a, b):\n    return a <= b\n"

NEAR = {
    "<": ("<=", ">", "!="), "<=": ("<", ">=", "=="), ">": (">=", "<", "!="),
    ">=": (">", "<=", "=="), "==": ("!=", "<=", ">=", "in"), "!=": ("==", "<", ">", "not in"),
    "in": ("not in",), "not in": ("in",), "is": ("is not", "=="),
    "is not": ("is", "!="),
}  # fmt: skip
COSTS = (1.0, 1.2, 1.5, 1.8)


def propose(site):
    """Yield the other operators that are likely to have been meant."""
    for node in site.nodes:
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        for left, right in pairwise(sides):
            span = site.source.operator_between(left, right)
            if span is None:
                continue
            old = " ".join(site.source.text[span[0] : span[1]].split())
            for cost, new in zip(COSTS, NEAR.get(old, ()), strict=False):
                message = f"`{old}` becomes `{new}`"
                yield Proposal(((*span, new),), cost, node.lineno, message)
