"""Fractions are asked to be equal to the last bit: near enough was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(a, b):\n    return a == b\n"
AFTER = "def f(a, b):\n    return abs(a - b) < 1e-9\n"
COST = 1.6


def propose(site):
    """Yield a tolerance instead of equality, and rounding."""
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        if not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            continue
        sides = (node.left, node.comparators[0])
        if any(isinstance(s, (ast.JoinedStr, ast.List, ast.Tuple, ast.Dict)) for s in sides):
            continue
        if any(isinstance(getattr(s, "value", 0.0), (str, bool, type(None))) for s in sides
               if isinstance(s, ast.Constant)):  # fmt: skip
            continue
        left, right = (site.operand(s) for s in sides)
        sign = "<" if isinstance(node.ops[0], ast.Eq) else ">="
        new = f"abs({left} - {right}) {sign} 1e-9"
        yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
