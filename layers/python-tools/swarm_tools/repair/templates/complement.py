"""What is left after a share was meant, not the share: `x * (1 - p / 100)`."""

from __future__ import annotations

import ast

BEFORE = "def f(price, percent):\n    return price * percent / 100\n"
AFTER = "def f(price, percent):\n    return price * (1 - percent / 100)\n"


def propose(site):
    """Yield products with a share that become what is left, or the whole and the share."""
    for node in site.nodes:
        share = shared(node)
        if share is None:
            continue
        whole, part, hundred = (site.operand(n) for n in share)
        for rank, sign in enumerate("-+"):
            new = f"{whole} * (1 {sign} {part} / {hundred})"
            said = f"`{site.source.seg(node)}` becomes `{new}`"[:160]
            yield site.replace(node, new, 1.6 + 0.05 * rank, said, loose=True)
            new = f"{whole} {sign} {site.source.seg(node)}"
            said = f"`{site.source.seg(node)}` becomes `{new}`"[:160]
            yield site.replace(node, new, 1.7 + 0.05 * rank, said, loose=True)


def shared(node):
    """Return whole, part and hundred of `whole * part / hundred`, None for anything else."""
    if not isinstance(node, ast.BinOp):
        return None
    left, right = node.left, node.right
    divided = isinstance(node.op, (ast.Div, ast.FloorDiv)) and isinstance(right, ast.Constant)
    if divided and isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mult):
        return left.left, left.right, right
    inner = isinstance(node.op, ast.Mult) and isinstance(right, ast.BinOp)
    if inner and isinstance(right.op, ast.Div) and isinstance(right.right, ast.Constant):
        return left, right.left, right.right
    return None
