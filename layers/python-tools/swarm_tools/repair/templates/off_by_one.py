"""An index, bound, argument or result is one too large or too small."""

from __future__ import annotations

import ast

BEFORE = "def f(n):\n    return list(range(n))\n"
AFTER = "def f(n):\n    return list(range(n + 1))\n"


def propose(site):
    """Yield the expression plus and minus one, and without its plus or minus one."""
    for node in site.nodes:
        shifted = isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub))
        if shifted and isinstance(node.right, ast.Constant) and node.right.value in (1, 2):
            text = site.source.seg(node.left)
            yield site.replace(node, text, 1.1, "plus or minus one removed", loose=True)
        cost = place_cost(site, node)
        if cost is None:
            continue
        text = site.operand(node) if not additive(node) else site.source.seg(node)
        for sign in "+-":
            new = f"{text} {sign} 1"
            yield site.replace(node, new, cost, f"`{text}` becomes `{new}`", loose=True)


def additive(node):
    """Say whether ``node`` is already a sum, a product or the like."""
    return isinstance(node, ast.BinOp) and not isinstance(
        node.op, (ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd, ast.BitXor)
    )


def place_cost(site, node):
    """Return how likely a slip of one is at the place of ``node``; None when it is not."""
    if not isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.BinOp, ast.Subscript)):
        return None
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return None
    up = site.parent(node)
    if isinstance(up, ast.Call) and node in up.args:
        name = getattr(up.func, "id", "")
        return {"range": 1.2, "max": 1.7, "min": 1.7}.get(name, 1.35)
    if isinstance(up, ast.Slice) or (isinstance(up, ast.Subscript) and up.slice is node):
        return 1.3
    if isinstance(up, ast.Compare):
        return 1.6
    if isinstance(up, ast.Return):
        return 1.5
    if isinstance(up, ast.Assign) and isinstance(node, ast.Name):
        return 1.5
    if isinstance(up, (ast.BinOp, ast.Assign, ast.AugAssign)):
        return 1.9
    return None
