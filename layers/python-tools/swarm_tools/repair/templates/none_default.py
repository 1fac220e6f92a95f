"""`a or b` takes the default for 0 and for what is empty, too: only None was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(n=None):\n    n = n or 10\n    return n\n"
AFTER = "def f(n=None):\n    n = 10 if n is None else n\n    return n\n"
COST = 1.1


def propose(site):
    """Yield the default for None alone, for `a or b`, and for a value or its default by truth."""
    for node in site.nodes:
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) == 2:
            value, default = (site.source.seg(part) for part in node.values)
            if not isinstance(node.values[0], (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
                continue
        elif isinstance(node, ast.IfExp) and ast.dump(node.test) == ast.dump(node.body):
            value, default = site.source.seg(node.body), site.source.seg(node.orelse)
        else:
            continue
        if isinstance(site.parent(node), (ast.If, ast.While, ast.BoolOp)):
            continue
        new = f"{default} if {value} is None else {value}"
        yield site.replace(node, new, COST, f"becomes `{new}`"[:160], loose=True)
