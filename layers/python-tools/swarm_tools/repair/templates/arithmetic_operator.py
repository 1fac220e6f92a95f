"""An arithmetic operation or in-place assignment uses the wrong operator."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a - b\n"
AFTER = "def f(a, b):\n    return a + b\n"

NEAR = {
    "+": ("-", "*", "/", "//"), "-": ("+", "*", "/", "%"), "*": ("+", "**", "/", "-"),
    "/": ("//", "*", "%", "-"), "//": ("/", "%", "*", "-"), "%": ("//", "/", "*"),
    "**": ("*", "+"), "&": ("|", "^"), "|": ("&", "^"), "^": ("**", "&", "|"),
    "<<": (">>",), ">>": ("<<",),
}  # fmt: skip
COSTS = (1.0, 1.25, 1.35, 1.6)
POWER = 0.25
SQUARE = 0.5
"""A value times itself is seldom a slip."""


def propose(site):
    """Yield the other operators, the nearest first."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp):
            span = site.source.operator_between(node.left, node.right)
            tail = ""
        elif isinstance(node, ast.AugAssign):
            span = site.source.operator_between(node.target, node.value)
            tail = "="
        else:
            continue
        if span is None:
            continue
        old = site.source.text[span[0] : span[1]].removesuffix("=")
        for cost, new in zip(COSTS, NEAR.get(old, ()), strict=False):
            message = f"`{old}{tail}` becomes `{new}{tail}`"
            cost += POWER * (new == "**" and old == "*")
            cost += SQUARE * (old == "*" and new != "**" and is_square(node))
            yield Proposal(((span[0], span[1], new + tail),), cost, node.lineno, message)


def is_square(node):
    """Say whether a value is multiplied by itself."""
    return isinstance(node, ast.BinOp) and ast.dump(node.left) == ast.dump(node.right)
