"""Numbers as they are written in a program, a sign before them included."""

from __future__ import annotations

import ast

NUMBERS = (int, float)


def number_of(node: ast.AST | None) -> float | None:
    """Return the number that an expression writes down; None for anything else."""
    sign = 1
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node, sign = node.operand, -1
    if isinstance(node, ast.Constant) and type(node.value) in NUMBERS:
        return sign * node.value
    return None
