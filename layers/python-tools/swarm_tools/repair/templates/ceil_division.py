"""A division is to be rounded up, or to the nearest, not down."""

from __future__ import annotations

import ast

BEFORE = "def f(people, seats):\n    return people // seats\n"
AFTER = "def f(people, seats):\n    return -(-people // seats)\n"


def propose(site):
    """Yield `-(-a // b)` for `a // b` and `int(a / b)`, and back."""
    for node in site.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.FloorDiv, ast.Div)):
            left, right = site.operand(node.left), site.operand(node.right)
            for new, cost in ((f"-(-{left} // {right})", 1.2), (f"round({left} / {right})", 1.6),
                              (f"int({left} / {right})", 1.6)):  # fmt: skip
                said = f"`{site.source.seg(node)}` becomes `{new}`"
                yield site.replace(node, new, cost, said[:160])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = node.operand
            divided = isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.FloorDiv)
            if divided and isinstance(inner.left, ast.UnaryOp):
                left = site.operand(inner.left.operand)
                new = f"{left} // {site.operand(inner.right)}"
                yield site.replace(node, new, 1.3, "rounded down", loose=True)
