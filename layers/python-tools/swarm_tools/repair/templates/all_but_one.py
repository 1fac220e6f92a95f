"""All items but one are those before it and those behind it."""

from __future__ import annotations

import ast

BEFORE = "def f(items, i):\n    rest = items[i + 1:]\n    return rest\n"
AFTER = "def f(items, i):\n    rest = items[:i] + items[i + 1:]\n    return rest\n"


def propose(site):
    """Yield both slices for one of them."""
    for node in site.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Slice):
            continue
        low, high, step = node.slice.lower, node.slice.upper, node.slice.step
        if step is not None or (low is None) == (high is None):
            continue
        owner = site.source.seg(node.value)
        if isinstance(low, ast.BinOp) and isinstance(low.left, ast.Name):
            place = low.left.id
        else:
            place = site.source.seg(low if low is not None else high)
        new = f"{owner}[:{place}] + {owner}[{place} + 1:]"
        if place in site.names:
            yield site.replace(node, new, 1.4, f"all but one: `{new}`"[:160], loose=True)
