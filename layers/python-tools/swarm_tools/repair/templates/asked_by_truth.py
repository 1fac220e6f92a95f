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
