"""The middle of an even number of values lies between two of them."""

from __future__ import annotations

import ast

BEFORE = "def f(xs):\n    xs = sorted(xs)\n    return xs[len(xs) // 2]\n"
AFTER = (
    "def f(xs):\n    xs = sorted(xs)\n    return (xs[(len(xs) - 1) // 2] + xs[len(xs) // 2]) / 2\n"
)
COST = 1.1


def propose(site):
    """Yield the mean of both for an entry at half the length."""
    halves = {
        n.targets[0].id: n.value for n in site.nodes
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name) and is_half(n.value)
    }  # fmt: skip
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
            continue
        index = node.slice
        if is_half(index) or getattr(index, "id", "") in halves:
            row, at = node.value.id, site.source.seg(index)
            for new in (f"({row}[(len({row}) - 1) // 2] + {row}[{at}]) / 2",
                        f"({row}[{at} - 1] + {row}[{at}]) / 2"):  # fmt: skip
                yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)


def is_half(node):
    """Say whether a node is half of a length."""
    half = isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv)
    return half and getattr(node.right, "value", 0) == 2
