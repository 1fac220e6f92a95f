"""What a function works out is read from a table, which holds only some of it."""

from __future__ import annotations

import ast

BEFORE = (
    "ONES = 'zero one two'.split()\n\n\ndef small(n):\n    return ONES[n]\n\n\n"
    "def f(n):\n    return 'minus ' + ONES[n]\n"
)
AFTER = BEFORE.replace("'minus ' + ONES[n]", "'minus ' + small(n)")
COST = 1.6


def propose(site):
    """Yield calls of the module's functions of one value for what is read from its tables."""
    body = site.source.tree.body
    tables = {t.id for n in body if isinstance(n, ast.Assign) for t in n.targets
              if isinstance(t, ast.Name)}  # fmt: skip
    one = [n.name for n in body if isinstance(n, ast.FunctionDef) and len(n.args.args) == 1]
    for node in site.nodes:
        read = isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
        if not read or getattr(node.value, "id", "") not in tables:
            continue
        if isinstance(node.slice, ast.Slice):
            continue
        for name in one[:4]:
            call = f"{name}({site.source.seg(node.slice)})"
            yield site.replace(node, call, COST, f"becomes `{call}`"[:160])
