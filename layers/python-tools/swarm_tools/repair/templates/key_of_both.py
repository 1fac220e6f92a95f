"""A key is one of two parts where both are compared, one after the other."""

from __future__ import annotations

import ast

BEFORE = "def f(rows):\n    return sorted(rows, key=lambda r: r['a'] and r['b'])\n"
AFTER = "def f(rows):\n    return sorted(rows, key=lambda r: (r['a'], r['b']))\n"
COST = 1.0


def propose(site):
    """Yield the tuple of the parts in the place of `a and b`, `a or b` and `a + b`."""
    for node in site.nodes:
        if isinstance(node, ast.Lambda):
            body = node.body
        elif isinstance(node, ast.Return):
            body = node.value
        else:
            continue
        if isinstance(body, ast.BoolOp):
            parts = body.values
        elif isinstance(body, ast.BinOp) and isinstance(body.op, ast.Add):
            parts = [body.left, body.right]
        else:
            continue
        if isinstance(node, ast.Return) and not is_key(site):
            continue
        new = f"({', '.join(site.source.seg(p) for p in parts)})"
        yield site.replace(body, new, COST, f"key becomes `{new}`"[:160])


def is_key(site):
    """Say whether a function seems to be a key: its name says so, or a sort takes it."""
    name = getattr(site.node, "name", "")
    return "key" in name or f"key={name}" in site.source.text
