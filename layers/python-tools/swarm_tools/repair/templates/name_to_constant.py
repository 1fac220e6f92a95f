"""A name stands where a small number was meant: `value & bit` for `value & 1`."""

from __future__ import annotations

import ast

BEFORE = "def f(value, bit):\n    return (value >> bit) & bit\n"
AFTER = "def f(value, bit):\n    return (value >> bit) & 1\n"

BITS = (ast.BitAnd, ast.BitOr, ast.LShift, ast.RShift)
NUMBERS = ("1", "0", "2")


def propose(site):
    """Yield names in operations, comparisons and indexes written as small numbers."""
    for node in site.loads():
        up = site.parent(node)
        if isinstance(up, ast.BinOp):
            cost = 1.2 if isinstance(up.op, BITS) else 1.7
        elif isinstance(up, ast.Compare) or (isinstance(up, ast.Subscript) and up.slice is node):
            cost = 1.8
        else:
            continue
        for rank, number in enumerate(NUMBERS):
            said = f"`{node.id}` becomes `{number}`"
            yield site.replace(node, number, cost + 0.05 * rank, said)
