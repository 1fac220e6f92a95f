"""Whether an entry is there is asked by its truth: one that is 0 or empty counts as missing."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(known, key):\n    if not known.get(key):\n        return None\n    return known[key]\n"
)
AFTER = "def f(known, key):\n    if key not in known:\n        return None\n    return known[key]\n"
COST = 1.1


def propose(site):
    """Yield `key in known` for the truth of `known.get(key)` and of `known[key]`."""
    for node in site.nodes:
        yield from of_membership(site, node)
        up = site.parent(node)
        negated = isinstance(up, ast.UnaryOp) and isinstance(up.op, ast.Not)
        asked = up if negated else node
        around = site.parent(asked)
        tested = isinstance(around, (ast.If, ast.While, ast.IfExp)) and around.test is asked
        if not tested and not isinstance(around, (ast.BoolOp, ast.Return)):
            continue
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get" and node.args:
            held, key = node.func.value, node.args[0]
        elif isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            held, key = node.value, node.slice
        else:
            continue
        word = "not in" if negated else "in"
        new = f"{site.source.seg(key)} {word} {site.source.seg(held)}"
        yield site.replace(asked, new, COST, f"condition becomes `{new}`"[:160], loose=True)


def of_membership(site, node):
    """Yield the truth of the entry for `key in known`, and `key in known` for an entry not None."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return
    left, op, right = node.left, node.ops[0], node.comparators[0]
    if isinstance(op, (ast.In, ast.NotIn)) and isinstance(right, (ast.Name, ast.Attribute)):
        word = "not " if isinstance(op, ast.NotIn) else ""
        new = f"{word}{site.source.seg(right)}.get({site.source.seg(left)})"
        yield site.replace(node, new, COST + 0.4, f"condition becomes `{new}`"[:160], loose=True)
    nothing = isinstance(op, (ast.Is, ast.IsNot)) and getattr(right, "value", 0) is None
    if nothing and getattr(getattr(left, "func", None), "attr", "") == "get" and left.args:
        word = "not in" if isinstance(op, ast.Is) else "in"
        new = f"{site.source.seg(left.args[0])} {word} {site.source.seg(left.func.value)}"
        yield site.replace(node, new, COST, f"condition becomes `{new}`"[:160], loose=True)
