"""An element, a member or a call stands where a name in reach was meant."""

from __future__ import annotations

import ast

BEFORE = "def f(days, first):\n    return [first[0] for year in days]\n"
AFTER = "def f(days, first):\n    return [year for year in days]\n"


def propose(site):
    """Yield names for elements, members and calls; other elements in the place of operands."""
    pool = list(dict.fromkeys(
        site.source.seg(n) for n in site.nodes
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Load)
        and len(site.source.seg(n)) < 30
    ))[:10]  # fmt: skip
    for node in site.nodes:
        if not isinstance(node, (ast.Subscript, ast.Attribute, ast.Call)):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or site.in_annotation(node):
            continue
        up = site.parent(node)
        if isinstance(up, (ast.Attribute, ast.Expr)) or getattr(up, "func", None) is node:
            continue
        old = site.source.seg(node)
        for name in site.names:
            cost = 2.2 if isinstance(node, ast.Call) else 1.9
            yield site.replace(node, name, cost, f"`{old}` becomes `{name}`"[:160])
        if isinstance(node, ast.Subscript) and isinstance(up, ast.BinOp):
            for new in pool:
                if new != old:
                    yield site.replace(node, new, 1.9, f"`{old}` becomes `{new}`"[:160])
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Call):
            args = node.value.args
            if len(args) == 1 and isinstance(args[0], (ast.Name, ast.Attribute)):
                for call in ("sorted", "list", "max", "min"):
                    new = f"{call}({site.source.seg(args[0])})"
                    yield site.replace(node, new, 2.0, f"`{old}` becomes `{new}`"[:160])
