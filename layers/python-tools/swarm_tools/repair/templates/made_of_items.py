"""A display holds the whole as its only item where its items were meant: `{roles}`."""

from __future__ import annotations

import ast

BEFORE = "def f(key, roles):\n    return key, {roles}\n"
AFTER = "def f(key, roles):\n    return key, set(roles)\n"
COST = 1.1
KINDS = {ast.Set: "set", ast.List: "list"}


def propose(site):
    """Yield `set(x)` for `{x}`, `list(x)` for `[x]`; sets as lists in the order of the items."""
    for node in site.nodes:
        maker = KINDS.get(type(node))
        if maker and len(node.elts) == 1 and isinstance(node.elts[0], (ast.Name, ast.Attribute)):
            new = f"{maker}({site.source.seg(node.elts[0])})"
            said = f"`{site.source.seg(node)}` becomes `{new}`"
            yield site.replace(node, new, COST, said[:160])
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("sorted", "list", "set"):
            yield from in_order(site, node)


def in_order(site, node):
    """Yield `list(dict.fromkeys(x))` for the items of a set, in any form of it."""
    if len(node.args) != 1 or node.keywords:
        return
    inner = node.args[0]
    if isinstance(inner, ast.SetComp):
        items = site.source.seg(inner)[1:-1].strip()
    elif getattr(getattr(inner, "func", None), "id", "") == "set" and len(inner.args) == 1:
        items = site.source.seg(inner.args[0])
    else:
        return
    new = f"list(dict.fromkeys({items}))"
    yield site.replace(node, new, COST + 0.2, f"becomes `{new}`"[:160])
