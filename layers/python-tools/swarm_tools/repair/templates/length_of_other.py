"""The length of something was meant, not a number beside it."""

from __future__ import annotations

import ast

BEFORE = "def f(items, limit):\n    return sum(items) / limit\n"
AFTER = "def f(items, limit):\n    return sum(items) / len(items)\n"
MOST = 8


def propose(site):
    """Yield `len(x)` of each name and attribute for operands, bounds and returned numbers."""
    sized = [*site.names, *site.attributes][:MOST]
    for node in site.nodes:
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Constant)):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        if isinstance(node, ast.Constant) and type(node.value) is not int:
            continue
        up, old = site.parent(node), site.source.seg(node)
        if not fits(up, node) or old == "self":
            continue
        for rank, name in enumerate(sized):
            if name != old:
                cost = 1.9 + 0.03 * rank
                yield site.replace(node, f"len({name})", cost, f"`{old}` becomes `len({name})`")


def fits(up, node):
    """Say whether a number stands at this place."""
    if isinstance(up, ast.Call):
        return node in up.args and getattr(up.func, "id", "") in ("range", "min", "max")
    return isinstance(up, (ast.BinOp, ast.Compare, ast.Return, ast.Slice))
