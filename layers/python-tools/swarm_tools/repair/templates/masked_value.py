"""Bits spill over: a value is to be cut to the bits of a mask before it is shifted or kept."""

from __future__ import annotations

import ast

BEFORE = "def f(raw, value, mask, shift):\n    raw |= value << shift\n    return raw & mask\n"
AFTER = (
    "def f(raw, value, mask, shift):\n    raw |= (value & mask) << shift\n    return raw & mask\n"
)
COST = 1.3
BITS = (ast.LShift, ast.RShift, ast.BitOr, ast.BitXor, ast.BitAnd)


def propose(site):
    """Yield operands of shifts, and what is returned beside them, with each mask of the file."""
    if not any(isinstance(getattr(n, "op", None), BITS) for n in site.nodes):
        return
    masks = [m for m in (*site.names, *site.attributes) if "mask" in m.lower()]
    masks += ["0xFF", "0xFFFF", "0xFFFFFFFF", "1"]
    for node in site.nodes:
        up = site.parent(node)
        shifted = isinstance(up, ast.BinOp) and isinstance(up.op, BITS[:2]) and up.left is node
        whole = isinstance(node, ast.BinOp) and isinstance(
            up, (ast.Return, ast.Assign, ast.AugAssign)
        )
        if not shifted and not whole:
            continue
        for rank, mask in enumerate(masks):
            new = f"{site.operand(node)} & {mask}"
            said = f"`{site.source.seg(node)}` becomes `{new}`"
            yield site.replace(node, new, COST + 0.1 * rank, said[:160], loose=True)
