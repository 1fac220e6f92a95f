"""One of two like parts is passed through a function, and the other is not."""

from __future__ import annotations

import ast

BEFORE = "def f(join, clean, rows, mid):\n    return join(clean(rows[:mid]), rows[mid:])\n"
AFTER = "def f(join, clean, rows, mid):\n    return join(clean(rows[:mid]), clean(rows[mid:]))\n"
COST = 1.2
PLACES = (ast.Subscript, ast.Attribute)


def propose(site):
    """Yield the other arguments and operands as calls of the function of their neighbour."""
    for node in site.nodes:
        parts = neighbours(node)
        for call in [p for p in parts if isinstance(p, ast.Call) and one_given(p)]:
            name = site.source.seg(call.func)
            for part in parts:
                if like(call.args[0], part):
                    text = f"{name}({site.source.seg(part)})"
                    said = f"`{site.source.seg(part)}` becomes `{text}`"
                    yield site.replace(part, text, COST, said[:160])


def neighbours(node):
    """Return the parts that stand beside each other in a call, an operation or a row."""
    if isinstance(node, ast.Call):
        return node.args
    if isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Load):
        return node.elts
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare) and len(node.comparators) == 1:
        return [node.left, node.comparators[0]]
    return []


def one_given(call):
    """Say whether a call has one plain argument."""
    return len(call.args) == 1 and not call.keywords


def like(inner, part):
    """Say whether a part is of the same form as what is passed."""
    return isinstance(part, PLACES) and type(part) is type(inner) and same_owner(part, inner)


def same_owner(one, other):
    """Say whether two parts are of the same thing, or have the same name of different things."""
    if ast.dump(one.value) == ast.dump(other.value):
        return True
    return getattr(one, "attr", 0) == getattr(other, "attr", 1)
