"""What is in one set alone, or in both, is mistaken for what is in just one of them."""

from __future__ import annotations

import ast

BEFORE = "def f(right, chosen):\n    return len(chosen ^ right)\n"
AFTER = "def f(right, chosen):\n    return len(chosen - right)\n"
SIGNS = {ast.BitXor: "^", ast.BitAnd: "&", ast.BitOr: "|", ast.Sub: "-"}
COST = 1.2


def propose(site):
    """Yield the other operations on two sets, in either order."""
    for node in site.nodes:
        if not isinstance(node, ast.BinOp) or type(node.op) not in SIGNS:
            continue
        if isinstance(node.op, ast.Sub) and not is_set(node):
            continue
        left, right = site.operand(node.left), site.operand(node.right)
        old = SIGNS[type(node.op)]
        news = [f"{left} {sign} {right}" for sign in SIGNS.values() if sign != old]
        for rank, new in enumerate((*news, f"{right} - {left}")):
            said = f"`{site.source.seg(node)}` becomes `{new}`"
            yield site.replace(node, new, COST + 0.05 * rank, said[:160])


def is_set(node):
    """Say whether one side is certainly a set."""
    sides = (node.left, node.right)
    return any(
        isinstance(s, (ast.Set, ast.SetComp))
        or getattr(getattr(s, "func", None), "id", "") in ("set", "frozenset")
        or getattr(getattr(s, "func", None), "attr", "") == "keys"
        for s in sides
    )
