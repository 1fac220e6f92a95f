"""Another expression of the function was meant, or belongs into the same `max` or `min`."""

from __future__ import annotations

import ast

BEFORE = "def f(a, i):\n    low = a[i - 1]\n    return min(a[i], low, i)\n"
AFTER = "def f(a, i):\n    low = a[i - 1]\n    return min(a[i], low, a[i - 1])\n"


def propose(site):
    """Yield the function's own expressions in the places of values and in `max` and `min`."""
    pool = site.expressions()
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("max", "min"):
            args = [site.source.seg(a) for a in node.args]
            for new in [*pool, *site.names] if len(args) > 1 else ():
                if new not in args:
                    inside = ", ".join([*args, new])
                    text = f"{node.func.id}({inside})"
                    yield site.replace(node, text, 1.7, f"call becomes `{text}`"[:160])
        for value in values(site, node):
            old = site.source.seg(value)
            for new in pool:
                if new == old:
                    continue
                counted = isinstance(node, ast.AugAssign) and isinstance(value, ast.Constant)
                cost = 1.6 if counted else 2.1
                yield site.replace(value, new, cost, f"`{old}` becomes `{new}`"[:160], loose=True)
                if isinstance(value, (ast.Name, ast.Attribute, ast.Subscript)):
                    for call in ("max", "min"):
                        text = f"{call}({new}, {old})"
                        yield site.replace(value, text, 2.3, f"`{old}` becomes `{text}`"[:160])


def values(site, node):
    """Return the values of ``node`` that an expression may stand for."""
    if isinstance(node, (ast.Return, ast.Assign, ast.AugAssign)):
        found = [node.value]
    elif isinstance(node, ast.Call):
        found = list(node.args)
    elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        found = list(node.elts)
    elif isinstance(node, ast.Compare):
        found = [node.left, *node.comparators]
    elif isinstance(node, ast.comprehension):
        found = [node.iter]
    else:
        found = []
    usual = (ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.BinOp, ast.Constant)
    return [v for v in found if isinstance(v, usual) and len(site.source.seg(v)) <= 40]
